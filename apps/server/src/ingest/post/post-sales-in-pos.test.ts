import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { readDemo } from '../../testing/report-uploads.ts';

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
/** What a POS records of an order, by the columns of the report. */
const RECORDED = [
  'Sales (excl. tax)',
  'Tax on Sales',
  'Tips',
  'Delivery Fee',
  'Tax On Delivery Fee',
  'Bag Fee',
  'Container Deposit Fee',
];

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await importReport(env, REPORT);
  await env.read('POST settings', { sales: 'pos' });
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
});

afterAll(() => env.stop());

type Stored = { id: string; status: string; document_number: string; ref: string };

async function stored(): Promise<Stored[]> {
  const { rows } = await env.server.database.pool.query<Stored>(
    `select id, status, document_number, entry ->> 'payoutRef' as ref from journal_entries
     where tenant_id = $1 and status_reason ->> 'code' is distinct from 'store_not_mapped'`,
    [env.tenantId],
  );
  return rows;
}

/** Computed from the raw file: the sum of these columns over the rows of these payouts, in cents. */
async function sumOf(columns: readonly string[], refs: ReadonlySet<string>): Promise<number> {
  const [, header = '', ...lines] = (await readDemo(REPORT)).toString('utf8').split(/\r?\n/);
  const names = header.split(',');
  let cents = 0;
  for (const cells of lines.map((line) => line.split(','))) {
    const cell = (name: string) => Math.round(Number(cells[names.indexOf(name)] ?? 0) * 100);
    if (refs.has(cells[names.indexOf('Payout reference ID')] ?? '')) {
      cents += columns.reduce((sum, name) => sum + cell(name), 0);
    }
  }
  return cents;
}

async function accountOf(component: string): Promise<string | null> {
  const { rows } = await env.read<{
    rows: { component: string; effective: { account_id: string | null } | null }[];
  }>('GET account-mapping?platform=ubereats');
  return rows.find((row) => row.component === component)?.effective?.account_id ?? null;
}

test('entries credit clearing in QuickBooks by what the platform kept, to the cent', async () => {
  const entries = await stored();
  expect(entries.length).toBeGreaterThan(0);
  await env.read('POST entries/post', { entry_ids: entries.map(({ id }) => id) });
  await expect
    .poll(async () => (await stored()).map(({ status }) => status), { timeout: 60_000 })
    .toEqual(entries.map(() => 'posted'));
  const numbers = new Set(entries.map(({ document_number: number }) => number));
  const inBooks = (await env.sandbox.entries()).filter(({ DocNumber = '' }) =>
    numbers.has(DocNumber),
  );
  expect(inBooks).toHaveLength(numbers.size);
  const balances = new Map<string, number>();
  for (const { Amount, JournalEntryLineDetail: detail } of inBooks.flatMap(({ Line }) => Line)) {
    const account = detail.AccountRef.value;
    const cents = Math.round(Amount * 100) * (detail.PostingType === 'Debit' ? 1 : -1);
    balances.set(account, (balances.get(account) ?? 0) + cents);
  }
  const refs = new Set(entries.map(({ ref }) => ref));
  const withheld = (await sumOf(RECORDED, refs)) - (await sumOf(['Total payout '], refs));
  expect(withheld).toBeGreaterThan(0);
  expect(balances.get((await accountOf('net_payout')) ?? '')).toBe(-withheld);
  expect([...balances.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  // Only the platform's later price changes go to sales.
  expect(balances.get((await accountOf('gross_sales')) ?? '')).toBe(
    -(await sumOf(['Price adjustments (excl. tax)'], refs)),
  );
});

test('an account cannot be both clearing and income', async () => {
  const before = await env.read('GET account-mapping?platform=ubereats');
  const target = {
    account_id: await accountOf('net_payout'),
    class_id: null,
    department_id: null,
    tax_code_id: null,
    entity: null,
  };
  const refused = await env.ask('PUT account-mapping', {
    platform: null,
    store_id: null,
    version: null,
    components: [{ component: 'gross_sales', target }],
  });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'account_of_two_types',
      message:
        '"Uber Eats Clearing" can\'t be the account for both Sales and Clearing: an account in QuickBooks has one type. Choose an account of type Income for Sales, or create one. Nothing was saved.',
    },
  ]);
  expect(await env.read('GET account-mapping?platform=ubereats')).toEqual(before);
});

test('an error in a mapping file has its line', async () => {
  const csv = ['platform,store,component,account', ',,commission,Uber Eats Clearing', ''].join(
    '\n',
  );
  const { errors } = await env.read<{ errors: unknown[] }>('POST account-mapping/import', {
    csv,
    dry_run: true,
  });
  expect(errors).toEqual([
    {
      line: 2,
      column: 'account',
      code: 'account_of_two_types',
      values: {
        account: 'Uber Eats Clearing',
        component: 'commission',
        label: 'Marketplace commission',
        other: 'net_payout',
        other_label: 'Clearing',
        type: 'Expense',
      },
      message:
        '"Uber Eats Clearing" can\'t be the account for both Marketplace commission and Clearing: an account in QuickBooks has one type. Choose an account of type Expense for Marketplace commission, or create one.',
    },
  ]);
});
