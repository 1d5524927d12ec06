import type { Transaction } from '../../db/database.ts';
import type { LiveTopic } from './live.port.ts';

export type LiveEventRow = {
  readonly id: number;
  readonly topic: LiveTopic;
  readonly subjectId: string;
};

export type NewLiveEvent = {
  readonly tenantId: string;
  readonly topic: LiveTopic;
  readonly id: string;
  readonly at: Date;
};

export async function insertLiveEvents(
  tx: Transaction,
  events: readonly NewLiveEvent[],
): Promise<void> {
  await tx
    .insertInto('live_events')
    .values(
      events.map(({ tenantId, topic, id, at }) => ({
        tenant_id: tenantId,
        topic,
        subject_id: id,
        created_at: at,
      })),
    )
    .execute();
}

/** The oldest and the newest retained id of the tenant; null if there is none. */
export async function liveEventRange(
  tx: Transaction,
): Promise<{ readonly oldest: number; readonly newest: number } | null> {
  const { oldest, newest } = await tx
    .selectFrom('live_events')
    .select(({ fn }) => [
      fn.min<number | null>('id').as('oldest'),
      fn.max<number | null>('id').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  return oldest === null || newest === null ? null : { oldest, newest };
}

/** The events after an id, oldest first. */
export async function liveEventsAfter(
  tx: Transaction,
  { id, count }: { readonly id: number; readonly count: number },
): Promise<LiveEventRow[]> {
  const rows = await tx
    .selectFrom('live_events')
    .select(['id', 'topic', 'subject_id'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map((row) => ({ id: row.id, topic: row.topic, subjectId: row.subject_id }));
}

export async function deleteLiveEventsBefore(tx: Transaction, instant: Date): Promise<void> {
  await tx.deleteFrom('live_events').where('created_at', '<', instant).execute();
}
