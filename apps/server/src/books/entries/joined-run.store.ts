import type { Transaction } from '../../db/database.ts';

/**
 * The one `post` run that owns all of these keys and will process them; without keys, the one `post` run that posted
 * these entries, if no other run posted any of them.
 */
export async function runThatHolds(
  tx: Transaction,
  { keys, entryIds }: { readonly keys: readonly string[]; readonly entryIds: readonly string[] },
): Promise<{ readonly id: string; readonly postedEntryIds: readonly string[] } | null> {
  const posted = await postedBy(tx, entryIds);
  const runs = new Set(
    keys.length === 0 ? posted.map(({ runId }) => runId) : await underWayIn(tx, keys),
  );
  const [id, ...others] = runs;
  if (id === undefined || id === null || others.length > 0) {
    return null;
  }
  return {
    id,
    postedEntryIds: posted.filter(({ runId }) => runId === id).map(({ entryId }) => entryId),
  };
}

/** The run of each key; null if no run will process it. */
async function underWayIn(
  tx: Transaction,
  keys: readonly string[],
): Promise<readonly (string | null)[]> {
  const rows = await tx
    .selectFrom('postings')
    .leftJoin('sync_runs', (join) =>
      join
        .onRef('sync_runs.tenant_id', '=', 'postings.tenant_id')
        .onRef('sync_runs.id', '=', 'postings.run_id')
        .on('sync_runs.kind', '=', 'post')
        .on('sync_runs.status', 'in', ['queued', 'running'])
        .on('sync_runs.finished_at', 'is', null)
        .on((on) =>
          on.or([on('sync_runs.asked', 'is', null), on('sync_runs.asked', '<>', 'cancel')]),
        ),
    )
    .select('sync_runs.id as run_id')
    .where('postings.key', 'in', keys)
    .execute();
  return rows.map(({ run_id: runId }) => runId);
}

/** Posted entries, with the `post` run that posted them. */
async function postedBy(
  tx: Transaction,
  entryIds: readonly string[],
): Promise<readonly { readonly entryId: string; readonly runId: string }[]> {
  if (entryIds.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('postings')
    .innerJoin('journal_entries', (join) =>
      join
        .onRef('journal_entries.tenant_id', '=', 'postings.tenant_id')
        .onRef('journal_entries.id', '=', 'postings.entry_id'),
    )
    .innerJoin('sync_runs', (join) =>
      join
        .onRef('sync_runs.tenant_id', '=', 'postings.tenant_id')
        .onRef('sync_runs.id', '=', 'postings.run_id'),
    )
    .select(['postings.entry_id', 'sync_runs.id as run_id'])
    .distinctOn('postings.entry_id')
    .where('postings.entry_id', 'in', entryIds)
    .where('postings.state', '=', 'posted')
    .where('journal_entries.status', '=', 'posted')
    .where('sync_runs.kind', '=', 'post')
    .orderBy('postings.entry_id')
    .orderBy('postings.position', 'desc')
    .execute();
  return rows.map((row) => ({ entryId: row.entry_id, runId: row.run_id }));
}
