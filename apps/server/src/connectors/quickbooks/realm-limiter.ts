import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { BooksUnreachable } from './quickbooks.port.ts';

/** Just under 500 calls a minute (Intuit's limit per realm, 2025-08-13), evenly spaced. */
const SPACING_MS = 122;
/**
 * A stalled process may find several slots due at once. Its calls to one realm still keep this distance, so that no
 * second has more than ten, Intuit's other limit.
 */
const GAP_MS = 105;
/** A call that would have to wait longer is not made: the caller decides. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Rate limiter per realm, across all processes. A slot is taken in one statement and timed by the database's clock, so
 * that processes agree; a process that dies with a slot wastes it and blocks nobody.
 */
export type RealmLimiter = {
  /** Waits for a slot. Throws `BooksUnreachable`, with nothing sent, if the realm is paused for longer than 15 s. */
  readonly acquire: (realmId: string) => Promise<void>;
  /** Blocks this realm's calls in all processes for so long, in ms. */
  readonly pause: (realmId: string, ms: number) => Promise<void>;
};

export function createRealmLimiter(
  database: Database,
  sleep: (ms: number) => Promise<void> = sleepFor,
): RealmLimiter {
  const freeAt = new Map<string, number>();
  const keepApart = async (realmId: string): Promise<void> => {
    const now = performance.now();
    const at = Math.max(now, freeAt.get(realmId) ?? 0);
    freeAt.set(realmId, at + GAP_MS);
    if (at > now) {
      await sleep(at - now);
    }
  };
  return {
    acquire: async (realmId) => {
      const waitMs = await database.asOwner(async (tx) => {
        const { rows } = await sql<{ wait_ms: number }>`
          insert into realms as realm (realm_id, next_call_at)
          values (${realmId}, clock_timestamp() + ${SPACING_MS} * interval '1 ms')
          on conflict (realm_id) do update set next_call_at =
            greatest(realm.next_call_at, realm.paused_until, clock_timestamp()) + ${SPACING_MS} * interval '1 ms'
          where greatest(realm.next_call_at, realm.paused_until)
            <= clock_timestamp() + ${LONGEST_WAIT_MS} * interval '1 ms'
          returning greatest(0, extract(epoch from next_call_at - clock_timestamp()) * 1000 - ${SPACING_MS})::float8
            as wait_ms`.execute(tx);
        return rows[0]?.wait_ms ?? null;
      });
      if (waitMs === null) {
        throw await resting(database, realmId);
      }
      if (waitMs > 0) {
        await sleep(waitMs);
      }
      await keepApart(realmId);
    },
    pause: async (realmId, ms) => {
      await database.asOwner((tx) =>
        sql`insert into realms as realm (realm_id, paused_until)
          values (${realmId}, clock_timestamp() + ${ms} * interval '1 ms')
          on conflict (realm_id) do update
            set paused_until = greatest(realm.paused_until, excluded.paused_until)`.execute(tx),
      );
    },
  };
}

async function resting(database: Database, realmId: string): Promise<BooksUnreachable> {
  const { rows } = await database.asOwner((tx) =>
    sql<{ wait_ms: number }>`
      select greatest(0, extract(epoch from greatest(next_call_at, paused_until) - clock_timestamp()) * 1000)::float8
        as wait_ms
      from realms where realm_id = ${realmId}`.execute(tx),
  );
  return new BooksUnreachable('QuickBooks has asked us to wait before the next call.', {
    mayHaveArrived: false,
    waitMs: Math.ceil(rows[0]?.wait_ms ?? 0),
  });
}

function sleepFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
