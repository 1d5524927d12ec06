import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

type Held = { readonly realmId: string; readonly owner: string };

/** One worker writes to a company at a time. Answers until when somebody else does, or null once it is ours. */
export async function takeRealm(
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

export async function leaveRealm(database: Database, { realmId, owner }: Held): Promise<void> {
  await database.asOwner((tx) =>
    tx
      .updateTable('realms')
      .set({ lease_owner: null, lease_until: null })
      .where('realm_id', '=', realmId)
      .where('lease_owner', '=', owner)
      .execute(),
  );
}
