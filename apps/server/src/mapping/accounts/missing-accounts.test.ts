import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

type Row = { component: string; label: string; open: boolean; seen: boolean };

let env: TestEnvironment;
let storeId: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  ({ storeId } = await importReport(env, REPORT));
  // Re-planned, now that the report's store is mapped.
  await env.read('POST settings', { revenue: 'net' });
});

afterAll(() => env.stop());

/** The components that this store's mapping table marks as missing. */
async function inTable(): Promise<string[]> {
  const { rows } = await env.read<{ rows: Row[] }>(
    `GET account-mapping?platform=ubereats&store_id=${storeId}`,
  );
  return rows.filter(({ open }) => open).map(({ component }) => component);
}

/** The components in the alert above the last payout. */
async function inAlert(): Promise<string[]> {
  const { missing } = await env.read<{ missing: { component: string }[] }>(
    'POST account-mapping/preview',
    { platform: 'ubereats', store_id: storeId, components: [] },
  );
  return missing.map(({ component }) => component);
}

/** Whether the store's entries wait for an account. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await env.server.database.pool.query<{ reason: string }>(
    `select status_reason ->> 'code' as reason from journal_entries
     where tenant_id = $1 and store_id = $2 and status <> 'skipped'`,
    [env.tenantId, storeId],
  );
  expect(rows.length).toBeGreaterThan(0);
  return rows.some(({ reason }) => reason === 'needs_mapping');
}

const CHOICES = [
  {},
  { tax_mode: 'net_omit' },
  { revenue: 'net' },
  { sales: 'pos' },
  { sales: 'pos', revenue: 'net' },
  { bank_leg: 'transfer' },
] as const;
const DEFAULTS = {
  tax_mode: 'pass_through_gross',
  revenue: 'gross',
  sales: 'report',
  bank_leg: 'none',
};

test.each(CHOICES)(
  'without accounts, table and alert list the same components: %o',
  async (choice) => {
    await env.read('POST settings', { ...DEFAULTS, ...choice });
    const missing = await inTable();
    expect(missing.length).toBeGreaterThan(0);
    expect(await inAlert()).toEqual(missing);
    expect(await isWaiting()).toBe(true);
  },
);

test.each(CHOICES)(
  'once the missing accounts are created, neither lists one, and entries proceed: %o',
  async (choice) => {
    await env.read('POST settings', { ...DEFAULTS, ...choice });
    await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
    expect(await inTable()).toEqual([]);
    expect(await inAlert()).toEqual([]);
    expect(await isWaiting()).toBe(false);
  },
);
