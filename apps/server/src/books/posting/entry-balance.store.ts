import { sql } from 'kysely';

export type EntryFault = 'unbalanced' | 'amount_differs';

/**
 * The violated invariant of the statement's `journal_entries` row, or null if all hold (I5): its lines balance and total
 * the amount it is listed with, and so do its QuickBooks lines, which may merge several lines. An entry in accounts has
 * only QuickBooks lines.
 */
export const ENTRY_FAULT = sql<EntryFault | null>`(
  select case
      when listed.debit <> listed.credit or booked.debit <> booked.credit then 'unbalanced'
      when listed.debit <> journal_entries.debit_cents then 'amount_differs' end
    from (${sumsOf(sql`coalesce(nullif(journal_entries.entry -> 'lines', '[]'), journal_entries.entry -> 'booksLines', '[]')`)}) listed,
      (${sumsOf(sql`coalesce(journal_entries.entry -> 'booksLines', '[]')`)}) booked)`;

function sumsOf(lines: ReturnType<typeof sql>) {
  return sql`select coalesce(sum((line ->> 'amountCents')::bigint) filter (where line ->> 'side' = 'debit'), 0) as debit,
      coalesce(sum((line ->> 'amountCents')::bigint) filter (where line ->> 'side' = 'credit'), 0) as credit
    from jsonb_array_elements(${lines}) line`;
}
