import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMappingClient, addStore } from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import { dataOf, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { runSchedules } from './run-schedules.ts';
import { nextFetch } from './schedule-times.ts';

type Schedule = components['schemas']['SyncSchedule'];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** A channel of a connected platform, as created by a person. */
async function addChannel(client: MappingClient, platformStoreId: string | null, config = {}) {
  const now = server.clock.now();
  const storeId = await addStore(client, { name: `Store ${randomUUID()}` });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('connections')
      .values({
        tenant_id: client.tenantId,
        id: randomUUID(),
        provider: 'doordash',
        external_id: randomUUID(),
        external_name: 'DoorDash',
        status: 'connected',
        connected_at: now,
        created_at: now,
        updated_at: now,
      } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const created = await client.call(`POST stores/${storeId}/channels`, {
    channel_type: 'doordash',
    channel_config: config,
    ...(platformStoreId === null ? {} : { platform_store_id: platformStoreId }),
  });
  const { id } = dataOf(created.body) as { id: string };
  return { channelId: id, path: `stores/${storeId}/channels/${id}/schedule` };
}

async function read({ call }: MappingClient, path: string): Promise<Schedule> {
  return dataOf((await call(`GET ${path}`)).body) as Schedule;
}

/** Makes the channel due. */
async function makeDue(channelId: string): Promise<void> {
  await server.database.asOwner((tx) =>
    tx
      .updateTable('sync_schedules')
      .set({ next_run_at: server.clock.now() })
      .where('channel_id', '=', channelId)
      .execute(),
  );
}

function runsOf({ tenantId }: MappingClient) {
  return server.database.asOwner((tx) =>
    tx
      .selectFrom('sync_runs')
      .select(['channel_id', 'trigger', 'period_from', 'period_to', 'status'])
      .where('tenant_id', '=', tenantId)
      .execute(),
  );
}

const schedule = () =>
  runSchedules({ database: server.database, clock: server.clock, queue: server.server.queue });

describe('the scheduler', () => {
  test('schedules a channel of a connected platform, queues it once when it is due, and advances the schedule', async () => {
    const client = await addMappingClient(server);
    const mapped = await addChannel(client, randomUUID());
    const unmapped = await addChannel(client, null);
    expect(await schedule()).toBe(0);
    const first = await read(client, mapped.path);
    expect(Date.parse(String(first.next_run_at))).toBeGreaterThan(server.clock.now().getTime());
    expect((await read(client, unmapped.path)).next_run_at).toBeNull();

    await makeDue(mapped.channelId);
    const [here, there] = await Promise.all([schedule(), schedule()]);
    expect(here + there).toBe(1);
    expect(await runsOf(client)).toEqual([
      {
        channel_id: mapped.channelId,
        trigger: 'schedule',
        period_from: '2026-10-19',
        period_to: '2026-11-15',
        status: 'queued',
      },
    ]);
    const next = await read(client, mapped.path);
    expect([next.next_run_at, next.last_run_id === null]).toEqual([first.next_run_at, false]);
    await makeDue(mapped.channelId);
    // Last week's run is still active: no second one is started.
    expect(await schedule()).toBe(0);
  });

  test('does not fetch a channel with uploaded reports', async () => {
    const client = await addMappingClient(server);
    const { channelId } = await addChannel(client, randomUUID(), { report_source: 'upload' });
    await schedule();
    await makeDue(channelId);
    expect(await schedule()).toBe(0);
    expect(await runsOf(client)).toEqual([]);
  });

  test('a run that ends no later than a completed one watches for changes', async () => {
    const client = await addMappingClient(server);
    const { channelId } = await addChannel(client, randomUUID());
    await schedule();
    const triggers = async (status: 'failed' | 'succeeded'): Promise<string[]> => {
      await server.database.asOwner((tx) =>
        tx
          .updateTable('sync_runs')
          .set({ status, finished_at: server.clock.now() })
          .where('tenant_id', '=', client.tenantId)
          .execute(),
      );
      await makeDue(channelId);
      await schedule();
      return (await runsOf(client)).map(({ trigger }) => trigger).toSorted();
    };
    await makeDue(channelId);
    await schedule();
    // The failed run brought nothing: the next run is the one that brings the week.
    expect(await triggers('failed')).toEqual(['schedule', 'schedule']);
    expect(await triggers('succeeded')).toEqual(['schedule', 'schedule', 'watch']);
    server.clock.advance(7 * 24 * 3_600_000);
    expect(await triggers('succeeded')).toEqual(['schedule', 'schedule', 'schedule', 'watch']);
    server.clock.advance(-7 * 24 * 3_600_000);
  });

  test('skips a channel while it is paused, and uses a person’s chosen time', async () => {
    const client = await addMappingClient(server);
    const { channelId, path } = await addChannel(client, randomUUID());
    await schedule();
    const paused = dataOf((await client.call(`PUT ${path}`, { paused: true })).body) as Schedule;
    expect(paused.paused_at).toBe(server.clock.now().toISOString());
    await makeDue(channelId);
    await schedule();
    expect(await runsOf(client)).toEqual([]);
    const past = await client.call(`PUT ${path}`, { next_run_at: '2026-11-01T00:00:00.000Z' });
    expect(refusalOf(past).code).toBe('validation_failed');
    const at = new Date(server.clock.now().getTime() + 60_000).toISOString();
    const resumed = await client.call(`PUT ${path}`, { paused: false, next_run_at: at });
    expect(dataOf(resumed.body)).toMatchObject({ paused_at: null, next_run_at: at });
    await schedule();
    expect(await runsOf(client)).toEqual([]);
    server.clock.advance(60_000);
    await schedule();
    expect(await runsOf(client)).toHaveLength(1);
  });
});

describe('the next fetch of a channel', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const weekly = { startsOn: 1, cadence: 'weekly' } as const;

  test('is the morning after its pay week, in its own time zone, at its own minute', () => {
    const at = (timeZone: string, id: string) =>
      nextFetch(id, { weeks: weekly, timeZone, watchWindowDays: 28 }, now);
    const newYork = at('America/New_York', 'a').toISOString();
    expect(newYork >= '2026-11-24T11:00:00.000Z' && newYork < '2026-11-24T13:00:00.000Z').toBe(
      true,
    );
    expect(at('Europe/Berlin', 'a').toISOString().slice(0, 11)).toBe('2026-11-24T');
    expect(at('America/New_York', 'b')).not.toEqual(at('America/New_York', 'a'));
  });

  test('is repeated three days later, unless watching is off', () => {
    const days = (watchWindowDays: number) => {
      const times = { weeks: weekly, timeZone: 'America/New_York', watchWindowDays };
      const seen: string[] = [];
      for (let at = nextFetch('a', times, now); seen.length < 4; at = nextFetch('a', times, at)) {
        seen.push(at.toISOString().slice(0, 10));
      }
      return seen;
    };
    expect(days(28)).toEqual(['2026-11-24', '2026-11-27', '2026-12-01', '2026-12-04']);
    expect(days(0)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']);
  });

  test('is each morning for daily payouts, even when daylight saving time ends', () => {
    const weeks = { startsOn: 1, cadence: 'daily' } as const;
    const daily = { weeks, timeZone: 'America/New_York', watchWindowDays: 28 };
    const before = nextFetch('a', daily, new Date('2026-10-31T20:00:00Z'));
    const after = nextFetch('a', daily, before);
    expect(after.getTime() - before.getTime()).toBe(24 * 3_600_000);
    const acrossNight = nextFetch('a', daily, new Date('2026-10-31T09:00:00Z'));
    expect(before.getTime() - acrossNight.getTime()).toBe(25 * 3_600_000);
  });
});
