import { Link, Money, StatusPill, type GridColumn } from '@platebook/ui';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { KIND_NAMES } from './entry.view.ts';

/** The columns of a list of entries; the number opens the entry. */
export function queueColumns(
  hrefOf: (entryId: string) => string,
): readonly GridColumn<BooksEntry>[] {
  return [
    {
      id: 'number',
      header: 'Entry',
      value: ({ document_number }) => document_number,
      cell: ({ id, document_number }) => (
        <Link href={hrefOf(id)} variant="quiet">
          {document_number}
        </Link>
      ),
      width: 180,
      pinned: true,
      sortable: false,
      card: 'title',
    },
    ...REST,
  ];
}

const REST: readonly GridColumn<BooksEntry>[] = [
  {
    id: 'date',
    header: 'Date',
    value: ({ entry_on }) => entry_on,
    cell: ({ entry_on }) => formatDay(entry_on),
    width: 110,
    sortable: false,
    card: 'note',
  },
  {
    id: 'store',
    header: 'Store',
    value: ({ store_name }) => store_name ?? 'None',
    width: 190,
    sortable: false,
    card: 'note',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusPill kind="entry" status={status} />,
    width: 140,
    sortable: false,
    card: 'note',
  },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ debit_cents }) => debit_cents,
    cell: ({ debit_cents, currency }) => <Money cents={debit_cents} currency={currency} />,
    numeric: true,
    width: 120,
    sortable: false,
    card: 'value',
  },
  {
    id: 'platform',
    header: 'Platform',
    value: ({ platform }) => (platform === null ? 'None' : PLATFORM_NAMES[platform]),
    width: 110,
    sortable: false,
  },
  {
    id: 'reason',
    header: 'Why',
    value: ({ status_reason }) => status_reason?.message ?? '',
    width: 320,
    sortable: false,
  },
  {
    id: 'kind',
    header: 'Kind',
    value: ({ kind }) => KIND_NAMES[kind],
    width: 120,
    sortable: false,
  },
];
