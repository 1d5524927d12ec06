import { Button, Dialog, InlineAlert, Select, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { mappingKey } from '../../shared/mapping/mapping.queries.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { ProposalTables } from './proposals.tsx';
import { copyMapping, useMappingAction } from './use-mapping-tools.ts';
import { words } from './account-mapping.messages.tsx';

export type CopyDialogProps = {
  readonly client: Client;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Copies another client's mapping, matched to this client's accounts by number and name. */
export function CopyDialog({ client, open, onOpenChange }: CopyDialogProps) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const [source, setSource] = useState('');
  const clients = useQuery({ ...clientsQuery(api), enabled: open });
  const compared = useQuery({
    queryKey: [...mappingKey(tenant), 'copy', source],
    queryFn: () => copyMapping(api, tenant, { from_tenant_id: source, dry_run: true }),
    enabled: open && source !== '',
  });
  const copy = useMappingAction(tenant, {
    act: () => copyMapping(api, tenant, { from_tenant_id: source, dry_run: false }),
    done: ({ proposals }) => words.copied(proposals.length),
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      busy={copy.isPending}
      title={words.copyAccountsTo(client.name)}
      description={words.howCopied}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={source === '' || (compared.data?.proposals.length ?? 0) === 0}
            loading={copy.isPending}
            onClick={() => copy.mutate(undefined)}
          >
            {words.copyAccounts}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {copy.isError ? (
          <InlineAlert tone="danger" title={failureTitle(copy.error)} appeared>
            {words.nothingWasCopied}
          </InlineAlert>
        ) : null}
        <Loaded query={clients} label={words.loadingClients} lines={2}>
          {(items) => (
            <Select
              label={words.from}
              value={source}
              placeholder={words.chooseAClient}
              options={items
                .filter((one) => one.tenant_id !== tenant)
                .map((one) => ({ value: one.tenant_id, label: one.name }))}
              onChange={(event) => setSource(event.currentTarget.value)}
            />
          )}
        </Loaded>
        {source === '' ? null : (
          <Loaded query={compared} label={words.comparingMappings} lines={6}>
            {(found) => <ProposalTables {...found} />}
          </Loaded>
        )}
      </Stack>
    </Dialog>
  );
}
