import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import type { Bookkeeper } from './bookkeeper.ts';

/** Open work: entries not yet posted, and runs that have not ended. */
export type OpenWork = {
  readonly entries: number;
  /** Those of them that are not refused either: not yet final. */
  readonly moving: number;
  readonly runs: number;
  /** Runs that ended without all of their entries: a person has to retry them. */
  readonly stopped: readonly {
    readonly tenantId: string;
    readonly runId: string;
    /** Those of its entries that failed. */
    readonly failed: readonly string[];
  }[];
  /** Entries without an active run. */
  readonly stranded: readonly { readonly tenantId: string; readonly entryId: string }[];
};

export async function readOpenWork(database: Database): Promise<OpenWork> {
  return database.asOwner(async (tx) => {
    const open = await sql<{ entries: number; moving: number }>`
      select count(*) as entries, count(*) filter (where status <> 'failed') as moving
      from journal_entries where status <> 'posted'`.execute(tx);
    const runs = await sql<RunSoFar>`
      select run.tenant_id, run.id, run.finished_at is not null and run.asked is null as stopped,
        array_remove(array_agg(entry.id), null) as failed
      from sync_runs as run
        left join postings as posting on posting.tenant_id = run.tenant_id and posting.run_id = run.id
        left join journal_entries as entry on entry.tenant_id = posting.tenant_id
          and entry.id = posting.entry_id and entry.status = 'failed'
      where run.finished_at is null or run.asked is not null or run.state in ('failed', 'partial')
      group by run.tenant_id, run.id`.execute(tx);
    const stranded = await sql<{ tenant_id: string; id: string }>`
      select entry.tenant_id, entry.id from journal_entries as entry
      where entry.status <> 'posted' and not exists (
        select from postings as posting join sync_runs as run
          on run.tenant_id = posting.tenant_id and run.id = posting.run_id
        where posting.tenant_id = entry.tenant_id and posting.entry_id = entry.id
          and (run.finished_at is null or run.asked is not null or run.state in ('failed', 'partial')))`.execute(
      tx,
    );
    return {
      entries: open.rows[0]?.entries ?? 0,
      moving: open.rows[0]?.moving ?? 0,
      runs: runs.rows.filter(({ stopped }) => !stopped).length,
      stopped: runs.rows
        .filter(({ stopped }) => stopped)
        .map(({ tenant_id: tenantId, id: runId, failed }) => ({ tenantId, runId, failed })),
      stranded: stranded.rows.map((row) => ({ tenantId: row.tenant_id, entryId: row.id })),
    };
  });
}

/** The distinct reason codes of entries that wait for a person. */
export async function readReasons(database: Database): Promise<readonly string[]> {
  return database.asOwner(async (tx) => {
    const { rows } = await sql<{ code: string | null }>`
      select distinct status_reason ->> 'code' as code from journal_entries
      where status = 'failed' order by code`.execute(tx);
    return rows.map(({ code }) => code ?? 'none');
  });
}

/** The company of the latest send with an unknown outcome; null if every outcome is known. */
export async function readRealmInDoubt(database: Database): Promise<string | null> {
  return database.asOwner(async (tx) => {
    const { rows } = await sql<{ realm_id: string }>`
      select realm_id from postings where state = 'unknown'
      order by last_send_at desc nulls last limit 1`.execute(tx);
    return rows[0]?.realm_id ?? null;
  });
}

type RunSoFar = {
  readonly tenant_id: string;
  readonly id: string;
  readonly stopped: boolean;
  readonly failed: readonly string[];
};

/** The interval at which a person retries the same run. */
const AGAIN_MS = 1_000;

/** What a person does about stopped runs: retries the run or, if that is not possible, posts its entries. */
export function createPersistence(bookkeeper: Bookkeeper): (work: OpenWork) => Promise<void> {
  const startedAt = new Map<string, number>();
  const tried = new Set<string>();
  const isDue = (id: string): boolean => {
    const due = (startedAt.get(id) ?? 0) + AGAIN_MS <= Date.now();
    if (due) {
      startedAt.set(id, Date.now());
    }
    return due;
  };
  return async ({ stopped, stranded }) => {
    for (const { tenantId, runId, failed } of stopped.filter((run) => isDue(run.runId))) {
      const isAgain = tried.has(runId);
      tried.add(runId);
      // If retrying the run did not help, its entries are posted individually.
      await (isAgain && failed.length > 0
        ? bookkeeper.post(tenantId, failed)
        : bookkeeper.retry(runId));
    }
    for (const { tenantId, entryId } of stranded.filter(({ entryId: id }) => isDue(id))) {
      await bookkeeper.post(tenantId, [entryId]);
    }
  };
}
