import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { PostingDeps } from './posting-deps.ts';

/** A company's lease, kept by this worker as long as one of its sends needs it. */
export type RealmHolds = {
  /** Answers until when another worker writes to the company, or null once this one may. */
  readonly take: (realmId: string) => Promise<Date | null>;
  /** Once for each `take` that answered null. */
  readonly leave: (realmId: string) => Promise<void>;
};

type Hold = {
  users: number;
  /** In ms since 1970; 0 where the lease is not held. */
  until: number;
  taking: Promise<Date | null> | null;
  leaving: Promise<void> | null;
};

type Leasing = Pick<PostingDeps, 'database' | 'clock' | 'times' | 'worker'>;

/** Of the lease, what must be left for another send: a turn may be waited for and a call take its whole time. */
const FRESH_PART = 2 / 3;

/** Sends of one worker share a company's lease; the row of each has a fence of its own. */
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

/** The lease where enough of it is left, else a new one; whoever asks meanwhile gets the same answer. */
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
  // What was given back a moment ago must not be given back after it was taken again.
  await hold.leaving?.catch(() => undefined);
  const now = clock.now();
  const until = new Date(now.getTime() + times.leaseMs);
  const busyUntil = await takeRealm(database, held, { now, until });
  hold.until = busyUntil === null ? until.getTime() : 0;
  return busyUntil;
}

type Held = { readonly realmId: string; readonly owner: string };

/** One worker writes to a company at a time. Answers until when somebody else does, or null once it is ours. */
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
