import { sql } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import type { StoredJson } from '../../db/stored-json.ts';
import { readChannelConfig } from '../../clients/channels/channels.read-model.ts';
import type { ChannelConfig } from '../../clients/channels/channels.read-model.ts';
import { readSettings } from '../../clients/settings/tenant-settings.read-model.ts';
import type { ChosenSettings } from '../../clients/settings/tenant-settings.read-model.ts';

export type ScheduleRow = {
  readonly nextRunAt: Date | null;
  readonly pausedAt: Date | null;
  readonly lastRunId: string | null;
  readonly updatedAt: Date;
};

export async function findSchedule(
  tx: Transaction,
  channelId: string,
): Promise<ScheduleRow | null> {
  const row = await tx
    .selectFrom('sync_schedules')
    .select(['next_run_at', 'paused_at', 'last_run_id', 'updated_at'])
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row === undefined ? null : camelRow(row);
}

export async function saveSchedule(
  tx: Transaction,
  { tenantId, channelId }: { readonly tenantId: string; readonly channelId: string },
  { nextRunAt, pausedAt, updatedAt }: Omit<ScheduleRow, 'lastRunId'>,
): Promise<void> {
  const columns = { next_run_at: nextRunAt, paused_at: pausedAt, updated_at: updatedAt };
  await tx
    .insertInto('sync_schedules')
    .values({ tenant_id: tenantId, channel_id: channelId, last_run_id: null, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'channel_id']).doUpdateSet(columns))
    .execute();
}

/** A channel, with what decides when it is fetched and for which period. */
export type ScheduledChannel = {
  readonly tenantId: string;
  readonly channelId: string;
  readonly storeId: string;
  readonly channelType: DeliveryPlatform;
  readonly config: ChannelConfig;
  readonly settings: ChosenSettings;
  readonly clientTimeZone: string;
  /** False if it cannot be fetched: not connected, paused, not mapped, or uploaded by hand. */
  readonly isFetchable: boolean;
};

type ChannelColumns = {
  tenant_id: string;
  channel_id: string;
  store_id: string;
  channel_type: DeliveryPlatform;
  channel_config: StoredJson;
  settings: StoredJson;
  time_zone: string;
  is_fetchable: boolean;
};

const COLUMNS = sql`
  channels.tenant_id, channels.id as channel_id, channels.store_id, channels.channel_type, channels.channel_config,
  coalesce(tenant_settings.settings, '{}') as settings, coalesce(clients.time_zone, 'America/New_York') as time_zone,
  (connections.id is not null and connections.paused_at is null
    and connections.status in ('connected', 'expiring', 'error')
    and channels.channel_config ->> 'report_source' is distinct from 'upload'
    and channels.platform_store_id is not null and clients.archived_at is null) as is_fetchable`;

const JOINS = sql`
  left join clients on clients.tenant_id = channels.tenant_id
  left join tenant_settings on tenant_settings.tenant_id = channels.tenant_id
  left join connections on connections.tenant_id = channels.tenant_id
    and connections.provider = channels.channel_type and connections.status <> 'disconnected'`;

/** Runs as the database owner: channels of connected platforms without a schedule. */
export async function unscheduledChannels(
  tx: Transaction,
  count: number,
): Promise<ScheduledChannel[]> {
  const { rows } = await sql<ChannelColumns>`
    select ${COLUMNS}
    from connections first
    join channels on channels.tenant_id = first.tenant_id and channels.channel_type = first.provider
    ${JOINS}
    where first.status <> 'disconnected' and channels.platform_store_id is not null and not exists (
      select from sync_schedules s where s.tenant_id = channels.tenant_id and s.channel_id = channels.id)
    limit ${count}`.execute(tx);
  return rows.map(toChannel);
}

/** Runs as the owner: locks due channels for this transaction; other schedulers skip them. */
export async function takeDueChannels(
  tx: Transaction,
  { now, count }: { readonly now: Date; readonly count: number },
): Promise<ScheduledChannel[]> {
  const { rows } = await sql<ChannelColumns>`
    with due as (
      select tenant_id, channel_id from sync_schedules
      where next_run_at <= ${now} and next_run_at is not null and paused_at is null
      order by next_run_at limit ${count}
      for update skip locked
    )
    select ${COLUMNS}
    from due
    join channels on channels.tenant_id = due.tenant_id and channels.id = due.channel_id
    ${JOINS}`.execute(tx);
  return rows.map(toChannel);
}

export type PlannedFetch = {
  readonly tenant_id: string;
  readonly channel_id: string;
  readonly store_id: string;
  readonly channel_type: DeliveryPlatform;
  readonly run_id: string | null;
  readonly period_from: string;
  readonly period_to: string;
  readonly next_run_at: string;
};

/**
 * Inserts the runs and advances the schedules in one statement. A channel with an active run gets no second one. A run
 * that ends no later than a completed one brings nothing new: it watches for changes.
 */
export async function insertScheduledRuns(
  tx: Transaction,
  planned: readonly PlannedFetch[],
  now: Date,
): Promise<{ readonly tenantId: string; readonly runId: string }[]> {
  const { rows } = await sql<{ tenant_id: string; id: string }>`
    with planned as (
      select * from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as p (
        tenant_id uuid, channel_id uuid, store_id uuid, channel_type text, run_id uuid,
        period_from date, period_to date, next_run_at timestamptz)
    ), runs as (
      insert into sync_runs (tenant_id, id, kind, trigger, store_id, channel_id, channel_type, period_from, period_to,
        state, status, sequence, created_at, updated_at)
      select tenant_id, run_id, 'fetch',
        case when exists (select from sync_runs earlier
          where earlier.tenant_id = planned.tenant_id and earlier.channel_id = planned.channel_id
            and earlier.kind = 'fetch' and not earlier.dry_run and earlier.period_to >= planned.period_to
            and earlier.status in ('succeeded', 'partial', 'waiting')) then 'watch' else 'schedule' end,
        store_id, channel_id, channel_type, period_from, period_to,
        'queued', 'queued', 0, ${now}, ${now}
      from planned where run_id is not null
      on conflict do nothing
      returning tenant_id, id, channel_id
    ), moved as (
      insert into sync_schedules (tenant_id, channel_id, next_run_at, last_run_id, updated_at)
      select planned.tenant_id, planned.channel_id, planned.next_run_at, runs.id, ${now}
      from planned left join runs using (tenant_id, channel_id)
      on conflict (tenant_id, channel_id) do update set next_run_at = excluded.next_run_at,
        last_run_id = coalesce(excluded.last_run_id, sync_schedules.last_run_id), updated_at = excluded.updated_at
    )
    select tenant_id, id from runs`.execute(tx);
  return rows.map(({ tenant_id: tenantId, id: runId }) => ({ tenantId, runId }));
}

function toChannel(row: ChannelColumns): ScheduledChannel {
  return {
    ...camelRow(row),
    config: readChannelConfig(row.channel_config),
    settings: readSettings(row.settings),
    clientTimeZone: row.time_zone,
  };
}
