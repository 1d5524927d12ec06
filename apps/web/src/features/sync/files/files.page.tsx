import { EmptyState, Heading, Stack } from '@platebook/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, ImportSummary } from '../../../shared/api/entities.ts';
import type { ListDefinition, ListRequest } from '../../../shared/list/list-definition.ts';
import { ListView } from '../../../shared/list/list-view.tsx';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ReadOnlyNote } from '../../../shared/page/read-only-note.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { importsList, importsListKey } from '../../../shared/workspace/imports.queries.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { importsActions } from './imports-actions.ts';
import { importsColumns, importsProperties } from './imports-columns.tsx';
import { ReportDrop } from './report-drop.tsx';
import { words } from './files.messages.tsx';

/** Uploads files, and lists the imports so far. */
export function FilesPage() {
  return <ForActiveClient>{(client) => <Files key={client.id} client={client} />}</ForActiveClient>;
}

function Files({ client }: { client: Client }) {
  const tenant = client.tenant_id;
  return (
    <Stack gap="xxl">
      {mayManage(client) ? (
        <ReportDrop tenant={tenant} />
      ) : (
        <ReadOnlyNote>{words.uploadReadOnly}</ReadOnlyNote>
      )}
      <Imports client={client} />
    </Stack>
  );
}

function Imports({ client }: { client: Client }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const href = useClientHref();
  const hrefOf = useCallback(
    ({ id }: ImportSummary) => href(`/dashboard/sync/imports/${id}`),
    [href],
  );
  const queries = useQueryClient();
  const actions = useMemo(
    () =>
      importsActions({
        api,
        client,
        refresh: () => queries.invalidateQueries({ queryKey: importsListKey(client.tenant_id) }),
      }),
    [api, client, queries],
  );
  const definition = useMemo<ListDefinition<ImportSummary>>(
    () => ({
      id: 'imports',
      noun: { one: 'import', many: 'imports' },
      columns: importsColumns(hrefOf),
      rowKey: ({ id }) => id,
      properties: importsProperties(),
      sort: { columnId: 'created', descending: true },
      searches: true,
      actions,
    }),
    [hrefOf, actions],
  );
  const listOf = (request: ListRequest) => importsList(api, client.tenant_id, request);
  return (
    <Stack as="section" gap="md" aria-labelledby="imports">
      <Heading level={2} id="imports">
        {words.imports}
      </Heading>
      <ListView
        definition={definition}
        client={client}
        listOf={listOf}
        onOpen={(run) => void navigate(hrefOf(run))}
        empty={
          <EmptyState kind="first-use" size="table" headingLevel={3} title={words.noImportsYet}>
            {words.uploadFirst}
          </EmptyState>
        }
      />
    </Stack>
  );
}
