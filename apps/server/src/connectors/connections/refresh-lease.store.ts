import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ConnectionRow } from './connections.store.ts';

/** Longer than a token call's timeout, so that a second owner never joins a working one. */
const LEASE_SECONDS = 30;

/**
 * Makes `owner` the holder of the refresh lease, by the database's clock, which all processes share. Null while another
 * process holds it, and if the tokens are no longer those of `version`.
 */
export async function claimRefresh(
  tx: Transaction,
  { id, version, owner }: { id: string; version: number; owner: string },
): Promise<ConnectionRow | null> {
  const row = await tx
    .updateTable('connections')
    .set({
      refresh_owner: owner,
      refresh_until: sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where('id', '=', id)
    .where('token_version', '=', version)
    .where('status', '<>', 'disconnected')
    .where((where) =>
      where.or([
        where('refresh_until', 'is', null),
        where('refresh_until', '<', sql<Date>`clock_timestamp()`),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function releaseRefresh(
  tx: Transaction,
  { id, owner }: { id: string; owner: string },
): Promise<void> {
  await tx
    .updateTable('connections')
    .set({ refresh_owner: null, refresh_until: null })
    .where('id', '=', id)
    .where('refresh_owner', '=', owner)
    .execute();
}
