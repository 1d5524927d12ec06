import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import { refusalOf } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Entry = Schemas['BooksEntry'];

const REPORT = 'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv';
const PASTED = 'pasted-twice.csv';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
});

afterAll(() => env.stop());

async function entries(): Promise<Entry[]> {
  const { items } = await env.read<{ items: Entry[] }>('GET entries');
  return items.filter(({ status }) => status !== 'needs_mapping');
}

function codes(all: readonly Entry[]): Set<string> {
  return new Set(all.map(({ status, status_reason: reason }) => `${status}: ${reason?.code}`));
}

/** The report with all of its rows duplicated. */
async function pastedTwice(): Promise<string> {
  const [header = '', ...rows] = (await readDemo(REPORT)).toString('utf8').trimEnd().split('\n');
  return [header, ...rows, ...rows, ''].join('\n');
}

async function importText(name: string, text: string): Promise<string | undefined> {
  const { import: uploaded } = await uploadFile(env, name, text);
  return (await settledImport(env, uploaded.id)).payouts[0]?.platform_store_id;
}

async function matchStore(platformStoreId: string | undefined): Promise<void> {
  const store = await env.read<{ id: string }>('POST stores', { name: 'Fishtown' });
  await env.read(`POST stores/${store.id}/channels`, {
    channel_type: 'doordash',
    platform_store_id: platformStoreId,
  });
}

test('duplicated orders wait for a person, who approves them or uploads a corrected file', async () => {
  await connectBooks(env, env);
  await matchStore(await importText(PASTED, await pastedTwice()));
  await env.read('POST books/refresh');
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });

  const { items: imports } = await env.read<{ items: Schemas['ImportSummary'][] }>('GET imports');
  expect(imports[0]?.counts.identities_broken).toBeGreaterThan(0);
  const questioned = await entries();
  expect(codes(questioned)).toEqual(new Set(['needs_review: repeated_orders']));
  const [entry] = questioned;
  expect(entry?.status_reason?.message).toMatch(
    /^(\d+) of this payout's \d+ order rows in pasted-twice\.csv are copies of other rows, with the same figures\./,
  );
  expect(questioned.every((one) => !one.needs_only_approval)).toBe(true);

  const { items: runs } = await env.read<{ items: Schemas['SyncRun'][] }>('GET sync/history');
  const run = `/api/v2/clients/sync/${runs[0]?.id}`;
  expect((await env.read<Schemas['SyncRunDetail']>(`GET ${run}`)).approvable_entries).toBe(0);
  expect(refusalOf(await env.ask(`POST ${run}/approve`)).code).toBe('run_not_approvable');

  const approved = await env.read<unknown>('POST entries/approve', { entry_ids: [entry?.id] });
  expect(approved).toMatchObject({ refused: [] });
  expect((await entries()).find(({ id }) => id === entry?.id)?.status).toBe('ready');
  // A re-plan does not ask a second time.
  await env.read('POST books/refresh');
  expect((await entries()).find(({ id }) => id === entry?.id)?.status).toBe('ready');
});

test('the file without the duplicates clears the reason', async () => {
  const before = (await entries()).reduce((sum, { net_cents: net }) => sum + (net ?? 0), 0);
  await importText(REPORT, (await readDemo(REPORT)).toString('utf8'));
  const after = await entries();
  expect(codes(after)).toEqual(new Set(['needs_review: review_policy']));
  expect(after.reduce((sum, { net_cents: net }) => sum + (net ?? 0), 0) * 2).toBe(before);
});
