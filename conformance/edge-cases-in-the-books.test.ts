// Each edge case of docs/accounting.md alone, by API, from an empty account to the books and back: a merchant that has only
// this case is connected, matched, mapped before and after its first import, fetched, posted, found in the simulated books
// to the cent, reversed and posted again.
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EDGE_CASE_NAMES, edgeCase } from '../apps/sandbox/src/core/edge-cases.ts';
import type { EdgeCaseName } from '../apps/sandbox/src/core/edge-cases.ts';
import { tradeSoFar } from '../apps/sandbox/src/core/trade.ts';
import { startSandbox } from '../apps/sandbox/src/testing/start-sandbox.ts';
import type { RunningSandbox } from '../apps/sandbox/src/testing/start-sandbox.ts';
import { addMappingClient } from '../apps/server/src/testing/store-mappings.ts';
import type { MappingClient } from '../apps/server/src/testing/store-mappings.ts';
import { dataOf, startTestServer } from '../apps/server/src/testing/test-server.ts';
import type { TestServer } from '../apps/server/src/testing/test-server.ts';
import { externalId, platformId, settledTruth } from './read-world.ts';

type Schemas = components['schemas'];
type Platform = 'ubereats' | 'doordash';
type Entry = Schemas['BooksEntry'];

const PATIENCE_MS = 120_000;

/** Reads until `holds` passes; these tests run side by side, in which `expect.poll` knows no test of its own. */
function until(holds: () => Promise<void>): Promise<void> {
  return vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 150 });
}

/** Pay weeks in which the case happens. Trade begins with the first of them where the case does not say otherwise. */
const WEEKS: Partial<Record<EdgeCaseName, { readonly from: string; readonly to: string }>> = {
  refund_of_closed_year: { from: '2026-01-05', to: '2026-01-18' },
  year_of_53_weeks: { from: '2025-12-29', to: '2026-01-11' },
  clock_change: { from: '2026-10-26', to: '2026-11-08' },
};
const USUAL_WEEKS = { from: '2026-10-19', to: '2026-11-08' } as const;

let sandbox: RunningSandbox;
let server: TestServer;
let time: NodeJS.Timeout;

/** Turns at a provider are dealt out by the clock, which in tests stands still by itself. */
const TICK_MS = 100;

beforeAll(async () => {
  sandbox = await startSandbox();
  server = await startTestServer({ worker: true, env: { SANDBOX_URL: sandbox.origin } });
  sandbox.clock.move(server.clock.now().getTime() - sandbox.clock.now());
  time = setInterval(() => server.clock.advance(TICK_MS), TICK_MS);
  await setWorld('webhooks', { ubereats: `${server.url}/api/v2/webhooks/ubereats` });
  await setWorld('reports', { ubereats: { delayMs: 50 }, doordash: { readyAfterMs: 0 } });
  await setWorld('quickbooks/limits', {
    perSecond: 1_000,
    perMinute: 10_000,
    batchesPerMinute: 100,
  });
});

afterAll(async () => {
  clearInterval(time);
  await server.stop();
  await sandbox.stop();
});

