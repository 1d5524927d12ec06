import { sql } from 'kysely';

export type EntryFault = 'unbalanced' | 'amount_differs';

/**
 * What does not hold of the row `journal_entries` of the statement it stands in, null where all does (I5): the lines of the
 * entry balance and are of the amount that it is listed with, and so do its lines for the books, which may put several lines
 * together. An entry in accounts has lines for the books alone.
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
