import { Button, EmptyState, Page, PageHeader, SecretOnce, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { dataflowPermissionsQuery } from '../../shared/account/dataflow.queries.ts';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { useServices } from '../../shared/services.ts';
import { codesColumns, codesProperties } from './codes-columns.tsx';
import { CreateCodesDialog } from './create-codes-dialog.tsx';
import { CodeUsesDialog, DisableCodeDialog } from './code-dialogs.tsx';
import { words } from './operators.messages.ts';
import { codesList, type CreatedInvitationCode, type InvitationCode } from './operators.queries.ts';

/** The invitation codes. */
export function InvitationCodesPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const manages = permissions?.capabilities.includes('manage_configurations') === true;
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<readonly CreatedInvitationCode[] | null>(null);
  const create = manages ? (
    <Button variant="primary" icon="add" onClick={() => setCreating(true)}>
      {words.createCodes}
    </Button>
  ) : null;
  return (
    <Page>
      <title>{`${words.codesTitle} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.codesTitle}
          description={
            permissions === undefined || manages
              ? words.codesAbout
              : `${words.codesAbout} ${words.needs('manage_configurations')}.`
          }
          actions={create}
        />
        {created === null ? null : (
          <SecretOnce
            title={words.createdTitle(created.length)}
            headingLevel={2}
            secret={created.map(({ code }) => code).join('\n')}
            copyLabel={words.copyCodes}
            doneLabel={words.saved}
            onDone={() => setCreated(null)}
          >
            {words.createdMeaning}
          </SecretOnce>
        )}
        <Codes manages={manages} create={create} />
      </Stack>
      <CreateCodesDialog
        open={creating}
        onOpenChange={setCreating}
        onCreated={(items) => {
          setCreating(false);
          setCreated(items);
        }}
      />
    </Page>
  );
}

type CodesProps = {
  manages: boolean;
  /** The action for creating the first code; null for read-only users. */
  create: ReactNode;
};

/** The status of each code, and its actions. */
function Codes({ manages, create }: CodesProps) {
  const { api } = useServices();
  const [disabling, setDisabling] = useState<InvitationCode | null>(null);
  const [shown, setShown] = useState<InvitationCode | null>(null);
  const definition = useMemo<ListDefinition<InvitationCode>>(
    () => ({
      id: 'invitation_codes',
      noun: { one: words.codeNoun, many: words.codesNoun, all: words.allCodes },
      columns: codesColumns(),
      rowKey: ({ id }) => id,
      properties: codesProperties(),
      sort: { columnId: 'created', descending: true },
      searches: true,
      menu: {
        header: words.action,
        label: ({ hint }) => words.actionsFor(hint),
        items: (code) => [
          {
            kind: 'action',
            id: 'uses',
            label: words.showUses(code.hint),
            onSelect: () => setShown(code),
          },
          ...(manages && code.state !== 'disabled'
            ? [
                {
                  kind: 'action' as const,
                  id: 'disable',
                  label: words.disableFor(code.hint),
                  tone: 'danger' as const,
                  onSelect: () => setDisabling(code),
                },
              ]
            : []),
        ],
      },
    }),
    [manages],
  );
  return (
    <>
      <ListView
        definition={definition}
        client={null}
        about={words.codesTitle}
        listOf={(request: ListRequest) => codesList(api, request)}
        onOpen={setShown}
        empty={
          <EmptyState
            kind="first-use"
            size="table"
            headingLevel={2}
            title={words.noCodes}
            action={create}
          >
            {words.noCodesMeaning}
          </EmptyState>
        }
      />
      <DisableCodeDialog code={disabling} onClose={() => setDisabling(null)} />
      <CodeUsesDialog code={shown} onClose={() => setShown(null)} />
    </>
  );
}