/** What somebody does on the console of the simulated world. */
async function setWorld(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${sandbox.origin}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** A merchant of its own that has only this case, and what it was paid in the weeks that are fetched. */
async function openMerchant(name: EdgeCaseName, platform: Platform) {
  // The same trade in every run, in whatever order the cases begin.
  const number = 2 * EDGE_CASE_NAMES.indexOf(name) + (platform === 'ubereats' ? 0 : 1);
  const id = `${name.replaceAll('_', '-')}-${number}`;
  const weeks = WEEKS[name] ?? USUAL_WEEKS;
  await setWorld('merchants', {
    id,
    name: `Diner ${number}`,
    platform,
    stores: name === 'shared_payouts' ? 2 : 1,
    ordersPerDay: 4,
    firstDay: weeks.from,
    seed: 1_000 + number,
    cases: [name],
  });
  const merchant = sandbox.merchants.on[platform].find((one) => one.id === id);
  if (merchant === undefined) {
    throw new Error(`The merchant ${id} was not founded.`);
  }
  const world = tradeSoFar(merchant, sandbox.clock);
  return {
    id,
    realmId: `93414529${String(10_000_000 + number)}`,
    weeks,
    storeIds: world.stores.map((store) => store.platformId),
    paid: settledTruth(world, platform === 'ubereats' ? externalId : platformId, {
      ...merchant.print,
      ...weeks,
    }),
  };
}

type Caller = {
  readonly tenantId: string;
  readonly read: <Data>(request: string, json?: unknown) => Promise<Data>;
};

function callerOf({ tenantId, call }: MappingClient): Caller {
  return {
    tenantId,
    read: async <Data>(request: string, json?: unknown) =>
      dataOf((await call(request, json)).body) as Data,
  };
}

/** Answers the consent page of a provider as the person who owns what is chosen there. */
async function consent(
  { read }: Caller,
  provider: 'quickbooks' | 'ubereats',
  choice: Record<string, string>,
): Promise<void> {
  const { authorize_url: page } = await read<Schemas['ConsentAnswer']['data']>(
    `POST connections/${provider}/consent`,
    {},
  );
  const allowed = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ ...choice, decision: 'allow' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location') ?? '');
  await read(`POST connections/${provider}/complete`, {
    code: searchParams.get('code'),
    state: searchParams.get('state'),
    ...(choice['realmId'] === undefined ? {} : { realm_id: choice['realmId'] }),
  });
}

async function connectAll(
  caller: Caller,
  platform: Platform,
  { id, realmId }: { readonly id: string; readonly realmId: string },
): Promise<void> {
  await setWorld('companies', { realmId, name: `Books of ${id}` });
  await consent(caller, 'quickbooks', { realmId });
  await caller.read('POST books/refresh');
  if (platform === 'ubereats') {
    await consent(caller, 'ubereats', { merchant: id });
  } else {
    const { developerId, keyId, signingSecret } = sandbox.doorDash.credentials;
    await caller.read('POST connections/doordash', {
      developer_id: developerId,
      key_id: keyId,
      signing_secret: signingSecret,
    });
  }
}

/** Makes a store of the client's of each of these stores of the platform, as soon as the platform has listed them. */
async function matchStores(
  { read }: Caller,
  platform: Platform,
  storeIds: readonly string[],
): Promise<void> {
  const listed = async () => {
    const { items } = await read<Schemas['PlatformStoreList']>(
      `GET platform-stores?provider=${platform}`,
    );
    return items.filter((store) => storeIds.includes(store.platform_store_id));
  };
  await until(async () => expect(await listed()).toHaveLength(storeIds.length));
  for (const store of await listed()) {
    await read(`POST platform-stores/${store.id}/create-store`, {});
  }
}

/** Creates the accounts that are missing, and maps what has none then to one of its own. */
async function mapAccounts({ read }: Caller): Promise<void> {
  await read('POST account-mapping/create-accounts', { template: null, dry_run: false });
}

async function sync({ read, tenantId }: Caller, weeks: { from: string; to: string }) {
  const { runs } = await read<Schemas['TriggeredSync']>('POST /api/v2/clients/sync/trigger', {
    tenant_id: tenantId,
    ...weeks,
  });
  const details: Schemas['SyncRunDetail'][] = [];
  for (const { run } of runs) {
    const detail = () => read<Schemas['SyncRunDetail']>(`GET /api/v2/clients/sync/${run.id}`);
    await until(async () => {
      const { run: now, platform_reports: reports } = await detail();
      expect(now.finished_at, JSON.stringify({ now, reports })).not.toBeNull();
    });
    details.push(await detail());
  }
  return details;
}

async function entriesOf({ read }: Caller): Promise<readonly Entry[]> {
  const { items } = await read<{ items: Entry[] }>('GET entries?limit=100');
  return items.filter(({ kind }) => kind === 'payout');
}

function statusesOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.map(({ status }) => status))];
}

/** Posts all of these, with the amount where a deposit differs from its entries, and waits until the books were read back. */
async function post(caller: Caller, entries: readonly Entry[]): Promise<void> {
  const byPayout = new Map<string | null, Entry[]>();
  for (const entry of entries) {
    const payout = entry.deposit_difference === null ? null : entry.payout_id;
    byPayout.set(payout, [...(byPayout.get(payout) ?? []), entry]);
  }
  for (const [payout, some] of byPayout) {
    const cents = some[0]?.deposit_difference?.amount_cents;
    const difference = { amount_cents: cents, reason: 'Rows that do not add up' };
    const { refused } = await caller.read<{ refused: unknown[] }>('POST entries/post', {
      entry_ids: some.map(({ id }) => id),
      ...(payout === null ? {} : { difference }),
    });
    expect(refused).toEqual([]);
  }
  await until(async () => expect(statusesOf(await entriesOf(caller))).toEqual(['posted']));
}

