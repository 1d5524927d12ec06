import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { EntryStatus } from '../../db/tables.ts';
import { APPROVAL_REASONS } from '../../books/plan/approval.read-model.ts';
import { differencesOfPayouts } from '../../books/posting/deposit-differences.read-model.ts';

/** The entries that a run last planned, by status. */
export async function countRunEntries(
  tx: Transaction,
  runId: string,
): Promise<ReadonlyMap<EntryStatus, number>> {
  const rows = await tx
    .selectFrom('journal_entries')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('run_id', '=', runId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Entries that only need approval; a differing deposit is confirmed per entry, with its amount. */
export async function approvableEntries(tx: Transaction, runId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('journal_entries')
    .select(['id', 'payout_id'])
    .where('run_id', '=', runId)
    .where(
      sql<boolean>`(status = 'ready' or (status = 'needs_review' and status_reason ->> 'code' = any(${APPROVAL_REASONS})))`,
    )
    .orderBy('entry_on')
    .orderBy('document_number')
    .orderBy('id')
    .execute();
  const payoutIds = rows.flatMap(({ payout_id: payoutId }) => payoutId ?? []);
  const differences = await differencesOfPayouts(tx, payoutIds);
  return rows
    .filter(({ payout_id: payoutId }) => differences.get(payoutId ?? '')?.exception !== null)
    .map(({ id }) => id);
}

export async function approveEntries(
  tx: Transaction,
  ids: readonly string[],
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('journal_entries')
    .set({
      status: 'ready',
      status_reason: null,
      approved_by: userId,
      approved_at: at,
      updated_at: at,
    })
    .where('id', 'in', ids)
    .execute();
}
