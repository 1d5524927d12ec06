import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { BooksEntryKind, Currency, EntryStatus } from '../../db/tables.ts';
import { readStoredEntry } from '../../books/posting/stored-entry.read-model.ts';

/** Summed from the lines, so that the proof does not assume the balance. */
function creditsOf({ lines }: ReturnType<typeof readStoredEntry>): number {
  return lines.reduce(
    (sum, { side, amountCents }) => sum + (side === 'credit' ? amountCents : 0),
    0,
  );
}

export type ReportedEntry = {
  readonly id: string;
  readonly documentNumber: string;
  readonly kind: BooksEntryKind;
  readonly entryOn: string;
  readonly currency: Currency;
  readonly debitCents: number;
  readonly creditCents: number;
  readonly status: EntryStatus;
  readonly externalId: string | null;
  readonly verifiedAt: Date | null;
};

/** The entries of these payouts, and those that the run itself sent. */
export async function reportedEntries(
  tx: Transaction,
  payoutIds: readonly string[],
  runId: string,
): Promise<ReportedEntry[]> {
  const rows = await tx
    .selectFrom('journal_entries')
    .select([
      'id',
      'document_number',
      'kind',
      'entry_on',
      'currency',
      'debit_cents',
      'entry',
      'status',
      'external_id',
      'verified_at',
    ])
    .where(
      sql<boolean>`(payout_id = any(${payoutIds}::uuid[]) or id in (select entry_id from postings where run_id = ${runId}::uuid))`,
    )
    .orderBy('entry_on')
    .orderBy('document_number')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    documentNumber: row.document_number,
    kind: row.kind,
    entryOn: row.entry_on,
    currency: row.currency,
    debitCents: row.debit_cents,
    creditCents: creditsOf(readStoredEntry(row.entry)),
    status: row.status,
    externalId: row.external_id,
    verifiedAt: row.verified_at,
  }));
}
