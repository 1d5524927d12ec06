import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import type { DeliveryPlatform } from '../db/tables.ts';
import { AppError } from '../http/errors.ts';
import { PLATFORMS } from '../connectors/providers.ts';
import { batchMessage } from './batch-messages.ts';
import { blocked, linkTo, skip, willDo } from './batch-work.ts';
import type { BatchOptions, BatchWork, Client, Verdict, WorkDeps } from './batch-work.ts';

/** Fetches a period's reports for every channel that can be fetched. */
export function syncWork({ read, call }: WorkDeps): BatchWork {
  return {
    needs: 'triggerSync',
    required: ['from', 'to'],
    preview: async (client, options) => {
      const platforms = await read(client, (tx) => readPlatforms(tx, client, options));
      return syncVerdict(platforms, options);
    },
    start: async (client, options) => {
      const { runs, skipped } = await call('triggerSync', client, {
        body: {
          tenant_id: client.scope.tenantId,
          from: options.from,
          to: options.to,
          channel_type: options.channel_type,
          dry_run: options.dry_run,
        } as never,
      });
      const runIds = runs.map(({ run }) => run.id);
      await read(client, (tx) => markRuns(tx, client, runIds));
      return {
        results: [
          batchMessage('channels_synced', { channels: runIds.length, left_out: skipped.length }),
        ],
        runIds,
        reportId: null,
        entries: 0,
        link: linkTo('runs'),
        undo: null,
      };
    },
  };
}

type PlatformOfClient = {
  readonly platform: DeliveryPlatform;
  readonly channels: number;
  readonly isConnected: boolean;
};

async function readPlatforms(
  tx: Transaction,
  { scope: { tenantId } }: Client,
  { channel_type: only = null }: { readonly channel_type?: DeliveryPlatform | null | undefined },
): Promise<PlatformOfClient[]> {
  const { rows } = await sql<{
    channel_type: DeliveryPlatform;
    channels: number;
    connected: boolean;
  }>`
    select channels.channel_type, count(*) as channels,
      exists (
        select from connections where connections.tenant_id = ${tenantId}
          and connections.provider = channels.channel_type and status in ('connected', 'expiring')
          and paused_at is null) as connected
    from channels join stores on stores.tenant_id = channels.tenant_id and stores.id = channels.store_id
    where channels.tenant_id = ${tenantId} and channels.platform_store_id is not null
      and stores.deactivated_on is null
      and (${only}::text is null or channels.channel_type = ${only})
    group by channels.channel_type order by channels.channel_type`.execute(tx);
  return rows.map((row) => ({
    platform: row.channel_type,
    channels: row.channels,
    isConnected: row.connected,
  }));
}

function syncVerdict(platforms: readonly PlatformOfClient[], { from, to }: BatchOptions): Verdict {
  if (platforms.length === 0) {
    return skip('no_channels', 'No store of this client is on such a platform.');
  }
  const able = platforms.filter(({ isConnected }) => isConnected);
  const without = platforms
    .filter(({ isConnected }) => !isConnected)
    .map(({ platform }) => PLATFORMS[platform].name);
  if (able.length === 0) {
    return blocked(
      'connection_missing',
      `${without.join(' and ')} isn't connected, or is paused. Connect it, or upload the reports.`,
      { name: without.join(', ') },
    );
  }
  const channels = able.reduce((sum, one) => sum + one.channels, 0);
  return willDo(
    batchMessage('sync_channels', { channels, from: from ?? '', to: to ?? '', without }),
  );
}

/** Marks runs started here with their batch. */
async function markRuns(
  tx: Transaction,
  { scope: { tenantId }, batchId }: Client,
  runIds: readonly string[],
): Promise<void> {
  await sql`
    update sync_runs set batch_id = ${batchId}, trigger = 'batch'
    where tenant_id = ${tenantId} and id = any(${runIds}::uuid[]) and trigger = 'manual'`.execute(
    tx,
  );
}

