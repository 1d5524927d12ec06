import type { PlannedEntry } from '@platebook/machines';
import type { Transaction } from '../../db/database.ts';

/** Assigns postings to the run that sends them. */
export async function claimForRun(
  tx: Transaction,
  runId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) {
    await tx.updateTable('postings').set({ run_id: runId }).where('key', 'in', keys).execute();
  }
}

/** The postings of a run in the order of approval, including those that are already in QuickBooks. */
export async function claimedByRun(
  tx: Transaction,
  runId: string,
): Promise<readonly PlannedEntry[]> {
  const rows = await tx
    .selectFrom('postings')
    .innerJoin('journal_entries', (join) =>
      join
        .onRef('journal_entries.tenant_id', '=', 'postings.tenant_id')
        .onRef('journal_entries.id', '=', 'postings.entry_id'),
    )
    .select(['postings.key', 'postings.document_number', 'journal_entries.debit_cents'])
    .where('postings.run_id', '=', runId)
    .where('postings.state', '<>', 'cancelled')
    .orderBy('postings.position')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    documentNumber: row.document_number,
    totalCents: row.debit_cents,
  }));
}
