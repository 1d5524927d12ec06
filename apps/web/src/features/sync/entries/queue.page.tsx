import {
  BulkBar,
  Button,
  ButtonLink,
  DataGrid,
  decodeListAddress,
  emptyListAddress,
  EmptyState,
  encodeListAddress,
  FilterBar,
  Spread,
  Stack,
  TabNav,
  type ListAddress,
  type ListRules,
} from '@platebook/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BooksEntry, Client, EntryStatus } from '../../../shared/api/entities.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ReadOnlyNote } from '../../../shared/page/read-only-note.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { entriesSummaryQuery, syncStatusQuery } from '../../../shared/workspace/entries.queries.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { entriesQuery } from '../sync.queries.ts';
import { ExportDialog } from '../overview/export-dialog.tsx';
import { usePagedRows } from '../use-paged-rows.ts';
import { Outcome } from './entry-actions.tsx';
import { queueColumns } from './entry-columns.tsx';
import { WHO_POSTS } from './entry.view.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import {
  queueRules,
  queueViews,
  readView,
  toEntriesFilter,
  usualView,
  type QueueCounts,
} from './queue-address.ts';
import { QueueViews } from './queue-views.tsx';
import { keptPart } from './saved-views.view.ts';
import { useBulkActions } from './use-bulk-actions.tsx';

/** The entries of a client by what they wait for, and what can be done with several at once. */
export function QueuePage() {
  return (
    <ForActiveClient>{(client) => <WithCounts key={client.id} client={client} />}</ForActiveClient>
  );
}

function WithCounts({ client }: { client: Client }) {
  const { api } = useServices();
  const summary = useQuery(entriesSummaryQuery(api, client.tenant_id));
  const status = useQuery(syncStatusQuery(api, client.tenant_id));
  const rules = useMemo(() => queueRules(status.data?.channels ?? []), [status.data]);
  return (
    <Loaded query={summary} label="Loading the queue" shape="table" lines={8}>
      {({ counts }) => <Queue client={client} counts={counts} rules={rules} />}
    </Loaded>
  );
}

type QueueProps = { client: Client; counts: QueueCounts; rules: ListRules };

/** The address is the state: which part, which filters, and what is open beside the list. */
function useQueueAddress(rules: ListRules, counts: QueueCounts) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { address, dropped } = decodeListAddress(search, rules);
  const view = readView(address.view) ?? usualView(counts);
  const toSearch = (next: Partial<ListAddress>) =>
    `?${encodeListAddress({ ...address, ...next }, rules)}`;
  const entryHref = useCallback(
    (sel: string) => {
      const { address: current } = decodeListAddress(search, rules);
      return `${pathname}?${encodeListAddress({ ...current, sel }, rules)}`;
    },
    [pathname, search, rules],
  );
  return {
    address,
    dropped,
    view,
    entryHref,
    hrefOf: (status: EntryStatus) => pathname + toSearch({ view: status, sel: null, panel: null }),
    go: (next: Partial<ListAddress>, history: 'replace' | 'push' = 'push') =>
      void navigate(toSearch(next), { replace: history === 'replace', preventScrollReset: true }),
    show: (kept: string | null) => {
      const shown =
        kept === null
          ? { ...emptyListAddress(rules), view: address.view }
          : decodeListAddress(kept, rules).address;
      const next = { ...shown, client: address.client };
      void navigate(`?${encodeListAddress(next, rules)}`, { preventScrollReset: true });
    },
  };
}

