import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { PostingDeps } from './posting-deps.ts';

/** A company's lease, held by this worker as long as one of its sends needs it. */
export type RealmHolds = {
  /** Returns until when another worker writes to the company, or null once this one may. */
  readonly take: (realmId: string) => Promise<Date | null>;
  /** Call once for each `take` that returned null. */
  readonly leave: (realmId: string) => Promise<void>;
};

type Hold = {
  users: number;
  /** In ms since 1970; 0 if the lease is not held. */
  until: number;
  taking: Promise<Date | null> | null;
  leaving: Promise<void> | null;
};

type Leasing = Pick<PostingDeps, 'database' | 'clock' | 'times' | 'worker'>;

/**
 * The part of the lease that must remain for another send: it may queue first, and the call may take its full timeout.
 */
const FRESH_PART = 2 / 3;

/** Sends of one worker share a company's lease; each row has its own fence. */
export function createRealmHolds(leasing: Leasing): RealmHolds {
  const owner = `${leasing.worker}/${randomUUID()}`;
  const holds = new Map<string, Hold>();
  const drop = (realmId: string, hold: Hold): void => {
    hold.users -= 1;
    if (hold.users === 0 && hold.leaving === null) {
      holds.delete(realmId);
    }
  };
  return {
    take: async (realmId) => {
      const hold = holds.get(realmId) ?? { users: 0, until: 0, taking: null, leaving: null };
      holds.set(realmId, hold);
      hold.users += 1;
      let isTaken = false;
      try {
        const busyUntil = await lease(leasing, { realmId, owner }, hold);
        isTaken = busyUntil === null;
        return busyUntil;
      } finally {
        if (!isTaken) {
          drop(realmId, hold);
        }
      }
    },
    leave: async (realmId) => {
      const hold = holds.get(realmId);
      if (hold === undefined) {
        return;
      }
      if (hold.users > 1) {
        hold.users -= 1;
        return;
      }
      hold.until = 0;
      hold.leaving = leaveRealm(leasing.database, { realmId, owner }).finally(() => {
        hold.leaving = null;
        drop(realmId, hold);
      });
      await hold.leaving;
    },
  };
}

/** The current lease if enough of it is left, else a new one; concurrent callers share the result. */
async function lease(
  leasing: Leasing,
  held: { readonly realmId: string; readonly owner: string },
  hold: Hold,
): Promise<Date | null> {
  if (hold.until - leasing.clock.now().getTime() >= leasing.times.leaseMs * FRESH_PART) {
    return null;
  }
  hold.taking ??= takeAnew(leasing, held, hold).finally(() => {
    hold.taking = null;
  });
  return hold.taking;
}

async function takeAnew(
  { database, clock, times }: Leasing,
  held: { readonly realmId: string; readonly owner: string },
  hold: Hold,
): Promise<Date | null> {
  // Wait for a pending release, or it would release the new lease.
  await hold.leaving?.catch(() => undefined);
  const now = clock.now();
  const until = new Date(now.getTime() + times.leaseMs);
  const busyUntil = await takeRealm(database, held, { now, until });
  hold.until = busyUntil === null ? until.getTime() : 0;
  return busyUntil;
}

type Held = { readonly realmId: string; readonly owner: string };

/**
 * Takes the lease that makes one worker at a time write to a company. Returns until when another worker holds it, or null
 * once it is ours.
 */
async function takeRealm(
  database: Database,
  { realmId, owner }: Held,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Date | null> {
  return database.asOwner(async (tx) => {
    const taken = await sql`
      insert into realms as realm (realm_id, lease_owner, lease_until)
      values (${realmId}, ${owner}, ${until})
      on conflict (realm_id) do update set lease_owner = excluded.lease_owner, lease_until = excluded.lease_until
      where realm.lease_owner is null or realm.lease_owner = ${owner} or realm.lease_until <= ${now}
      returning realm_id`.execute(tx);
    if (taken.rows.length > 0) {
      return null;
    }
    const held = await tx
      .selectFrom('realms')
      .select('lease_until')
      .where('realm_id', '=', realmId)
      .executeTakeFirst();
    return held?.lease_until ?? now;
  });
}

async function leaveRealm(database: Database, { realmId, owner }: Held): Promise<void> {
  await database.asOwner((tx) =>
    tx
      .updateTable('realms')
      .set({ lease_owner: null, lease_until: null })
      .where('realm_id', '=', realmId)
      .where('lease_owner', '=', owner)
      .execute(),
  );
}
