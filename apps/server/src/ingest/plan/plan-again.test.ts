import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { dataOf } from '../../testing/test-server.ts';

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await call('POST', 'books/refresh');
  await importReport(env, REPORT);
});

afterAll(() => env.stop());

function call(method: string, path: string, json?: unknown) {
  const { server, base, token } = env;
  return server.call(`${method} ${base}/${path}`, {
    token,
    ...(json === undefined ? {} : { json }),
  });
}

async function numbers(): Promise<string[]> {
  const { rows } = await env.server.database.pool.query<{ document_number: string }>(
    'select document_number from journal_entries where tenant_id = $1 order by document_number',
    [env.tenantId],
  );
  return rows.map(({ document_number: number }) => number);
}

/** Simulates payouts that were read by a server that stored no entries. */
async function forgetEntries(): Promise<void> {
  await env.server.database.pool.query('delete from journal_entries where tenant_id = $1', [
    env.tenantId,
  ]);
}

async function setChannels(config: object): Promise<void> {
  await env.server.database.pool.query(
    'update channels set channel_config = channel_config || $2 where tenant_id = $1',
    [env.tenantId, JSON.stringify(config)],
  );
}

let saved = 0;

/** Changes the mapping each time: an unchanged mapping is not saved. */
async function saveMapping(component = 'tips', accountType = 'Income'): Promise<void> {
  const found = await call('GET', 'books/objects?kind=account');
  const { items } = dataOf(found.body) as { items: { id: string; account_type: string }[] };
  const mapping = await call('GET', 'account-mapping');
  const { version } = dataOf(mapping.body) as { version: number | null };
  saved += 1;
  const accounts = items.filter(({ account_type: type }) => type === accountType);
  const target = { account_id: accounts[saved % accounts.length]?.id };
  const answer = await call('PUT', 'account-mapping', {
    platform: null,
    store_id: null,
    version,
    components: [
      {
        component,
        target: { ...target, class_id: null, department_id: null, tax_code_id: null, entity: null },
      },
    ],
  });
  dataOf(answer.body);
}

test('payouts without entries get them as soon as a mapping is saved', async () => {
  const planned = await numbers();
  expect(planned).toHaveLength(4);
  await forgetEntries();
  await saveMapping();
  expect(await numbers()).toEqual(planned);
});

test('but not if their channel is not posted, or starts later', async () => {
  await forgetEntries();
  await setChannels({ posting_model: 'none' });
  await saveMapping();
  expect(await numbers()).toEqual([]);
  await setChannels({ posting_model: 'payout_journal', starts_on: '2026-04-06' });
  await saveMapping();
  expect(await numbers()).toEqual([]);
  await setChannels({ starts_on: '2026-03-30' });
  await saveMapping();
  expect((await numbers()).length).toBeGreaterThan(0);
});

type Waiting = { status_reason: { code: string; message: string } | null };
type Summary = {
  missing: {
    accounts: number | null;
    entries_without_accounts: number;
    stores: number;
    entries_without_store: number;
    platforms: string[];
  };
};

test('a line item that gets an account is no longer listed or counted as missing', async () => {
  const summary = async () =>
    (dataOf((await call('GET', 'entries/summary')).body) as Summary).missing;
  const reasons = async () =>
    (
      dataOf((await call('GET', 'entries?status=needs_mapping')).body) as { items: Waiting[] }
    ).items.flatMap(({ status_reason: reason }) =>
      reason?.code === 'needs_mapping' ? [reason.message] : [],
    );
  await saveMapping();
  const before = await summary();
  const { length: waiting } = await reasons();
  expect(waiting).toBeGreaterThan(0);
  // The report names two stores; one of them is mapped.
  expect(before).toMatchObject({
    entries_without_accounts: waiting,
    stores: 1,
    entries_without_store: waiting,
    platforms: ['ubereats'],
  });
  const named = new Set(
    (await reasons()).flatMap((message) =>
      message.replace(/^No account yet for (.+?)\. .*$/, '$1').split(', '),
    ),
  );
  expect(before.accounts).toBe(named.size);
  expect(named).toContain('commission');
  await saveMapping('commission', 'Expense');
  expect(await summary()).toEqual({ ...before, accounts: named.size - 1 });
  expect((await reasons()).filter((message) => /\bcommission\b/.test(message))).toEqual([]);
});
