import { EmptyState } from '@platebook/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, SyncRun } from '../../../shared/api/entities.ts';
import type { ListDefinition, ListRequest } from '../../../shared/list/list-definition.ts';
import { expectedRows } from '../../../shared/list/expected-rows.ts';
import { ListView } from '../../../shared/list/list-view.tsx';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { syncStatusQuery } from '../../../shared/workspace/entries.queries.ts';
import { runsKey } from '../sync.queries.ts';
import { runsActions } from './runs-actions.ts';
import { runsColumns, runsProperties } from './runs-columns.tsx';
import { words } from './runs-list.messages.ts';
import { runsList } from './runs.queries.ts';

/** A client's run history: fetches, uploads and postings. */
export function RunsPage() {
  return <ForActiveClient>{(client) => <Runs key={client.id} client={client} />}</ForActiveClient>;
}

function Runs({ client }: { client: Client }) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const navigate = useNavigate();
  const href = useClientHref();
  const hrefOf = useCallback(({ id }: SyncRun) => href(`/dashboard/sync/runs/${id}`), [href]);
  const status = useQuery(syncStatusQuery(api, tenant));
  const actions = useActions(client);
  const definition = useMemo<ListDefinition<SyncRun>>(
    () => ({
      id: 'runs',
      noun: { one: words.run, many: words.runs, all: words.allRuns },
      columns: runsColumns(hrefOf),
      rowKey: ({ id }) => id,
      properties: runsProperties(status.data?.channels ?? []),
      sort: { columnId: 'started', descending: true },
      searches: true,
      actions,
    }),
    [hrefOf, status.data, actions],
  );
  const known = status.data && Object.values(status.data.runs).reduce((sum, one) => sum + one, 0);
  const listOf = (request: ListRequest) => runsList({ api, tenant }, request);
  return (
    <ListView
      definition={definition}
      client={client}
      listOf={listOf}
      onOpen={(run) => void navigate(hrefOf(run))}
      expectedRows={expectedRows(known)}
      empty={
        <EmptyState kind="first-use" size="table" title={words.noneYet}>
          {words.appearHere}
        </EmptyState>
      }
    />
  );
}

function useActions(client: Client) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMemo(
    () =>
      runsActions({
        api,
        client,
        refresh: () => queries.invalidateQueries({ queryKey: runsKey(client.tenant_id) }),
      }),
    [api, client, queries],
  );
}
