import { Announcer, Button, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type {
  BooksEntry,
  Client,
  EntryStatus,
  StatusReason,
} from '../../../shared/api/entities.ts';
import type { ListDefinition } from '../../../shared/list/list-definition.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useList, type List } from '../../../shared/list/use-list.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ReadOnlyNote } from '../../../shared/page/read-only-note.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { entriesSummaryQuery, syncStatusQuery } from '../../../shared/workspace/entries.queries.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { ExportDialog } from '../overview/export-dialog.tsx';
import { entriesList } from '../sync.queries.ts';
import { BulkQuestions, entriesActions, type BulkQuestion } from './bulk-actions.tsx';
import { DecisionNote } from './decision-note.tsx';
import { words } from './entries.messages.ts';
import { queueColumns, queueFileColumns } from './entry-columns.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { sharedReason, whoPosts } from './entry.view.ts';
import {
  queueParts,
  queueProperties,
  toEntriesFilter,
  usualView,
  viewOf,
  type QueueCounts,
} from './queue-address.ts';
import { Empty } from './queue-empty.tsx';
import { Together } from './together.tsx';
import { useReviewStream } from './use-review-stream.ts';

/** A client's entries by what they wait for, with bulk actions. */
export function QueuePage() {
  return (
    <Announcer>
      <ForActiveClient>
        {(client) => <WithCounts key={client.id} client={client} />}
      </ForActiveClient>
    </Announcer>
  );
}

function WithCounts({ client }: { client: Client }) {
  const { api } = useServices();
  const summary = useQuery(entriesSummaryQuery(api, client.tenant_id));
  return (
    <Loaded query={summary} label={words.loadingTheQueue} shape="table" lines={8}>
      {({ counts }) => <Queue client={client} counts={counts} />}
    </Loaded>
  );
}

type QueueProps = { client: Client; counts: QueueCounts };

/** The entries of one tab, with actions on all, on a selection, or on the open one. */
function Queue({ client, counts }: QueueProps) {
  const queue = useQueue(client, counts);
  const { list, view } = queue;
  const { address, go, selection } = list;
  const { loaded } = list.paged;
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const open = (sel: string) => go({ sel }, 'replace');
  const stream = useReviewStream({ scope: view, entries: loaded, onOpen: open });
  const { definition, shared } = useShownDefinition({ client, ...queue, ask: setQuestion });
  return (
    <Stack gap="lg">
      {mayManage(client) ? null : <ReadOnlyNote>{whoPosts()}</ReadOnlyNote>}
      <ListPage
        definition={definition}
        list={list}
        client={client}
        tools={<Export client={client} />}
        onOpen={({ id }) => go({ sel: id })}
        empty={<Empty client={client} view={view} counts={counts} />}
      >
        {address.sel === null ? (
          <DecisionNote
            client={client}
            decision={stream.decision}
            onShow={open}
            onDismiss={stream.dismiss}
          />
        ) : null}
        <Together
          client={client}
          view={view}
          list={list.paged}
          reason={view === 'needs_mapping' ? null : shared}
          onAsk={setQuestion}
        />
      </ListPage>
      <BulkQuestions
        client={client}
        question={question}
        onClose={() => setQuestion(null)}
        onDecided={(decision) => {
          selection.clear();
          stream.onDecided(decision);
        }}
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

type QueueList = {
  readonly base: ListDefinition<BooksEntry>;
  readonly list: List<BooksEntry>;
  readonly view: EntryStatus;
};

/** The state is in the address: tab, filters, and the open panel. */
function useQueue(client: Client, counts: QueueCounts): QueueList {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const status = useQuery(syncStatusQuery(api, tenant));
  const base = useMemo<ListDefinition<BooksEntry>>(
    () => ({
      id: 'entries',
      noun: { one: words.oneEntry, many: words.manyEntries },
      label: words.journalEntries,
      columns: [],
      rowKey: ({ id }) => id,
      properties: queueProperties(status.data?.channels ?? []),
      fileColumns: queueFileColumns(),
      sort: { columnId: 'date', descending: true },
      searches: true,
      parts: queueParts(counts),
      partsLabel: words.partsOfTheQueue,
      usualPart: usualView(counts),
      wholeParts: TOGETHER,
      panels: PANELS,
    }),
    [status.data, counts],
  );
  const list = useList({
    definition: base,
    listOf: (request) =>
      entriesList({ api, tenant }, toEntriesFilter(request, viewOf(request.part ?? null, counts))),
  });
  return { base, list, view: viewOf(list.part, counts) };
}

type ShownInput = QueueList & { client: Client; ask: (question: BulkQuestion) => void };

/** A tab's columns and actions; facts shared by its entries are shown above. */
function useShownDefinition({ client, base, list, view, ask }: ShownInput) {
  const { pathname } = useLocation();
  const { toSearch } = list;
  const { loaded, hasMore } = list.paged;
  const hrefOf = useCallback((sel: string) => pathname + toSearch({ sel }), [pathname, toSearch]);
  const shared = useMemo(() => (hasMore ? null : sharedReason(loaded)), [hasMore, loaded]);
  const definition = useMemo<ListDefinition<BooksEntry>>(
    () => ({
      ...base,
      columns: queueColumns(hrefOf, view, {
        withoutWhy: isShownAbove(view, loaded, shared) && !hasFindings(loaded),
      }),
      actions: mayManage(client) && !IN_BOOKS.includes(view) ? entriesActions(client, ask) : [],
    }),
    [base, hrefOf, view, loaded, shared, client, ask],
  );
  return { definition, shared };
}

/** Exports the lines of all entries of a period. */
function Export({ client }: { client: Client }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {words.exportLabel}
      </Button>
      <ExportDialog client={client} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const PANELS = ['journal', 'proof', 'history', 'files', 'technical', 'sent'];
/** Posted entries need no more decisions. */
const IN_BOOKS: readonly EntryStatus[] = ['posted', 'reversed'];
/** Tabs with actions on all entries at once. */
const TOGETHER: readonly EntryStatus[] = ['needs_review', 'ready'];

/** A reason covered by an alert above is not repeated per row. */
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
