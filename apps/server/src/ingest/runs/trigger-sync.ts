import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { DeliveryPlatform, RunTrigger } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Channel } from '../../clients/channels/channels.read-model.ts';
import { fromChannelRow } from '../../clients/channels/channels.read-model.ts';
import { refuseArchivedClient } from '../../clients/clients.read-model.ts';
import type { Live } from '../../messages/live/live.port.ts';
import { historyMonthsOf } from '../../billing/plans/history-limit.read-model.ts';
import { settingsOf } from '../../clients/settings/tenant-settings.read-model.ts';
import type { TenantSettings } from '../../clients/settings/tenant-settings.read-model.ts';
import { addDays, dayIn, monthsBefore } from '../../platform/days.ts';
import { enqueueRun } from './enqueue-run.ts';
import { cutPeriod, payWeeksOf, toPayWeeks, watchedPeriod } from '../fetch/fetch-periods.ts';
import type { Period } from '../fetch/fetch-periods.ts';
import { insertRun, workingRunOf } from './sync-runs.store.ts';
import type { SyncRunRow } from './sync-runs.store.ts';
import { knownRun } from './sync-runs.service.ts';
import {
  NO_CHANNELS,
  connectedProviders,
  fetchedChannels,
  obstacleOf,
} from './channel-obstacles.ts';

/** Delay between two runs of a backfill, so that it does not use up a platform's rate limits. */
const STAGGER_MS = 30_000;

export type TriggerRequest = {
  readonly storeIds?: readonly string[] | undefined;
  readonly channelIds?: readonly string[] | undefined;
  readonly channelType?: DeliveryPlatform | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly dryRun?: boolean | undefined;
  readonly backfill?: boolean | undefined;
  /** Skips channels that any run has fetched, or is fetching. */
  readonly firstOnly?: boolean | undefined;
};

export type SkippedChannel = {
  readonly channel: Channel;
  readonly code: string;
  readonly message: string;
};

export type TriggeredSync = {
  readonly runs: readonly { readonly isRunning: boolean; readonly run: SyncRunRow }[];
  readonly skipped: readonly SkippedChannel[];
};

export type TriggerSync = (
  scope: TenantScope,
  request: TriggerRequest,
  by: { readonly actor: Actor; readonly trigger?: RunTrigger; readonly batchId?: string },
) => Promise<TriggeredSync>;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
};

/** Starts a run for each channel that can be fetched. A channel is fetched by one run at a time, except backfills. */
export function createTriggerSync(deps: Deps): TriggerSync {
  const trigger: TriggerSync = (scope, request, by) =>
    deps.database.inTenant(scope, async (tx) => {
      await refuseArchivedClient(tx, scope.tenantId);
      const settings = await settingsOf(tx, scope);
      const historyMonths = await historyMonthsOf(tx, scope.tenantId);
      const connected = await connectedProviders(tx);
      const runs: { isRunning: boolean; run: SyncRunRow }[] = [];
      const skipped: SkippedChannel[] = [];
      for (const channel of await chosenChannels(tx, request)) {
        const obstacle = obstacleOf(channel, connected);
        if (obstacle !== null) {
          skipped.push({ channel, ...obstacle });
          continue;
        }
        runs.push(
          ...(await startChannel(deps, tx, {
            scope,
            request,
            by,
            channel,
            settings,
            historyMonths,
          })),
        );
      }
      await recordAudit(tx, {
        actor: by.actor,
        tenantId: scope.tenantId,
        action: 'sync.triggered',
        target: { type: 'tenant', id: scope.tenantId },
        details: { runs: runs.filter(({ isRunning }) => !isRunning).length },
        at: deps.clock.now(),
      });
      return { runs, skipped };
    });
  return async (scope, request, by) => {
    try {
      return await trigger(scope, request, by);
    } catch (error) {
      // A concurrent request started a channel: the second attempt finds that run.
      if (error instanceof AppError && error.code === 'channel_is_syncing') {
        return trigger(scope, request, by);
      }
      throw error;
    }
  };
}

