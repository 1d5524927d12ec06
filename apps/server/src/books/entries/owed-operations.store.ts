import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Reason } from '../posting/advice.ts';
import { readOutcome } from '../posting/stored-entry.read-model.ts';

/** `nextAttemptAt` is set if it continues on its own; otherwise `lastError` says what a person has to do. */
export type OwedRow = {
  readonly id: string;
  readonly entryId: string;
  readonly documentNumber: string;
  readonly operation: 'create' | 'update' | 'delete';
  readonly state: 'pending' | 'posting' | 'unknown' | 'unconfirmed' | 'blocked';
  readonly sends: number;
  readonly asks: number;
  readonly since: Date;
  readonly nextAttemptAt: Date | null;
  readonly lastError: Reason | null;
};

function owedQuery(tx: Transaction) {
  return tx
    .selectFrom('postings')
    .innerJoin('journal_entries', (join) =>
      join
        .onRef('journal_entries.tenant_id', '=', 'postings.tenant_id')
        .onRef('journal_entries.id', '=', 'postings.entry_id'),
    )
    .where(sql<boolean>`postings.id in (select owed.id from owed_postings(app_tenant_id()) owed)`);
}

/** Pending QuickBooks operations, oldest first. */
export async function listOwedRows(
  tx: Transaction,
  { now, count }: { readonly now: Date; readonly count: number },
): Promise<OwedRow[]> {
  const rows = await owedQuery(tx)
    .leftJoin('sync_runs', (join) =>
      join
        .onRef('sync_runs.tenant_id', '=', 'postings.tenant_id')
        .onRef('sync_runs.id', '=', 'postings.run_id'),
    )
    .selectAll('postings')
    .select([
      'sync_runs.id as of_run',
      'sync_runs.finished_at as run_finished_at',
      'sync_runs.waits_until',
    ])
    .orderBy('position')
    .limit(count)
    .execute();
  return rows.map((row) => {
    // A blocked row needs a person; any other continues with its run.
    const isGoingOn =
      row.state !== 'blocked' && row.of_run !== null && row.run_finished_at === null;
    const reason = readOutcome(row.outcome);
    return {
      id: row.id,
      entryId: row.entry_id,
      documentNumber: row.document_number,
      operation: row.operation,
      // The condition excludes cancelled rows and posted rows that were read back.
      state: row.state === 'posted' ? 'unconfirmed' : (row.state as OwedRow['state']),
      sends: row.sends,
      asks: row.asks,
      since: row.created_at,
      nextAttemptAt: isGoingOn ? latest(now, row.next_attempt_at, row.waits_until) : null,
      lastError: isGoingOn || row.state === 'blocked' ? reason : toPost(row.state),
    };
  });
}

function latest(now: Date, ...others: readonly (Date | null)[]): Date {
  return others.reduce<Date>((last, at) => (at !== null && at > last ? at : last), now);
}

/** No run will process it: its run ended first, or it was approved but never posted. */
function toPost(state: string): Reason {
  return state === 'pending'
    ? {
        code: 'waits_to_be_posted',
        message: "It's approved but not posted yet.",
        action: 'Post the entry.',
      }
    : {
        code: 'run_ended',
        message: 'The run ended before QuickBooks confirmed this entry.',
        action: 'Check QuickBooks now, or retry the run.',
      };
}