/** Cents that the simulated books hold on clearing accounts by document number, and that each entry balances. */
function clearedBy(realmId: string): ReadonlyMap<string, number> {
  const cleared = new Map<string, number>();
  for (const entry of sandbox.quickbooks.companies.books(realmId)?.all('JournalEntry') ?? []) {
    const lines = linesOf(entry);
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    const clearing = lines.filter(({ account }) => account.includes('Clearing'));
    cleared.set(
      String(entry['DocNumber']),
      clearing.reduce((sum, { cents }) => sum + cents, 0),
    );
  }
  return cleared;
}

/** Debits are positive. */
function linesOf(entry: unknown): { account: string; cents: number }[] {
  const { Line } = entry as {
    Line: {
      Amount: number;
      JournalEntryLineDetail: { PostingType: string; AccountRef: { name?: string } };
    }[];
  };
  return Line.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef } }) => ({
    account: AccountRef.name ?? '',
    cents: Math.round(Amount * 100) * (PostingType === 'Debit' ? 1 : -1),
  }));
}

const ascending = (left: number, right: number) => left - right;

function total(cents: Iterable<number>): number {
  return [...cents].reduce((sum, one) => sum + one, 0);
}

/** Undoes every posted entry by deleting it, and waits until the books hold none. */
async function undo(caller: Caller): Promise<void> {
  const posted = (await entriesOf(caller)).filter(({ status }) => status === 'posted');
  for (const { id } of posted) {
    await caller.read(`POST entries/${id}/undo`, { how: 'delete' });
  }
  await until(async () => expect(statusesOf(await entriesOf(caller))).toEqual(['reversed']));
}

const CASES = EDGE_CASE_NAMES.flatMap((name) =>
  edgeCase(name).platforms.map((platform) => ({ name, platform })),
);

/** From an empty account to entries that have an account for everything. */
async function arrive(name: EdgeCaseName, platform: Platform) {
  const merchant = await openMerchant(name, platform);
  const caller = callerOf(await addMappingClient(server, { name: merchant.id }));
  await connectAll(caller, platform, merchant);
  await mapAccounts(caller);
  await matchStores(caller, platform, merchant.storeIds);
  const runs = await sync(caller, merchant.weeks);
  await mapAccounts(caller);
  const ended = runs.map(({ run }) => ({ state: run.state, failure: run.situation.failure }));
  expect(ended, JSON.stringify(runs.map(({ run }) => run.situation))).toEqual(
    runs.map(() => ({ state: 'ready', failure: null })),
  );
  return { merchant, caller };
}

describe('alone, from an empty account into the books, back, and in again', () => {
  test.concurrent.each(CASES.filter(({ name }) => name !== 'canadian_dollars'))(
    '$name on $platform',
    async ({ name, platform }) => {
      const { merchant, caller } = await arrive(name, platform);
      const paid = total(merchant.paid.map(({ net }) => net));
      const planned = await entriesOf(caller);
      await post(caller, planned);
      const booked = clearedBy(merchant.realmId);
      expect([booked.size, total(booked.values())]).toEqual([planned.length, paid]);

      await undo(caller);
      expect(clearedBy(merchant.realmId)).toEqual(new Map());

      for (const { id } of planned) {
        await caller.read(`POST entries/${id}/post-again`, {});
      }
      await until(async () => {
        const again = (await entriesOf(caller)).filter(({ status }) => status === 'posted');
        expect(again).toHaveLength(planned.length);
      });
      const bookedAgain = clearedBy(merchant.realmId);
      expect([...bookedAgain.values()].toSorted(ascending)).toEqual(
        [...booked.values()].toSorted(ascending),
      );
      expect(new Set([...booked.keys(), ...bookedAgain.keys()]).size).toBe(2 * planned.length);
    },
    4 * PATIENCE_MS,
  );

  test.concurrent(
    'canadian_dollars into books in US dollars: nothing is planned, and it is said why',
    async () => {
      const merchant = await openMerchant('canadian_dollars', 'ubereats');
      const caller = callerOf(await addMappingClient(server, { name: merchant.id }));
      await connectAll(caller, 'ubereats', merchant);
      await matchStores(caller, 'ubereats', merchant.storeIds);
      const [run] = await sync(caller, merchant.weeks);
      const reasons = run?.run.situation.blocked.map(({ reason }) => reason) ?? [];
      expect(new Set(reasons)).toEqual(new Set(['currency_mismatch']));
      expect(reasons).toHaveLength(merchant.paid.length);
      expect([await entriesOf(caller), clearedBy(merchant.realmId)]).toEqual([[], new Map()]);
    },
    4 * PATIENCE_MS,
  );
});
