import {
  DataGrid,
  EmptyState,
  FilterBar,
  Link,
  Spread,
  Stack,
  StatusPill,
  statusWords,
  type GridColumn,
} from '@platebook/ui';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDisplay } from '../../../shared/account/use-preferences.ts';
import type { Client, SyncRun } from '../../../shared/api/entities.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { Instant } from '../../../shared/page/instant.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { syncStatusQuery } from '../../../shared/workspace/entries.queries.ts';
import { everyRow } from '../../../shared/list/export-list.ts';
import { ListBulk } from '../../../shared/list/list-bulk.tsx';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { ListExports } from '../../../shared/list/list-exports.tsx';
import { pagedQuery } from '../../../shared/list/paged-query.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { runsKey, runsList, type RunsFilter } from '../sync.queries.ts';
import { usePagedRows } from '../../../shared/list/use-paged-rows.ts';
import { runPeriod, runTitle } from './run-title.ts';
import { triggerName } from './run.view.ts';
import { runsActions } from './runs-actions.ts';
import { words } from './runs-list.messages.ts';
import { readRunsFilter, runsProperties, toRunsFilters, withRunsFilters } from './runs-address.ts';

/** The history of a client's runs: fetched reports, uploaded files and postings. */
export function RunsPage() {
  return <ForActiveClient>{(client) => <Runs key={client.id} client={client} />}</ForActiveClient>;
}

function Runs({ client }: { client: Client }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const href = useClientHref();
  const [query] = useSearchParams();
  const filter = readRunsFilter(query);
  const columns = useMemo(() => columnsOf(href), [href]);
  const source = runsList({ api, tenant: client.tenant_id }, filter);
  const list = usePagedRows(useInfiniteQuery(pagedQuery(source)));
  const selection = useSelection({
    scope: JSON.stringify(filter),
    loaded: list.loaded,
    rowKey: ({ id }: SyncRun) => id,
  });
  const definition = useBulkDefinition(client);
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Stack gap="lg">
      <Spread
        align="start"
        end={
          <ListExports
            narrowed={isNarrowed}
            choice={{ definition, columns, list: source, clientName: client.name }}
          />
        }
      >
        <RunsFilters tenant={client.tenant_id} filter={filter} />
      </Spread>
      <DataGrid<SyncRun>
        label={words.title}
        columns={columns}
        rows={list.rows}
        rowKey={definition.rowKey}
        state={list.state}
        onOpen={({ id }) => void navigate(href(`/dashboard/sync/runs/${id}`))}
        selected={selection.keys}
        onSelectedChange={selection.setKeys}
        empty={
          isNarrowed ? (
            <EmptyState kind="no-results" size="table" title={words.noneMatch}>
              {words.changeFilters}
            </EmptyState>
          ) : (
            <EmptyState kind="first-use" size="table" title={words.noneYet}>
              {words.appearHere}
            </EmptyState>
          )
        }
      />
      <ListBulk
        definition={definition}
        columns={columns}
        clientName={client.name}
        selection={selection}
        matching={list.hasMore ? null : list.loaded.length}
        everyRow={() => everyRow(source)}
      />
    </Stack>
  );
}

function useBulkDefinition(client: Client) {
  const { api } = useServices();
  const queries = useQueryClient();
  return {
    noun: { one: words.run, many: words.runs, all: words.allRuns },
    rowKey: ({ id }: SyncRun) => id,
    actions: runsActions({
      api,
      client,
      refresh: () => queries.invalidateQueries({ queryKey: runsKey(client.tenant_id) }),
    }),
  };
}

function RunsFilters({ tenant, filter }: { tenant: string; filter: RunsFilter }) {
  const { api } = useServices();
  const [query, setQuery] = useSearchParams();
  const status = useQuery(syncStatusQuery(api, tenant));
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  const properties = useMemo(() => runsProperties(status.data?.channels ?? []), [status.data]);
  return (
    <FilterBar
      label={words.filter}
      properties={properties}
      withoutSearch
      shortcut={singleKeys}
      value={{ q: '', filters: toRunsFilters(filter) }}
      onChange={({ filters }) => setQuery(withRunsFilters(query, filters))}
    />
  );
}

type RunColumn = ListColumn<SyncRun> & GridColumn<SyncRun>;

function columnsOf(href: (path: string) => string): readonly RunColumn[] {
  return [
    {
      id: 'title',
      header: words.column,
      value: runTitle,
      cell: (run) => (
        <Link href={href(`/dashboard/sync/runs/${run.id}`)} variant="quiet">
          {runTitle(run)}
        </Link>
      ),
      width: 184,
      pinned: true,
      sortable: false,
      card: 'title',
    },
    ...rest(),
  ];
}

const rest = (): readonly RunColumn[] => [
  {
    id: 'status',
    header: words.status,
    value: ({ status }) => statusWords({ kind: 'run', status }).word,
    cell: ({ status }) => <StatusPill kind="run" status={status} />,
    width: 116,
    sortable: false,
    card: 'value',
  },
  {
    id: 'started',
    header: words.started,
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <Instant at={created_at} />,
    width: 184,
    sortable: false,
    card: 'note-end',
  },
  {
    id: 'period',
    header: words.days,
    value: (run) => runPeriod(run) ?? '',
    width: 168,
    sortable: false,
    card: 'note',
  },
  {
    id: 'trigger',
    header: words.startedBy,
    value: (run) => (run.dry_run ? words.dryRun(triggerName(run)) : triggerName(run)),
    width: 108,
    sortable: false,
  },
  {
    id: 'payouts',
    header: words.payouts,
    value: ({ situation }) => situation.counts.payouts,
    numeric: true,
    width: 104,
    sortable: false,
  },
  {
    id: 'entries',
    header: words.entries,
    value: ({ situation }) => Math.max(situation.counts.entries, situation.entries.length),
    numeric: true,
    width: 96,
    sortable: false,
  },
];
