import type { components } from '@platebook/api-client';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbound } from '../../platform/outbound.ts';
import type { OpenOutbound } from '../../platform/outbound.ts';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { REALM } from '../../testing/sandbox.ts';
import { runSchedules } from './run-schedules.ts';

type Schemas = components['schemas'];

const DOORDASH = {
  developer_id: '1d6a7e5c-3b1f-4c52-9a6e-5d2f0c9b8a01',
  key_id: '7f3b2a10-9c4d-4e8f-b1a2-c3d4e5f60708',
  signing_secret: 'c2FuZGJveC1kb29yZGFzaC1zaWduaW5nLXNlY3JldC0wMDE',
};

let env: TestEnvironment;
/** How many rows of the newest payout DoorDash has not published yet. */
let held = 2;

/** A DoorDash that publishes some rows of a report late. */
const openLateDoorDash: OpenOutbound = (policy) => {
  const outbound = createOutbound(policy);
  const late = async (request: Parameters<typeof outbound>[0]) => {
    const answer = await outbound(request);
    return isZip(answer.bytes) ? { ...answer, bytes: withoutRows(answer.bytes, held) } : answer;
  };
  return Object.assign(late, { close: outbound.close });
};

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK';
}

function withoutRows(bytes: Buffer, count: number): Buffer {
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => {
    const lines = strFromU8(file).split('\n');
    const orders = lines.filter((line) => line.includes(',DELIVERY,'));
    const dropped = new Set(orders.slice(orders.length - count));
    return [name, strToU8(lines.filter((line) => !dropped.has(line)).join('\n'))] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

beforeAll(async () => {
  env = await openTestEnvironment({ openOutbound: openLateDoorDash });
  const { sandbox, server } = env;
  await sandbox.set('clock', { moveMs: server.clock.now().getTime() - Date.now() });
  await sandbox.set('reports', { doordash: { readyAfterMs: 0 } });
});

afterAll(() => env.stop());

async function openChannel(): Promise<string> {
  await env.read('POST connections/doordash', DOORDASH);
  const stores = () =>
    env.read<Schemas['PlatformStoreList']>('GET platform-stores?provider=doordash');
  await expect.poll(async () => (await stores()).items.length, { timeout: 30_000 }).not.toBe(0);
  const [first] = (await stores()).items;
  const { channel_id: id } = await env.read<Schemas['StoreMappingDecision']>(
    `POST platform-stores/${first?.id}/create-store`,
    {},
  );
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  return String(id);
}

async function settled(runId: string): Promise<Schemas['SyncRunDetail']> {
  const run = () => env.read<Schemas['SyncRunDetail']>(`GET /api/v2/clients/sync/${runId}`);
  await expect.poll(async () => (await run()).run.finished_at, { timeout: 60_000 }).not.toBeNull();
  return run();
}

/** The run that the schedule creates when the channel is due. */
async function scheduledRun(channelId: string): Promise<Schemas['SyncRunDetail']> {
  const { database, clock, server } = env.server;
  const { queue } = server;
  await runSchedules({ database, clock, queue });
  await database.asOwner((tx) =>
    tx.updateTable('sync_schedules').set({ next_run_at: clock.now() }).execute(),
  );
  await runSchedules({ database, clock, queue });
  const { last_run_id: id } = await database.asOwner((tx) =>
    tx
      .selectFrom('sync_schedules')
      .select('last_run_id')
      .where('channel_id', '=', channelId)
      .executeTakeFirstOrThrow(),
  );
  clock.advance(1_000);
  return settled(String(id));
}

async function entriesOf(runId: string): Promise<readonly Schemas['BooksEntry'][]> {
  return (await env.read<{ items: Schemas['BooksEntry'][] }>(`GET entries?run_id=${runId}`)).items;
}

/** Approves entries, expects them among the pending operations, and posts them. */
async function post(entries: readonly Schemas['BooksEntry'][]): Promise<void> {
  const ids = { entry_ids: entries.map(({ id }) => id) };
  const { refused } = await env.read<{ refused: unknown[] }>('POST entries/approve', ids);
  expect(refused).toEqual([]);
  const owed = () => env.read<{ items: { entry_id: string }[] }>('GET owed-operations');
  expect((await owed()).items.map((item) => item.entry_id).toSorted()).toEqual(
    ids.entry_ids.toSorted(),
  );
  const { id } = await env.read<{ id: string }>('POST entries/post', ids);
  expect((await settled(id)).run.state).toBe('posted');
  expect((await owed()).items).toEqual([]);
}

/** The entries in QuickBooks, by document number, in cents of their debits; each number once. */
async function books(): Promise<ReadonlyMap<string, number>> {
  const entries = await env.sandbox.entries(REALM);
  const sums = entries.map(({ DocNumber = '', Line }) => {
    const debits = Line.filter(
      ({ JournalEntryLineDetail: detail }) => detail.PostingType === 'Debit',
    );
    return [
      DocNumber,
      Math.round(debits.reduce((sum, { Amount }) => sum + Amount * 100, 0)),
    ] as const;
  });
  expect(new Set(sums.map(([number]) => number)).size).toBe(sums.length);
  return new Map(sums);
}

/** The entries that we show as posted, in the same form. */
async function posted(): Promise<ReadonlyMap<string, number>> {
  const rows = await env.server.database.asOwner((tx) =>
    tx
      .selectFrom('journal_entries')
      .select(['document_number', 'debit_cents'])
      .where('tenant_id', '=', env.tenantId)
      .where('status', '=', 'posted')
      .where('verified_at', 'is not', null)
      .execute(),
  );
  return new Map(rows.map((row) => [row.document_number, row.debit_cents]));
}

test('a watch run amends the posted entry that late rows change, or adjusts it, as the client chose', async () => {
  const channelId = await openChannel();
  const { runs } = await env.read<Schemas['TriggeredSync']>('POST /api/v2/clients/sync/trigger', {
    tenant_id: env.tenantId,
    channel_ids: [channelId],
  });
  const first = await settled(String(runs[0]?.run.id));
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  await post(await entriesOf(first.run.id));
  const before = await books();
  expect(before).toEqual(await posted());

  held = 1;
  const amending = await scheduledRun(channelId);
  expect(amending.run).toMatchObject({ trigger: 'watch', state: 'ready' });
  const [amended, ...others] = await entriesOf(amending.run.id);
  expect([others, amended?.kind, amended?.status, amended?.external_id === null]).toEqual([
    [],
    'payout',
    'needs_review',
    false,
  ]);
  await post(amended === undefined ? [] : [amended]);
  const after = await books();
  expect(after).toEqual(await posted());
  const number = amended?.document_number ?? '';
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  expect([...after].filter(([key, cents]) => before.get(key) !== cents)).toEqual([
    [number, amended?.debit_cents],
  ]);

  await env.read('POST settings', { late_rows: 'adjust' });
  held = 0;
  const adjusting = await scheduledRun(channelId);
  expect(adjusting.run).toMatchObject({ trigger: 'watch', state: 'ready' });
  const [adjustment, ...more] = await entriesOf(adjusting.run.id);
  expect([more, adjustment?.kind, adjustment?.relates_to, adjustment?.status]).toEqual([
    [],
    'adjustment',
    amended?.id,
    'needs_review',
  ]);
  await post(adjustment === undefined ? [] : [adjustment]);
  const last = await books();
  expect(last).toEqual(await posted());
  expect(last.size).toBe(after.size + 1);
  expect(last.get(number)).toBe(after.get(number));

  // Nothing has changed since: another fetch creates nothing.
  const quiet = await scheduledRun(channelId);
  expect(quiet.run.trigger).toBe('watch');
  expect(quiet.entries.planned).toBe(0);
  expect(await books()).toEqual(last);
}, 240_000);
