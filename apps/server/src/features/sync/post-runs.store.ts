import type { Transaction } from '../../db/database.ts';

/** Says which run sends these postings. */
export async function claimForRun(
  tx: Transaction,
  runId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) {
    await tx.updateTable('postings').set({ run_id: runId }).where('key', 'in', keys).execute();
  }
}