function Queue({ client, counts, rules }: QueueProps) {
  const { address, dropped, view, hrefOf, entryHref, go, show } = useQueueAddress(rules, counts);
  const [exporting, setExporting] = useState(false);
  return (
    <Stack gap="lg">
      {mayManage(client) ? null : <ReadOnlyNote>{WHO_POSTS}</ReadOnlyNote>}
      <TabNav
        label="Parts of the queue"
        currentId={view}
        links={queueViews(counts, view).map(({ id, label, count }) => ({
          id,
          label,
          count,
          href: hrefOf(id),
        }))}
      />
      <QueueViews
        client={client}
        address={encodeListAddress(keptPart(address, view), rules)}
        isFiltered={isFiltered(address)}
        onShow={show}
      >
        <Spread
          end={
            <Button icon="download" onClick={() => setExporting(true)}>
              Export…
            </Button>
          }
        >
          <FilterBar
            label="Filter entries"
            properties={rules.properties}
            value={address}
            dropped={dropped}
            shortcut
            onChange={({ q, filters }, history) => go({ q, filters }, history)}
          />
        </Spread>
        <ExportDialog client={client} open={exporting} onClose={() => setExporting(false)} />
        <Entries
          key={view}
          client={client}
          view={view}
          address={address}
          entryHref={entryHref}
          go={go}
          counts={counts}
        />
      </QueueViews>
    </Stack>
  );
}

type EntriesProps = {
  client: Client;
  view: EntryStatus;
  address: ListAddress;
  entryHref: (entryId: string) => string;
  go: (next: Partial<ListAddress>, history?: 'replace' | 'push') => void;
  counts: QueueCounts;
};

const NONE: ReadonlySet<string> = new Set();

function Entries({ client, view, address, entryHref, go, counts }: EntriesProps) {
  const { api } = useServices();
  const list = usePagedRows(
    useInfiniteQuery(
      entriesQuery({ api, tenant: client.tenant_id }, toEntriesFilter(address, view)),
    ),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE);
  const columns = useMemo(() => queueColumns(entryHref, view), [entryHref, view]);
  const chosen = list.loaded.filter(({ id }) => selected.has(id));
  const bulk = useBulkActions({ client, chosen, onDone: () => setSelected(NONE) });
  const selectable = mayManage(client) && view !== 'posted' && view !== 'reversed';
  return (
    <Stack gap="md">
      <Outcome {...bulk.outcome} />
      {bulk.dialogs}
      <DataGrid<BooksEntry>
        label="Journal entries"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        state={list.state}
        onOpen={({ id }) => go({ sel: id })}
        {...(selectable ? { selected, onSelectedChange: setSelected } : {})}
        empty={<Empty view={view} filtered={isFiltered(address)} counts={counts} />}
      />
      <BulkBar
        selected={chosen.length}
        noun={{ one: 'entry', many: 'entries' }}
        onClear={() => setSelected(NONE)}
        actions={bulk.actions}
      />
      <EntryDrawer
        client={client}
        entryId={address.sel}
        ids={list.loaded.map(({ id }) => id)}
        tab={address.panel ?? 'journal'}
        onTab={(panel) => go({ panel: panel === 'journal' ? null : panel }, 'replace')}
        onOpen={(sel) => go({ sel }, 'replace')}
        onClose={() => go({ sel: null, panel: null })}
      />
    </Stack>
  );
}

function isFiltered({ q, filters, from, to }: ListAddress): boolean {
  return q !== '' || Object.keys(filters).length > 0 || from !== null || to !== null;
}

const NOTHING: Record<EntryStatus, string> = {
  needs_mapping: 'Every line has an account',
  needs_review: 'Nothing waits for review',
  ready: 'Nothing waits to be posted',
  posting: 'Nothing is on its way',
  posted: 'Nothing is posted yet',
  failed: 'Nothing failed',
  skipped: 'Nothing was left out',
  reversed: 'Nothing was taken back',
};

type EmptyProps = { view: EntryStatus; filtered: boolean; counts: QueueCounts };

function Empty({ view, filtered, counts }: EmptyProps) {
  const href = useClientHref();
  if (filtered) {
    return <EmptyState kind="no-results" size="table" title="No entry is like that" />;
  }
  const isNew = Object.values(counts).every((count) => count === 0);
  return isNew ? (
    <EmptyState
      kind="first-use"
      size="table"
      title="No payouts yet"
      action={
        <ButtonLink variant="primary" icon="upload" href={href('/dashboard/sync/files')}>
          Upload a report
        </ButtonLink>
      }
    >
      Upload a report, or connect a delivery platform: each payout becomes an entry here, with what
      it needs before it can be posted.
    </EmptyState>
  ) : (
    <EmptyState kind="cleared" size="table" title={NOTHING[view]} />
  );
}
