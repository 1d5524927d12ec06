import { sql } from 'kysely';
import { camelRow } from '../db/camel-row.ts';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import type { DeliveryPlatform, RunStatusWord } from '../db/tables.ts';
import type { Clock } from '../platform/clock.ts';
import { namesInPayouts } from '../clients/stores/payout-stores.read-model.ts';
import { lastRunsByChannel } from './runs/sync-runs.store.ts';
import type { SyncRunRow } from './runs/sync-runs.store.ts';

const COUNTED_DAYS = 30;

export type ChannelState =
  | 'never_synced'
  | 'up_to_date'
  | 'working'
  | 'waiting'
  | 'behind'
  | 'failed'
  | 'paused';

export type ChannelStatus = {
  readonly storeId: string;
  readonly storeName: string;
  readonly channelId: string;
  readonly channelType: DeliveryPlatform;
  readonly state: ChannelState;
  readonly lastRun: SyncRunRow | null;
  readonly workingRunId: string | null;
  readonly lastPayoutOn: string | null;
  readonly lastSucceededAt: Date | null;
  readonly nextRunAt: Date | null;
  readonly pausedAt: Date | null;
};

export type SyncStatus = {
  readonly runs: ReadonlyMap<RunStatusWord, number>;
  readonly channels: readonly ChannelStatus[];
};

export type ReadSyncStatus = (scope: TenantScope) => Promise<SyncStatus>;

export function createReadSyncStatus({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): ReadSyncStatus {
  return (scope) =>
    database.inTenant(scope, async (tx) => {
      const now = clock.now();
      const lastRuns = await lastRunsByChannel(tx);
      const rows = await channelRows(tx);
      return {
        runs: await countRuns(tx, new Date(now.getTime() - COUNTED_DAYS * 86_400_000)),
        channels: rows.map((row) => {
          const lastRun = lastRuns.find(({ channelId }) => channelId === row.channel_id) ?? null;
          const isWorking = lastRun !== null && lastRun.finishedAt === null;
          return camelRow(row, {
            state: stateOf(lastRun, { pausedAt: row.paused_at, nextRunAt: row.next_run_at, now }),
            lastRun,
            workingRunId: isWorking ? lastRun.id : null,
          });
        }),
      };
    });
}

type ChannelRow = {
  store_id: string;
  store_name: string;
  channel_id: string;
  channel_type: DeliveryPlatform;
  last_payout_on: string | null;
  last_succeeded_at: Date | null;
  next_run_at: Date | null;
  paused_at: Date | null;
};

async function channelRows(tx: Transaction): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    select stores.id as store_id, stores.name as store_name, channels.id as channel_id, channels.channel_type,
      (select max(p.payout_on) from payouts p where p.platform = channels.channel_type
        and p.platform_store_id = any(${namesInPayouts('channels')})) as last_payout_on,
      (select max(r.finished_at) from sync_runs r where r.channel_id = channels.id and r.kind = 'fetch'
        and r.status in ('waiting', 'partial', 'succeeded')) as last_succeeded_at,
      s.next_run_at, s.paused_at
    from channels
    join stores on stores.tenant_id = channels.tenant_id and stores.id = channels.store_id
    left join sync_schedules s on s.tenant_id = channels.tenant_id and s.channel_id = channels.id
    order by stores.name, stores.id, channels.channel_type`.execute(tx);
  return rows;
}

async function countRuns(
  tx: Transaction,
  since: Date,
): Promise<ReadonlyMap<RunStatusWord, number>> {
  const rows = await tx
    .selectFrom('sync_runs')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

function stateOf(
  lastRun: SyncRunRow | null,
  { pausedAt, nextRunAt, now }: { pausedAt: Date | null; nextRunAt: Date | null; now: Date },
): ChannelState {
  if (lastRun !== null && lastRun.finishedAt === null) {
    return 'working';
  }
  if (pausedAt !== null) {
    return 'paused';
  }
  if (lastRun === null) {
    return 'never_synced';
  }
  if (lastRun.status === 'failed') {
    return 'failed';
  }
  if (nextRunAt !== null && nextRunAt <= now) {
    return 'behind';
  }
  return lastRun.status === 'waiting' ? 'waiting' : 'up_to_date';
}
