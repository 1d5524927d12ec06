import { Button, Dialog, InlineAlert, Select, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { mappingKey } from '../../shared/mapping/mapping.queries.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { CreateAccountsDialog } from './create-accounts-dialog.tsx';
import { ProposalTables } from './proposals.tsx';
import { applyTemplate, templatesQuery, useMappingAction } from './use-mapping-tools.ts';
import type { Template } from './use-mapping-tools.ts';
import { words, templateMeanings, templateNames } from './account-mapping.messages.tsx';

export type TemplateDialogProps = {
  readonly client: Client;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Previews a template's mapping in these books before applying it. */
export function TemplateDialog({ client, open, onOpenChange }: TemplateDialogProps) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const [chosen, setChosen] = useState<Template['id'] | null>(null);
  const [creating, setCreating] = useState(false);
  const templates = useQuery({ ...templatesQuery(api, tenant), enabled: open });
  const compared = useQuery({
    queryKey: [...mappingKey(tenant), 'template', chosen],
    queryFn: () =>
      applyTemplate(api, tenant, { template: chosen ?? 'us_facilitated', dry_run: true }),
    enabled: open && chosen !== null,
  });
  const apply = useMappingAction(tenant, {
    act: (template: Template['id']) => applyTemplate(api, tenant, { template, dry_run: false }),
    done: ({ proposals }) => words.mappedFromTemplate(proposals.length),
    onDone: () => onOpenChange(false),
  });
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="lg"
        busy={apply.isPending}
        title={words.startFromTemplateFor(client.name)}
        description={words.templateMeaning}
        actions={
          <>
            <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
            {(compared.data?.unmatched.length ?? 0) === 0 ? null : (
              <Button
                onClick={() => {
                  onOpenChange(false);
                  setCreating(true);
                }}
              >
                {words.createMissingAccounts}
              </Button>
            )}
            <Button
              variant="primary"
              disabled={chosen === null || (compared.data?.proposals.length ?? 0) === 0}
              loading={apply.isPending}
              onClick={() => (chosen === null ? undefined : apply.mutate(chosen))}
            >
              {words.applyTemplate}
            </Button>
          </>
        }
      >
        <Stack gap="lg">
          {apply.isError ? (
            <InlineAlert tone="danger" title={failureTitle(apply.error)} appeared>
              {words.nothingWasMapped}
            </InlineAlert>
          ) : null}
          <Loaded query={templates} label={words.loadingTemplates} lines={2}>
            {(items) => (
              <Select
                label={words.template}
                value={chosen ?? ''}
                placeholder={words.chooseATemplate}
                options={items.map(({ id }) => ({ value: id, label: templateNames[id] }))}
                onChange={(event) =>
                  setChosen(items.find(({ id }) => id === event.currentTarget.value)?.id ?? null)
                }
              />
            )}
          </Loaded>
          {chosen === null ? null : <Text tone="muted">{templateMeanings[chosen]}</Text>}
          {chosen === null ? null : (
            <Loaded query={compared} label={words.comparingWithYourAccounts} lines={6}>
              {(found) => <ProposalTables {...found} />}
            </Loaded>
          )}
        </Stack>
      </Dialog>
      {chosen === null ? null : (
        <CreateAccountsDialog
          client={client}
          template={chosen}
          open={creating}
          onOpenChange={setCreating}
        />
      )}
    </>
  );
}