/** Restarts the runs that failed last. */
export function retryWork({ read, call }: WorkDeps): BatchWork {
  return {
    needs: 'retrySyncRun',
    required: [],
    preview: async (client, options) => {
      const failed = await read(client, (tx) => failedRuns(tx, client, options));
      return failed.length === 0
        ? skip('nothing_failed', 'No sync of the last 30 days has failed.')
        : willDo(batchMessage('restart_syncs', { syncs: failed.length }));
    },
    start: async (client, options) => {
      const failed = await read(client, (tx) => failedRuns(tx, client, options));
      const started: string[] = [];
      for (const run of failed) {
        if (await isRetried(() => call('retrySyncRun', client, { path: { run } }))) {
          started.push(run);
        }
      }
      const left = failed.length - started.length;
      return {
        results: [batchMessage('syncs_restarted', { syncs: started.length, left })],
        runIds: started,
        reportId: null,
        entries: 0,
        link: linkTo('runs'),
        undo: null,
      };
    },
  };
}

/** It needs no retry, or the channel is being read right now. */
const LEFT: ReadonlySet<string> = new Set(['run_not_retryable', 'channel_is_syncing']);

/** False if a retry is of no use: one such run does not stop the others. */
async function isRetried(retry: () => Promise<unknown>): Promise<boolean> {
  try {
    await retry();
    return true;
  } catch (error) {
    if (error instanceof AppError && LEFT.has(error.code)) {
      return false;
    }
    throw error;
  }
}

/** Failed runs of 30 days whose channel or file was not read again since. */
async function failedRuns(
  tx: Transaction,
  { scope: { tenantId } }: Client,
  { channel_type: only = null }: { readonly channel_type?: DeliveryPlatform | null | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select run.id from sync_runs run
    where run.tenant_id = ${tenantId} and run.status = 'failed'
      and run.created_at > (select max(created_at) from sync_runs where tenant_id = ${tenantId}) - interval '30 days'
      and (${only}::text is null or run.channel_type = ${only})
      and not exists (
        select from sync_runs later
        where later.tenant_id = run.tenant_id and later.created_at > run.created_at
          and (later.channel_id = run.channel_id or later.sha256 = run.sha256))
    order by run.created_at, run.id limit 100`.execute(tx);
  return rows.map(({ id }) => id);
}

type Channel = { readonly storeId: string; readonly channelId: string };

/** Pauses or resumes the schedules of the client's channels. */
export function scheduleWork({ read, call }: WorkDeps): BatchWork {
  const set = async (client: Client, channels: readonly Channel[], paused: boolean) => {
    for (const { storeId, channelId } of channels) {
      await call('updateSyncSchedule', client, {
        path: { tenant: client.scope.tenantId, store: storeId, channel: channelId },
        body: { paused },
      });
    }
  };
  return {
    needs: 'updateSyncSchedule',
    required: ['paused'],
    preview: async (client, options) => {
      const channels = await read(client, (tx) => otherwiseScheduled(tx, client, options));
      const code = options.paused === true ? 'pause_schedules' : 'resume_schedules';
      return channels.length === 0
        ? skip('already_so', 'The schedules of this client stand like that already.')
        : willDo(batchMessage(code, { schedules: channels.length }));
    },
    start: async (client, options) => {
      const channels = await read(client, (tx) => otherwiseScheduled(tx, client, options));
      const paused = options.paused === true;
      await set(client, channels, paused);
      return {
        results: [
          batchMessage(paused ? 'schedules_paused' : 'schedules_resumed', {
            schedules: channels.length,
          }),
        ],
        runIds: [],
        reportId: null,
        entries: 0,
        link: linkTo('sync'),
        undo: { channels, paused: !paused },
      };
    },
    undo: async (client, undo) => {
      // Written only by `start`.
      const { channels, paused } = undo as { channels: Channel[]; paused: boolean };
      await set(client, channels, paused);
      const results = [batchMessage('schedules_restored', { schedules: channels.length })];
      return { results, runIds: [] };
    },
  };
}

async function otherwiseScheduled(
  tx: Transaction,
  { scope: { tenantId } }: Client,
  {
    channel_type: only = null,
    paused = false,
  }: {
    readonly channel_type?: DeliveryPlatform | null | undefined;
    readonly paused?: boolean | undefined;
  },
): Promise<Channel[]> {
  const { rows } = await sql<{ id: string; store_id: string }>`
    select channels.id, channels.store_id from channels
    left join sync_schedules on sync_schedules.tenant_id = channels.tenant_id
      and sync_schedules.channel_id = channels.id
    where channels.tenant_id = ${tenantId} and (${only}::text is null or channels.channel_type = ${only})
      and (sync_schedules.paused_at is not null) <> ${paused}
    order by channels.id`.execute(tx);
  return rows.map((row) => ({ channelId: row.id, storeId: row.store_id }));
}
