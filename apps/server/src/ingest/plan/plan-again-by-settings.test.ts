import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

type Stored = {
  id: string;
  payout_id: string;
  status: string;
  reason: string | null;
  document_number: string;
  rules: Record<string, string>;
  lines: unknown[];
};

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await importReport(env, REPORT);
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
});

afterAll(() => env.stop());

async function stored(): Promise<Stored[]> {
  const { rows } = await env.server.database.pool.query<Stored>(
    `select id, payout_id, status, status_reason ->> 'code' as reason, document_number,
            plan_rules as rules, entry -> 'lines' as lines
     from journal_entries where tenant_id = $1 order by document_number, id`,
    [env.tenantId],
  );
  return rows;
}

async function planned(): Promise<Stored[]> {
  return (await stored()).filter(({ reason }) => reason !== 'not_planned');
}

async function set(settings: object): Promise<void> {
  expect((await env.ask('POST settings', settings)).status).toBe(200);
}

test.each([
  { split: 'none' },
  { basis: 'cash' },
  { by: 'day' },
  { tax_mode: 'net_omit' },
  { revenue: 'net' },
  { bank_leg: 'transfer' },
  { sales: 'pos' },
])(
  '%o re-plans waiting entries, and reverting it restores the earlier entries',
  async (setting) => {
    const before = await planned();
    await set(setting);
    const changed = await planned();
    const content = (entries: readonly Stored[]) =>
      entries.map(({ document_number, lines }) => ({ document_number, lines }));
    expect(content(changed)).not.toEqual(content(before));
    await set({
      split: 'month',
      basis: 'accrual',
      by: 'payout',
      tax_mode: 'pass_through_gross',
      revenue: 'gross',
      bank_leg: 'none',
      sales: 'report',
    });
    expect(content(await planned())).toEqual(content(before));
  },
);

test('rules that do not change an entry are still stored with it', async () => {
  await set({ memo_tax: 'gross_up', split_tax: 'block' });
  expect((await planned()).map(({ rules }) => [rules['memoTax'], rules['splitTax']])).toEqual(
    (await planned()).map(() => ['gross_up', 'block']),
  );
  await set({ memo_tax: 'ignore', split_tax: 'restaurant_remits' });
});

test('the review setting moves waiting entries', async () => {
  await set({ posting_mode: 'paused' });
  const reasons = async () => new Set((await planned()).map(({ reason }) => reason));
  // The report has a second store, which is not mapped.
  expect(await reasons()).toEqual(new Set(['posting_paused', 'store_not_mapped']));
  await set({ posting_mode: 'review' });
  expect(await reasons()).toEqual(new Set(['review_policy', 'store_not_mapped']));
});

test('an approved entry that is no longer planned is kept as history, and can return', async () => {
  const before = await planned();
  const first = before.find(({ reason }) => reason === 'review_policy');
  const approved = await env.ask('POST entries/approve', { entry_ids: [first?.id] });
  expect(approved.status).toBe(200);
  expect((await planned()).find(({ id }) => id === first?.id)?.status).toBe('ready');
  await set({ by: 'day' });
  const all = await stored();
  expect(all.find(({ id }) => id === first?.id)).toMatchObject({
    status: 'skipped',
    reason: 'not_planned',
  });
  const { rows: postings } = await env.server.database.pool.query<{ state: string }>(
    'select state from postings where entry_id = $1',
    [first?.id],
  );
  expect(postings).toEqual([{ state: 'cancelled' }]);
  const refused = await env.ask(`POST entries/${first?.id}/unskip`);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'entry_not_skipped' }]);
  const payout = await env.read<{ status: string }>(`GET payouts/${first?.payout_id}`);
  expect(payout.status).toBe('needs_review');
  await set({ by: 'payout' });
  const back = await planned();
  expect(back.map(({ id }) => id)).toContain(first?.id);
  expect(back.map(({ document_number: number }) => number)).toEqual(
    before.map(({ document_number: number }) => number),
  );
  expect((await env.ask('POST entries/approve', { entry_ids: [first?.id] })).status).toBe(200);
});

test('a partly posted payout keeps its rules for all its parts', async () => {
  const before = await planned();
  const [first] = before;
  // As after posting; nothing is sent in this test.
  await env.server.database.pool.query(
    `update journal_entries set status = 'posted' where id = $1`,
    [first?.id],
  );
  await set({ by: 'day', revenue: 'net', bank_leg: 'transfer' });
  const after = await planned();
  const isOfPosted = ({ payout_id: id }: Stored) => id === first?.payout_id;
  const content = (entries: readonly Stored[]) =>
    entries.filter(isOfPosted).map(({ id, document_number, rules, lines }) => ({
      id,
      document_number,
      rules,
      lines,
    }));
  expect(content(after)).toEqual(content(before));
  const others = after.filter((entry) => !isOfPosted(entry));
  expect(others.length).toBeGreaterThan(before.filter((entry) => !isOfPosted(entry)).length);
  expect(others.every(({ rules }) => rules['by'] === 'day')).toBe(true);
});

test('the report of a run proves its posted entries under any later settings', async () => {
  await env.server.database.pool.query(
    `update journal_entries set status = 'posted' where tenant_id = $1 and status <> 'skipped'`,
    [env.tenantId],
  );
  const { rows } = await env.server.database.pool.query<{ import_id: string }>(
    'select import_id from payouts where tenant_id = $1 limit 1',
    [env.tenantId],
  );
  const read = async () => {
    const { journal } = await env.read<{
      journal: { plan_options: unknown; entries: unknown; payouts: unknown };
    }>(`GET /api/v2/clients/sync/${rows[0]?.import_id}/report`);
    return journal;
  };
  const before = await read();
  await set({ by: 'payout', basis: 'cash', sales: 'pos', revenue: 'gross', bank_leg: 'none' });
  expect(await read()).toEqual(before);
});
