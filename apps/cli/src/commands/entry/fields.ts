import type { components } from '@platebook/api-client';
import type { Field } from '../../online/print.ts';

export type Entry = components['schemas']['BooksEntry'];

/** What `entry` prints; the names are those of the API, amounts are cents. */
export const ENTRY_FIELDS: readonly Field<Entry>[] = [
  { name: 'document_number', heading: 'Number', of: ({ document_number }) => document_number },
  { name: 'entry_on', heading: 'Date', of: ({ entry_on }) => entry_on },
  { name: 'store_name', heading: 'Store', dispensable: 2, of: ({ store_name }) => store_name },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'net_cents', heading: 'Net (cents)', dispensable: 1, of: ({ net_cents }) => net_cents },
  {
    name: 'difference_cents',
    heading: 'Deposit differs by (cents)',
    of: ({ deposit_difference: difference }) => difference?.amount_cents ?? null,
  },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'kind', of: ({ kind }) => kind },
  { name: 'currency', of: ({ currency }) => currency },
  { name: 'payout_id', of: ({ payout_id }) => payout_id },
  { name: 'reason', of: ({ status_reason }) => status_reason?.message ?? null },
];
