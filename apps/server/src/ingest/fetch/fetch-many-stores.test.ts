import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOutbound } from '../../platform/outbound.ts';
import type { OpenOutbound } from '../../platform/outbound.ts';
import { openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { reserveUberSlot } from './request-of-many-stores.ts';

type Schemas = components['schemas'];

let env: TestEnvironment;
/** The stores of each report request, in sending order. */
let requests: string[][];
/** The store that reports of several stores omit. */
let left: string | null;
/** The addresses of the calls that switched stores on. */
const switchedOn = new Set<string>();

/** Records the requests to Uber Eats, and may omit a store from its reports. */
const openNotingOutbound: OpenOutbound = (policy) => {
  const outbound = createOutbound(policy);
  const noting = async (request: Parameters<typeof outbound>[0]) => {
    if (request.method === 'POST' && request.url.endsWith('/v1/eats/report')) {
      requests.push((JSON.parse(String(request.body)) as { store_uuids: string[] }).store_uuids);
    }
    const answer = await outbound(request);
    if (request.url.endsWith('/pos_data') && answer.status === 200) {
      switchedOn.add(request.url);
    }
    const isReport = answer.bytes.includes('Store ID') && left !== null;
    return isReport ? { ...answer, bytes: withoutStore(answer.bytes, String(left)) } : answer;
  };
  return Object.assign(noting, { close: outbound.close });
};

/** The report without this store, unless it is the only one. */
function withoutStore(report: Buffer, number: string): Buffer {
  const lines = report.toString('utf8').split('\n');
  const rest = lines.filter((line) => !line.includes(`,${number},`));
  const hasOthers = rest.some((line) => /,[A-Z]{2}-\d{3},/.test(line));
  return hasOthers ? Buffer.from(rest.join('\n')) : report;
}

beforeAll(async () => {
  env = await openTestEnvironment({ openOutbound: openNotingOutbound });
  const { sandbox, server } = env;
  await sandbox.set('clock', { moveMs: server.clock.now().getTime() - Date.now() });
  await sandbox.set('webhooks', { ubereats: `${server.url}/api/v2/webhooks/ubereats` });
  await sandbox.set('reports', { ubereats: { delayMs: 50 } });
  await connectAllStores();
});

beforeEach(() => {
  requests = [];
  left = null;
});

afterAll(() => env.stop());

async function connectAllStores(): Promise<void> {
  const consent = await env.read<{ authorize_url: string }>(
    'POST connections/ubereats/consent',
    {},
  );
  const allowed = await fetch(consent.authorize_url, {
    method: 'POST',
    body: new URLSearchParams({ merchant: 'harbor-street', decision: 'allow' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location') ?? '');
  const params = { code: searchParams.get('code'), state: searchParams.get('state') };
  await env.read('POST connections/ubereats/complete', params);
  await vi.waitFor(async () => expect(await stores()).toHaveLength(3), { timeout: 30_000 });
  for (const { id } of await stores()) {
    await env.read(`POST platform-stores/${id}/create-store`, {});
  }
  // Otherwise a store that is not switched on would be refused first.
  await vi.waitFor(() => expect(switchedOn.size).toBe(3), { timeout: 30_000 });
}

async function stores(): Promise<readonly Schemas['PlatformStore'][]> {
  const { items } = await env.read<Schemas['PlatformStoreList']>(
    'GET platform-stores?provider=ubereats',
  );
  return items;
}

async function fetched(
  more: Readonly<Record<string, unknown>> = {},
): Promise<readonly Schemas['SyncRunDetail'][]> {
  env.server.clock.advance(1_000);
  const { runs } = await env.read<Schemas['TriggeredSync']>('POST /api/v2/clients/sync/trigger', {
    tenant_id: env.tenantId,
    ...more,
  });
  const details = () =>
    Promise.all(
      runs.map(({ run }) =>
        env.read<Schemas['SyncRunDetail']>(`GET /api/v2/clients/sync/${run.id}`),
      ),
    );
  await expect
    .poll(async () => (await details()).filter(({ run }) => run.finished_at === null), {
      timeout: 60_000,
    })
    .toEqual([]);
  return details();
}

/** The store of each payout of a run; one name if the run read only its own. */
function storesIn({ payouts }: Schemas['SyncRunDetail']): string[] {
  return [...new Set(payouts.map((payout) => payout.platform_store_id))];
}

test('one request covers the stores with the same period, and each run reads its own rows', async () => {
  const runs = await fetched();
  const ids = (await stores()).map((store) => store.platform_store_id).toSorted();
  expect(requests.map((each) => each.toSorted())).toEqual([ids, ids]);
  expect(runs).toHaveLength(3);
  for (const run of runs) {
    expect(run.platform_reports.map(({ state, failure }) => [state, failure])).toEqual([
      ['downloaded', null],
      ['downloaded', null],
    ]);
    expect(storesIn(run)).toHaveLength(1);
    expect(run.payouts.length).toBeGreaterThan(2);
  }
  expect(new Set(runs.flatMap(storesIn)).size).toBe(3);

  // Requested separately, each store has the same rows.
  requests = [];
  const [first] = runs;
  const [alone] = await fetched({ channel_ids: [first?.run.channel_id] });
  expect(requests.map((each) => each.length)).toEqual([1, 1]);
  expect(alone?.run.situation.counts.rows).toBe(first?.run.situation.counts.rows);
  expect(alone?.entries.planned).toBe(0);
});

test('a store missing from the report is requested separately, which its report records', async () => {
  const [, second] = await stores();
  left = second?.external_ref ?? '';
  const runs = await fetched();
  const id = second?.platform_store_id ?? '';
  expect(requests.map((each) => each.length)).toEqual([3, 3, 1, 1]);
  expect(requests.slice(2)).toEqual([[id], [id]]);
  const states = runs.map(({ platform_reports: reports }) =>
    reports.map(({ state, failure }) => [state, failure]),
  );
  const why =
    "Uber Eats' report for several stores had nothing for this one, so it is requested separately.";
  expect(states.filter((each) => each.every(([, failure]) => failure === why))).toHaveLength(1);
  expect(states.filter((each) => each.every(([, failure]) => failure === null))).toHaveLength(2);
  expect(states.flat().every(([state]) => state === 'downloaded')).toBe(true);
});

test('requests of all clients together observe Uber’s limit of sixty a minute', async () => {
  const { database } = env.server;
  const before = await nextSlot();
  const waits: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    waits.push(await reserveUberSlot(database));
  }
  const after = await nextSlot();
  expect(after.atMs - Math.max(before.atMs, before.nowMs)).toBeGreaterThanOrEqual(3_000);
  // However long reserving took, the last slot is two slots after the first.
  expect(after.nowMs - before.nowMs + Number(waits[2])).toBeGreaterThanOrEqual(2_000);
  expect(waits[2]).toBeLessThanOrEqual(after.atMs - before.nowMs);
});

/** When the next free slot is, and the current time, both by the database's clock. */
async function nextSlot(): Promise<{ atMs: number; nowMs: number }> {
  const { rows } = await env.server.database.pool.query<{ at: number; now: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
      (extract(epoch from next_at) * 1000)::float8 as at from provider_turns where provider = 'ubereats'`,
  );
  return { atMs: rows[0]?.at ?? 0, nowMs: rows[0]?.now ?? 0 };
}
