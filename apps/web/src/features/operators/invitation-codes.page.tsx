import { Button, EmptyState, Page, PageHeader, SecretOnce, Stack, Table } from '@platebook/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataflowPermissionsQuery } from '../../shared/account/dataflow.queries.ts';
import { rowsOf } from '../../shared/list/paged-query.ts';
import { ShowMore } from '../../shared/list/show-more.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { codesColumns } from './codes-columns.tsx';
import { CreateCodesDialog } from './create-codes-dialog.tsx';
import { CodeUsesDialog, DisableCodeDialog } from './code-dialogs.tsx';
import { words } from './operators.messages.ts';
import {
  codesQuery,
  type CreatedInvitationCode,
  type InvitationCode,
} from './operators.queries.ts';

/** The codes that let people register. */
export function InvitationCodesPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const manages = permissions?.capabilities.includes('manage_configurations') === true;
  const codes = useInfiniteQuery(codesQuery(api));
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<readonly CreatedInvitationCode[] | null>(null);
  const [disabling, setDisabling] = useState<InvitationCode | null>(null);
  const [shown, setShown] = useState<InvitationCode | null>(null);
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
        <Loaded query={codes} label={words.codesTitle} shape="table" lines={6}>
          {(data) => {
            const rows = rowsOf(data);
            return rows.length === 0 ? (
              <EmptyState kind="first-use" headingLevel={2} title={words.noCodes} action={create}>
                {words.noCodesMeaning}
              </EmptyState>
            ) : (
              <Stack gap="md">
                <Table
                  caption={words.codesTitle}
                  captionHidden
                  rows={rows}
                  rowKey={({ id }) => id}
                  columns={codesColumns({
                    onShow: setShown,
                    onDisable: manages ? setDisabling : null,
                  })}
                />
                <ShowMore query={codes} shown={rows.length} noun={words.codesNoun} />
              </Stack>
            );
          }}
        </Loaded>
      </Stack>
      <CreateCodesDialog
        open={creating}
        onOpenChange={setCreating}
        onCreated={(items) => {
          setCreating(false);
          setCreated(items);
        }}
      />
      <DisableCodeDialog code={disabling} onClose={() => setDisabling(null)} />
      <CodeUsesDialog code={shown} onClose={() => setShown(null)} />
    </Page>
  );
}
