import { Heading, Link, Money, Stack, StatusPill, Table, type TableColumn } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { BooksEntry, Client, SyncRun } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { KIND_NAMES } from '../entries/entry.view.ts';
import { entriesQuery } from '../sync.queries.ts';

export type RunEntriesProps = { client: Client; run: SyncRun };

/** The entries that a run planned or posts. */
export function RunEntries({ client, run }: RunEntriesProps) {
  const { api } = useServices();
  const href = useClientHref();
  const list = useInfiniteQuery(
    entriesQuery({ api, tenant: client.tenant_id }, { run_id: run.id }),
  );
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return entries.length === 0 ? null : (
    <Stack as="section" gap="md" aria-labelledby="run-entries">
      <Heading level={2} id="run-entries">
        Journal entries
      </Heading>
      <Table
        caption="Journal entries"
        captionHidden
        rows={entries}
        rowKey={({ id }) => id}
        columns={columnsOf(href)}
      />
      {list.hasNextPage ? (
        <Link href={href(`/dashboard/sync?view=ready`)}>All entries are in the queue</Link>
      ) : null}
    </Stack>
  );
}

function columnsOf(href: (path: string) => string): TableColumn<BooksEntry>[] {
  return [
    {
      id: 'number',
      header: 'Entry',
      rowHeader: true,
      cell: ({ id, document_number }) => (
        <Link href={href(`/dashboard/sync/entries/${id}`)} variant="quiet">
          {document_number}
        </Link>
      ),
    },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => KIND_NAMES[kind] },
    { id: 'date', header: 'Date', cell: ({ entry_on }) => formatDay(entry_on) },
    {
      id: 'amount',
      header: 'Amount',
      numeric: true,
      cell: ({ debit_cents, currency }) => <Money cents={debit_cents} currency={currency} />,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusPill kind="entry" status={status} />,
    },
    { id: 'why', header: 'Why', cell: ({ status_reason }) => status_reason?.message ?? '' },
  ];
}
