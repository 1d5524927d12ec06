import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** What happens to the sessions of those who work with a database: they are ended, or wait for a lock. */
export const DATABASE_FAULTS = ['database_cut', 'database_locked'] as const;
export type DatabaseFault = (typeof DATABASE_FAULTS)[number];

/** The workers' sessions go by this name. */
export const WORKERS_NAME = 'platebook trial';
const LOCKED_S = 0.7;

/** Resolves when it is over. */
export async function shakeDatabase(database: Database, fault: DatabaseFault): Promise<void> {
  await database.asOwner(async (tx) => {
    if (fault === 'database_cut') {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${WORKERS_NAME}`.execute(tx);
    } else {
      await sql`lock table postings in access exclusive mode`.execute(tx);
      await sql`select pg_sleep(${LOCKED_S})`.execute(tx);
    }
  });
}
