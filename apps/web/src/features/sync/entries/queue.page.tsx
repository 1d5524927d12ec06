import {
  BulkBar,
  Button,
  DataGrid,
  decodeListAddress,
  emptyListAddress,
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
import type {
  BooksEntry,
  Client,
  EntryStatus,
  StatusReason,
} from '../../../shared/api/entities.ts';
import { useDisplay } from '../../../shared/account/use-preferences.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ReadOnlyNote } from '../../../shared/page/read-only-note.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { entriesSummaryQuery, syncStatusQuery } from '../../../shared/workspace/entries.queries.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { entriesQuery } from '../sync.queries.ts';
import { ExportDialog } from '../overview/export-dialog.tsx';
import { isNarrowed } from '../../../shared/list/list-definition.ts';
import { ListViews } from '../../../shared/list/list-views.tsx';
import { savedPart } from '../../../shared/list/saved-views.view.ts';
import { useListAddress } from '../../../shared/list/use-list-address.ts';
import { usePagedRows } from '../../../shared/list/use-paged-rows.ts';
import { DecisionNote } from './decision-note.tsx';
import { queueColumns } from './entry-columns.tsx';
import { sharedReason, whoPosts } from './entry.view.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import {
  queueRules,
  queueViews,
  readView,
  toEntriesFilter,
  usualView,
  type QueueCounts,
} from './queue-address.ts';
import { Empty } from './queue-empty.tsx';
import { Together } from './together.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useReviewStream } from './use-review-stream.ts';
import { words } from './entries.messages.ts';

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
    <Loaded query={summary} label={words.loadingTheQueue} shape="table" lines={8}>
      {({ counts }) => <Queue client={client} counts={counts} rules={rules} />}
    </Loaded>
  );
}

type QueueProps = { client: Client; counts: QueueCounts; rules: ListRules };

/** The address is the state: which part, which filters, and what is open beside the list. */
function useQueueAddress(rules: ListRules, counts: QueueCounts) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { address, dropped, toSearch, go } = useListAddress(rules);
  const view = readView(address.view) ?? usualView(counts);
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
    go,
    show: (remembered: string | null) => {
      const shown =
        remembered === null
          ? { ...emptyListAddress(rules), view: address.view }
          : decodeListAddress(remembered, rules).address;
      const next = { ...shown, client: address.client };
      void navigate(`?${encodeListAddress(next, rules)}`, { preventScrollReset: true });
    },
  };
}

function Queue({ client, counts, rules }: QueueProps) {
  const { address, dropped, view, hrefOf, entryHref, go, show } = useQueueAddress(rules, counts);
  const [exporting, setExporting] = useState(false);
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  return (
    <Stack gap="lg">
      {mayManage(client) ? null : <ReadOnlyNote>{whoPosts()}</ReadOnlyNote>}
      <TabNav
        label={words.partsOfTheQueue}
        currentId={view}
        links={queueViews(counts, view).map(({ id, label, count }) => ({
          id,
          label,
          count,
          href: hrefOf(id),
        }))}
      />
      <ListViews
        client={client}
        list="entries"
        noun={NOUN}
        address={encodeListAddress(savedPart(address, view), rules)}
        isFiltered={isNarrowed(address)}
        onShow={show}
      >
        <Spread
          end={
            <Button icon="download" onClick={() => setExporting(true)}>
              {words.exportLabel}
            </Button>
          }
        >
          <FilterBar
            label={words.filterEntries}
            properties={rules.properties}
            value={address}
            dropped={dropped}
            shortcut={singleKeys}
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
      </ListViews>
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

/** The entries of one part of the queue, and what can be done with all of them, some, or the one that is open. */
function Entries({ client, view, address, entryHref, go, counts }: EntriesProps) {
  const { api } = useServices();
  const list = usePagedRows(
    useInfiniteQuery(
      entriesQuery({ api, tenant: client.tenant_id }, toEntriesFilter(address, view)),
    ),
    { wholeList: TOGETHER.includes(view) },
  );
  const { loaded } = list;
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE);
  const open = (sel: string) => go({ sel }, 'replace');
  const stream = useReviewStream(loaded, open);
  const shared = useMemo(() => (list.hasMore ? null : sharedReason(loaded)), [list, loaded]);
  const columns = useMemo(
    () =>
      queueColumns(entryHref, view, {
        withoutWhy: isShownAbove(view, loaded, shared) && !hasFindings(loaded),
      }),
    [entryHref, view, shared, loaded],
  );
  const bulk = useBulkActions({
    client,
    chosen: loaded.filter(({ id }) => selected.has(id)),
    onDecided: (decision) => {
      setSelected(NONE);
      stream.onDecided(decision);
    },
  });
  const isForDecision = mayManage(client) && !IN_BOOKS.includes(view);
  return (
    <Stack gap="md">
      {address.sel === null ? (
        <DecisionNote
          client={client}
          decision={stream.decision}
          onShow={open}
          onDismiss={stream.dismiss}
        />
      ) : null}
      {bulk.dialogs}
      <Together
        client={client}
        view={view}
        list={list}
        reason={view === 'needs_mapping' ? null : shared}
        onAsk={bulk.ask}
      />
      <DataGrid<BooksEntry>
        label={words.journalEntries}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        state={list.state}
        onOpen={({ id }) => go({ sel: id })}
        {...(isForDecision ? { selected, onSelectedChange: setSelected } : {})}
        empty={<Empty client={client} view={view} filtered={isNarrowed(address)} counts={counts} />}
      />
      <BulkBar
        selected={selected.size}
        noun={NOUN}
        onClear={() => setSelected(NONE)}
        actions={bulk.actions}
      />
      <EntryDrawer
        client={client}
        entryId={address.sel}
        ids={loaded.map(({ id }) => id)}
        stream={stream}
        tab={address.panel ?? 'journal'}
        onTab={(panel) => go({ panel: panel === 'journal' ? null : panel }, 'replace')}
        onOpen={open}
        onClose={() => go({ sel: null, panel: null })}
      />
    </Stack>
  );
}

const NOUN = { one: 'entry', many: 'entries' };
const NONE: ReadonlySet<string> = new Set();
/** What was sent is no longer decided about. */
const IN_BOOKS: readonly EntryStatus[] = ['posted', 'reversed'];
/** Parts whose entries can be decided about all at once. */
const TOGETHER: readonly EntryStatus[] = ['needs_review', 'ready'];

/** What one alert above says of all of them is not repeated row by row. */
function isShownAbove(
  view: EntryStatus,
  entries: readonly BooksEntry[],
  shared: StatusReason | null,
): boolean {
  return (
    shared !== null ||
    (view === 'needs_mapping' &&
      entries.every(({ status_reason: reason }) => reason?.code === 'needs_mapping'))
  );
}

function hasFindings(entries: readonly BooksEntry[]): boolean {
  return entries.some(({ findings }) => findings.length > 0);
}
