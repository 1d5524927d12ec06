import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { DEFAULT_WATCH_WINDOW_DAYS } from '../../clients/settings/tenant-settings.read-model.ts';
import { dayIn } from '../../platform/days.ts';
import { payWeeksOf, watchedPeriod } from '../fetch/fetch-periods.ts';
import { nextFetch } from './schedule-times.ts';
import { insertScheduledRuns, takeDueChannels, unscheduledChannels } from './schedules.store.ts';
import type { PlannedFetch, ScheduledChannel } from './schedules.store.ts';

/** The batch size of one statement; 100,000 channels due in the same hour take 100 batches. */
const BATCH = 1_000;
/** Below what a person waits for, above backfills. */
const SCHEDULE_PRIORITY = -5;

type Deps = { readonly database: Database; readonly clock: Clock; readonly queue: Queue };

/**
 * Queues a run for every due channel, across tenants, and schedules its next fetch. Several schedulers share the work.
 * Returns how many runs were queued.
 */
export async function runSchedules(deps: Deps): Promise<number> {
  const { database, clock } = deps;
  while ((await database.asOwner((tx) => scheduleNew(tx, clock.now()))) === BATCH) {
    // Continue with the next batch.
  }
  let queued = 0;
  for (let taken = BATCH; taken === BATCH;) {
    const done = await database.asOwner((tx) => queueDue(deps, tx));
    taken = done.taken;
    queued += done.queued;
  }
  return queued;
}

async function scheduleNew(tx: Transaction, now: Date): Promise<number> {
  const channels = await unscheduledChannels(tx, BATCH);
  await insertScheduledRuns(
    tx,
    channels.map((channel) => toPlanned(channel, { now, runId: null })),
    now,
  );
  return channels.length;
}

async function queueDue(
  { clock, queue }: Deps,
  tx: Transaction,
): Promise<{ readonly taken: number; readonly queued: number }> {
  const now = clock.now();
  const channels = await takeDueChannels(tx, { now, count: BATCH });
  if (channels.length === 0) {
    return { taken: 0, queued: 0 };
  }
  const planned = channels.map((channel) =>
    toPlanned(channel, { now, runId: channel.isFetchable ? randomUUID() : null }),
  );
  const runs = await insertScheduledRuns(tx, planned, now);
  await queue.enqueueAll(
    tx,
    'sync.run',
    runs.map((data) => ({ data, key: data.tenantId, priority: SCHEDULE_PRIORITY })),
  );
  return { taken: channels.length, queued: runs.length };
}

function toPlanned(
  channel: ScheduledChannel,
  { now, runId }: { readonly now: Date; readonly runId: string | null },
): PlannedFetch {
  const { config, settings } = channel;
  const timeZone = settings.time_zone ?? channel.clientTimeZone;
  const weeks = payWeeksOf({ config });
  const watchWindowDays =
    config.watch_window_days ?? settings.watch_window_days ?? DEFAULT_WATCH_WINDOW_DAYS;
  const times = { weeks, timeZone, watchWindowDays };
  const period = watchedPeriod({ today: dayIn(timeZone, now), watchWindowDays }, weeks);
  return {
    tenant_id: channel.tenantId,
    channel_id: channel.channelId,
    store_id: channel.storeId,
    channel_type: channel.channelType,
    run_id: runId,
    period_from: period.from,
    period_to: period.to,
    next_run_at: nextFetch(channel.channelId, times, now).toISOString(),
  };
}
