import { Heading, Link, Money, Stack, StatusPill, Table, type TableColumn } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { entriesQuery } from '../sync.queries.ts';

/** What was written by hand for a store lately. */
export function PastManualEntries({ client, storeId }: { client: Client; storeId: string }) {
  const { api } = useServices();
  const href = useClientHref();
  const list = useInfiniteQuery(
    entriesQuery({ api, tenant: client.tenant_id }, { store_id: storeId }),
  );
  const entries = (list.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ kind }) => kind === 'manual',
  );
  return entries.length === 0 ? null : (
    <Stack as="section" gap="md" aria-labelledby="past">
      <Heading level={2} id="past">
        Written by hand before
      </Heading>
      <Table
        caption="Manual entries"
        captionHidden
        rows={entries}
        rowKey={({ id }) => id}
        columns={columnsOf(href)}
      />
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
  ];
}
