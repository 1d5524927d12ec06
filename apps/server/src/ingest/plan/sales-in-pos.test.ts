import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { dataOf } from '../../testing/test-server.ts';

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

type Line = { account: string; side: 'debit' | 'credit'; amount_cents: number };
type Entry = { document_number: string; lines: Line[] };
type Preview = {
  payout_id: string;
  net_cents: number;
  recorded_by_pos_cents: number;
  kept_cents: number;
  recorded_by_pos: Line[];
  report: Entry[];
  pos: Entry[];
};

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
});

afterAll(() => env.stop());

async function call(method: string, path: string, json?: unknown): Promise<unknown> {
  const { server, base, token } = env;
  const body = json === undefined ? {} : { json };
  return dataOf((await server.call(`${method} ${base}/${path}`, { token, ...body })).body);
}

async function preview(query = ''): Promise<Preview | null> {
  const { preview: found } = (await call('GET', `settings/sales-preview${query}`)) as {
    preview: Preview | null;
  };
  return found;
}

type Stored = { id: string; payout_id: string; version: number; lines: { component: string }[] };

async function storedEntries(): Promise<Stored[]> {
  const { rows } = await env.server.database.pool.query<Stored>(
    `select id, payout_id, version, entry -> 'lines' as lines from journal_entries
     where tenant_id = $1 order by document_number, version`,
    [env.tenantId],
  );
  return rows;
}

function holdsSales({ lines }: Stored): boolean {
  return lines.some(({ component }) => component === 'gross_sales');
}

function balances(lines: readonly Line[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { account, side, amount_cents: cents } of lines) {
    sums.set(account, (sums.get(account) ?? 0) + (side === 'debit' ? cents : -cents));
  }
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}

test('before the first payout there is no preview', async () => {
  expect(await preview()).toBeNull();
});

test('the newest payout is shown both ways, and nothing is saved', async () => {
  await importReport(env, REPORT);
  const before = await storedEntries();
  const shown = await preview('?platform=ubereats');
  if (shown === null) {
    throw new Error('The imported report has payouts.');
  }
  const clearing = (lines: readonly Line[]) => balances(lines)['Clearing – Uber Eats'];
  const linesOf = (entries: readonly Entry[]) => entries.flatMap(({ lines }) => lines);
  expect(clearing(linesOf(shown.report))).toBe(shown.net_cents);
  expect(clearing(linesOf(shown.pos))).toBe(-shown.kept_cents);
  expect(clearing(shown.recorded_by_pos)).toBe(shown.recorded_by_pos_cents);
  expect(Object.values(balances(shown.recorded_by_pos)).reduce((sum, one) => sum + one, 0)).toBe(0);
  expect(shown.recorded_by_pos_cents).toBeGreaterThan(shown.net_cents);
  expect(shown.kept_cents).toBe(shown.recorded_by_pos_cents - shown.net_cents);
  expect(await storedEntries()).toEqual(before);
});

test('a response with warnings mentions them in its message, and one without does not', async () => {
  const { server, base, token } = env;
  const messageOf = async (path: string) =>
    ((await server.call(`GET ${base}/${path}`, { token })).body as { message: string }).message;
  const [entry] = await storedEntries();
  const plan = `payouts/${entry?.payout_id}/preview`;
  expect(await messageOf('settings/sales-preview?platform=ubereats')).toBe(
    'Request completed with warnings',
  );
  expect(await messageOf(plan)).toBe('Request completed successfully');
  await call('POST', 'settings', { sales: 'pos' });
  expect(await messageOf(plan)).toBe('Request completed with warnings');
  await call('POST', 'settings', { sales: 'report' });
});

test('a change re-plans waiting payouts and leaves a posted one unchanged', async () => {
  const before = await storedEntries();
  expect(before.every(holdsSales)).toBe(true);
  const [first] = before;
  // As after posting; nothing is sent in this test.
  await env.server.database.pool.query(
    `update journal_entries set status = 'posted' where id = $1`,
    [first?.id],
  );
  await call('POST', 'settings', { sales: 'pos' });
  const after = await storedEntries();
  const payoutOfPosted = first?.payout_id;
  const posted = (entry: Stored) => entry.payout_id === payoutOfPosted;
  expect(after.filter(posted)).toEqual(before.filter(posted));
  expect(after.filter((entry) => !posted(entry)).map(holdsSales)).toEqual(
    before.filter((entry) => !posted(entry)).map(() => false),
  );
  await call('POST', 'settings', { sales: 'report' });
  expect((await storedEntries()).every(holdsSales)).toBe(true);
});

test('sales that a POS records need no account', async () => {
  type Row = { component: string; seen: boolean };
  const seen = async () => {
    const { rows } = (await call('GET', 'account-mapping')) as { rows: Row[] };
    return new Set(rows.filter((row) => row.seen).map(({ component }) => component));
  };
  const all = await seen();
  expect(all.has('gross_sales')).toBe(true);
  await call('POST', 'settings', { sales: 'pos' });
  const withheld = await seen();
  expect([...all].filter((component) => !withheld.has(component))).toContain('gross_sales');
  expect(withheld.has('commission')).toBe(true);
  expect(withheld.has('net_payout')).toBe(true);
});

test('a channel overrides its client', async () => {
  await call('POST', 'settings', { sales: 'report' });
  const payoutsWithSales = async () => {
    const { rows } = (await call('GET', 'account-mapping')) as {
      rows: { component: string; payouts: number }[];
    };
    return rows.find(({ component }) => component === 'gross_sales')?.payouts ?? 0;
  };
  const before = await payoutsWithSales();
  const { rowCount } = await env.server.database.pool.query(
    `update channels set channel_config = channel_config || '{"sales": "pos"}' where tenant_id = $1`,
    [env.tenantId],
  );
  expect(rowCount).toBeGreaterThan(0);
  expect(await payoutsWithSales()).toBeLessThan(before);
});
