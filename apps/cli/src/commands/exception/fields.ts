import type { components } from '@platebook/api-client';
import { withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

export type Exception = components['schemas']['DepositException'];

/** What `exception` prints; the names are those of the API, amounts are cents. */
export const EXCEPTION_FIELDS: readonly Field<Exception>[] = [
  { name: 'payout_ref', heading: 'Payout', of: ({ payout_ref }) => payout_ref },
  { name: 'payout_on', heading: 'Paid', dispensable: 3, of: ({ payout_on }) => payout_on },
  { name: 'store_name', heading: 'Store', dispensable: 2, of: ({ store_name }) => store_name },
  {
    name: 'amount_cents',
    heading: 'Differs by (cents)',
    of: ({ amount_cents }) => amount_cents,
  },
  { name: 'reason', heading: 'Reason', dispensable: 1, of: ({ reason }) => reason },
  { name: 'recorded_by', heading: 'Approved by', of: ({ recorded_by }) => recorded_by.name },
  {
    name: 'resolution',
    heading: 'Resolved',
    of: ({ resolution }) => resolution?.how ?? null,
  },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'payout_id', of: ({ payout_id }) => payout_id },
  { name: 'document_number', of: ({ document_number }) => document_number },
  { name: 'currency', of: ({ currency }) => currency },
  { name: 'printed_cents', of: ({ printed_cents }) => printed_cents },
  { name: 'unreadable_rows', of: ({ unreadable_rows }) => unreadable_rows },
  { name: 'recorded_at', of: ({ recorded_at }) => recorded_at },
  { name: 'resolved_by', of: ({ resolution }) => resolution?.by?.name ?? null },
  { name: 'resolved_at', of: ({ resolution }) => resolution?.at ?? null },
  { name: 'note', of: ({ resolution }) => resolution?.note ?? null },
];

export const EXCEPTION_DETAILS: readonly Field<Exception>[] = withHeadings(EXCEPTION_FIELDS);
