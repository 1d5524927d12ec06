import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Channel } from '../../clients/channels/channels.read-model.ts';
import { fromChannelRow } from '../../clients/channels/channels.read-model.ts';
import { settingsOf } from '../../clients/settings/tenant-settings.read-model.ts';
import { nextFetch } from './schedule-times.ts';
import { findSchedule, saveSchedule } from './schedules.store.ts';
import type { ScheduleRow } from './schedules.store.ts';
import { payWeeksOf } from '../fetch/fetch-periods.ts';

export type Schedule = {
  readonly channel: Channel;
  /** Null while nothing is scheduled: the platform is not connected. */
  readonly row: ScheduleRow | null;
};

type Place = { readonly storeId: string; readonly channelId: string };

export type SchedulesService = {
  readonly find: (scope: TenantScope, place: Place) => Promise<Schedule>;
  readonly change: (
    scope: TenantScope,
    place: Place,
    change: { readonly paused: boolean | undefined; readonly nextRunAt: string | undefined },
    actor: Actor,
  ) => Promise<Schedule>;
};

export function createSchedulesService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): SchedulesService {
  return {
    find: (scope, place) => database.inTenant(scope, (tx) => find(tx, place)),
    change: (scope, place, { paused, nextRunAt }, actor) =>
      database.inTenant(scope, async (tx) => {
        const now = clock.now();
        const { channel, row } = await find(tx, place);
        const wanted = nextRunAt === undefined ? null : new Date(nextRunAt);
        if (wanted !== null && wanted < now) {
          throw new AppError('validation_failed', {
            errors: [fieldError('/next_run_at', 'in_the_past')],
          });
        }
        const settings = await settingsOf(tx, scope);
        const times = {
          weeks: payWeeksOf(channel),
          timeZone: settings.time_zone,
          watchWindowDays: channel.config.watch_window_days ?? settings.watch_window_days,
        };
        const usual = nextFetch(channel.id, times, now);
        const isPaused = paused ?? (row?.pausedAt ?? null) !== null;
        const after = {
          nextRunAt: wanted ?? row?.nextRunAt ?? usual,
          pausedAt: isPaused ? (row?.pausedAt ?? now) : null,
          updatedAt: now,
        };
        const { tenantId } = scope;
        await saveSchedule(tx, { tenantId, channelId: channel.id }, after);
        await recordAudit(tx, {
          actor,
          tenantId,
          action: 'schedule.updated',
          target: { type: 'channel', id: channel.id },
          before: row,
          after,
          details: { paused: isPaused },
          at: now,
        });
        return { channel, row: { ...after, lastRunId: row?.lastRunId ?? null } };
      }),
  };
}

async function find(tx: Transaction, { storeId, channelId }: Place): Promise<Schedule> {
  const store = await tx
    .selectFrom('stores')
    .select('id')
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (store === undefined) {
    throw new AppError('store_not_found');
  }
  const row = await tx
    .selectFrom('channels')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', channelId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new AppError('channel_not_found');
  }
  return { channel: fromChannelRow(row), row: await findSchedule(tx, channelId) };
}