async function chosenChannels(
  tx: Transaction,
  { storeIds, channelIds, channelType, firstOnly }: TriggerRequest,
): Promise<Channel[]> {
  const stores = await tx.selectFrom('stores').select('id').execute();
  const all = (
    await tx
      .selectFrom('channels')
      .selectAll()
      .orderBy('store_id')
      .orderBy('channel_type')
      .execute()
  ).map(fromChannelRow);
  if (storeIds?.some((id) => !stores.some((store) => store.id === id)) === true) {
    throw new AppError('store_not_found');
  }
  if (channelIds?.some((id) => !all.some((channel) => channel.id === id)) === true) {
    throw new AppError('channel_not_found');
  }
  const fetched = firstOnly === true ? await fetchedChannels(tx) : NO_CHANNELS;
  return all.filter(
    ({ id, storeId, type }) =>
      !fetched.has(id) &&
      (storeIds === undefined || storeIds.includes(storeId)) &&
      (channelIds === undefined || channelIds.includes(id)) &&
      (channelType === undefined || channelType === type),
  );
}

type Starting = {
  readonly scope: TenantScope;
  readonly request: TriggerRequest;
  readonly by: Parameters<TriggerSync>[2];
  readonly channel: Channel;
  readonly settings: TenantSettings;
  /** How far back the plan allows a backfill. */
  readonly historyMonths: number | null;
};

async function startChannel(
  deps: Deps,
  tx: Transaction,
  starting: Starting,
): Promise<{ isRunning: boolean; run: SyncRunRow }[]> {
  const { request, by, channel } = starting;
  const period = chosenPeriod(deps, starting);
  if (request.backfill === true) {
    refuseBeyondHistory(deps, starting);
    const runs = [];
    for (const [index, piece] of cutPeriod(period).entries()) {
      const afterMs = index * STAGGER_MS;
      runs.push(
        await start(deps, tx, { ...starting, period: piece, trigger: 'backfill', afterMs }),
      );
    }
    return runs;
  }
  const working = await workingRunOf(tx, channel.id);
  if (working !== null) {
    return [{ isRunning: true, run: working }];
  }
  return [
    await start(deps, tx, { ...starting, period, trigger: by.trigger ?? 'manual', afterMs: 0 }),
  ];
}

async function start(
  deps: Deps,
  tx: Transaction,
  {
    scope,
    request,
    by,
    channel,
    period,
    trigger,
    afterMs,
  }: Starting & { period: Period; trigger: RunTrigger; afterMs: number },
): Promise<{ isRunning: boolean; run: SyncRunRow }> {
  const at = deps.clock.now();
  const id = randomUUID();
  const { tenantId } = scope;
  await insertRun(tx, {
    tenantId,
    id,
    kind: 'fetch',
    trigger,
    channel: { storeId: channel.storeId, channelId: channel.id, channelType: channel.type },
    period,
    dryRun: request.dryRun ?? false,
    requestedBy: by.actor.userId,
    batchId: by.batchId ?? null,
    at,
  });
  const run = await knownRun(tx, id);
  await enqueueRun(deps, tx, run, new Date(at.getTime() + afterMs));
  await deps.live.changed(tx, { tenantId, topic: 'run', id });
  return { isRunning: false, run };
}

function chosenPeriod({ clock }: Deps, { request, channel, settings }: Starting): Period {
  const today = dayIn(settings.time_zone, clock.now());
  const weeks = payWeeksOf(channel);
  const watchWindowDays = channel.config.watch_window_days ?? settings.watch_window_days;
  const watched = watchedPeriod({ today, watchWindowDays }, weeks);
  const to = request.to ?? watched.to;
  const from = request.from ?? (watched.from < to ? watched.from : to);
  if (from > to || from >= today) {
    throw new AppError('validation_failed', {
      errors: [fieldError('/from', 'not_before_today')],
    });
  }
  if (from < addDays(today, -MOST_DAYS_BACK)) {
    throw new AppError('validation_failed', {
      errors: [fieldError('/from', 'more_than_two_years_ago')],
    });
  }
  return toPayWeeks({ from, to }, weeks, addDays(today, -1));
}

function refuseBeyondHistory(
  { clock }: Deps,
  { request: { from }, settings, historyMonths }: Starting,
): void {
  if (historyMonths === null || from === undefined) {
    return;
  }
  const first = monthsBefore(dayIn(settings.time_zone, clock.now()), historyMonths);
  if (from < first) {
    throw new AppError('validation_failed', {
      errors: [fieldError('/from', 'before_history', { day: first, months: historyMonths })],
    });
  }
}

/** Platforms keep reports for two years (platform-apis 2.3). */
const MOST_DAYS_BACK = 731;
