import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';

/**
 * Faults of the workers' database sessions: they are terminated, wait for a lock, or fail to write, as PostgreSQL does
 * on a full disk and when it is read-only.
 */
export const DATABASE_FAULTS = [
  'database_cut',
  'database_locked',
  'database_full',
  'database_read_only',
] as const;
export type DatabaseFault = (typeof DATABASE_FAULTS)[number];

/** The application name of the workers' sessions. */
export const WORKERS_NAME = 'platebook trial';
const LOCKED_S = 0.7;

/** The tables that posting writes, including connections: a freshly rotated token then fails to be stored. */
const WRITTEN = ['postings', 'journal_entries', 'sync_runs', 'connections'] as const;
const REFUSED_WITH = {
  database_full: 'disk_full',
  database_read_only: 'read_only_sql_transaction',
} as const;

/** Resolves when it is over. */
export async function shakeDatabase(database: Database, fault: DatabaseFault): Promise<void> {
  switch (fault) {
    case 'database_cut':
      await database.asOwner((tx) =>
        sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = ${WORKERS_NAME}`.execute(tx),
      );
      return;
    case 'database_locked':
      await database.asOwner(async (tx) => {
        await sql`lock table postings in access exclusive mode`.execute(tx);
        await sql`select pg_sleep(${LOCKED_S})`.execute(tx);
      });
      return;
    case 'database_full':
    case 'database_read_only':
    default:
      await refuseWrites(database, REFUSED_WITH[fault]);
  }
}

async function refuseWrites(
  database: Database,
  condition: (typeof REFUSED_WITH)[keyof typeof REFUSED_WITH],
): Promise<void> {
  const run = (statement: string) => database.asOwner((tx) => sql.raw(statement).execute(tx));
  await run(`
    create or replace function refuse_write() returns trigger language plpgsql as $$
      begin
        if current_setting('application_name') = '${WORKERS_NAME}' then
          raise exception using errcode = '${condition}', message = 'refused by the trial';
        end if;
        return null;
      end $$`);
  // One table at a time, so that no deadlock arises with a session that holds another of them.
  for (const table of WRITTEN) {
    await run(`create or replace trigger aa_refused before insert or update or delete on ${table}
      for each statement execute function refuse_write()`);
  }
  await run(`select pg_sleep(${LOCKED_S})`);
  for (const table of WRITTEN) {
    await run(`drop trigger aa_refused on ${table}`);
  }
}
