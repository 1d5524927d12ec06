import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** The tenant id of events without a tenant. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';

export type NewOperationEvent = Insertable<Tables['operation_events']>;
export type OperationEventRow = Selectable<Tables['operation_events']>;

/** Inserts the events that are new: a batch may be retried after its first attempt arrived. */
export async function insertOperationEvents(
  tx: Transaction,
  events: readonly NewOperationEvent[],
): Promise<void> {
  if (events.length > 0) {
    await tx
      .insertInto('operation_events')
      .values([...events])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function insertDropped(
  tx: Transaction,
  { events, at }: { readonly events: number; readonly at: Date },
): Promise<void> {
  if (events > 0) {
    await tx
      .insertInto('dropped_events')
      .values({ id: randomUUID(), dropped_at: at, events })
      .execute();
  }
}

/** Creates the missing partitions of this many months, beginning with the one that contains `first`. */
export async function addPartitions(tx: Transaction, first: Date, months: number): Promise<void> {
  await sql`select add_operation_partitions(${first}, ${months})`.execute(tx);
}

/** The existing partitions, oldest first, each with its exclusive upper bound. */
export async function listPartitions(
  tx: Transaction,
): Promise<{ readonly name: string; readonly until: Date }[]> {
  const { rows } = await sql<{ name: string; until: Date }>`
    select c.relname as name,
      (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' as until
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'operation_events'::regclass
    order by c.relname`.execute(tx);
  return rows;
}

/** Drops one partition with all its events. Gives up after two seconds if it cannot get the lock. */
export async function dropPartition(tx: Transaction, name: string): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(tx);
  await sql`drop table ${sql.table(`partitions.${name}`)}`.execute(tx);
}

export async function deleteDroppedBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('dropped_events').where('dropped_at', '<', before).execute();
}
