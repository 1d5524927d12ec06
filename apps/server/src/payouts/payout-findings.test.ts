import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemo, settledImport, uploadFile } from '../testing/report-uploads.ts';
import { addPerson, addTenant, dataOf, signIn, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

type Schemas = components['schemas'];

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const PLATFORM_STORE = 'PA-001';
const DELIVERY = {
  channel_type: 'ubereats',
  mode: 'delivery',
  commission_rate_ppm: 250_000,
  starts_on: '2026-01-01',
};
const PICKUP = { ...DELIVERY, mode: 'pickup', commission_rate_ppm: 60_000 };

let server: TestServer;
let token: string;
let base: string;
let storeId: string;
let payoutId: string;
let orders: readonly { sales: number; fee: number; isPickup: boolean }[];

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const person = await addPerson(server, { email: 'owner@example.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  base = `/api/v2/clients/tenants/${tenantId}`;
  token = await signIn(server, 'owner@example.test');
  storeId = (await send('POST', 'stores', { name: 'Liberty' })).id;
  await send('POST', `stores/${storeId}/channels`, {
    channel_type: 'ubereats',
    platform_store_id: PLATFORM_STORE,
  });
  const bytes = await readDemo(REPORT);
  orders = ordersIn(bytes.toString('utf8'));
  const { import: started } = await uploadFile({ server, base, token }, REPORT, bytes);
  const { payouts } = await settledImport({ server, base, token }, started.id);
  payoutId = payouts.find((payout) => payout.platform_store_id === PLATFORM_STORE)?.id ?? '';
});

afterAll(() => server.stop());

async function send(method: 'POST' | 'PUT', path: string, json: unknown): Promise<{ id: string }> {
  return dataOf((await server.call(`${method} ${base}/${path}`, { token, json })).body) as {
    id: string;
  };
}

async function read<Data>(path: string): Promise<Data> {
  return dataOf((await server.call(`GET ${base}/${path}`, { token })).body) as Data;
}

/** The store's orders as printed in the file; no text has a comma once the remarks line is removed. */
function ordersIn(text: string) {
  const [header = '', ...lines] = text.split(/\r?\n/).slice(1);
  const names = header.split(',');
  const cell = (line: string, name: string) => line.split(',')[names.indexOf(name)] ?? '';
  const cents = (printed: string) => Math.round(Number(printed) * 100);
  return lines
    .filter((line) => cell(line, 'Store ID') === PLATFORM_STORE)
    .map((line) => ({
      sales: cents(cell(line, 'Sales (excl. tax)')),
      fee: 0 - cents(cell(line, 'Marketplace Fee')),
      isPickup: cell(line, 'Dining Mode') === 'Pickup',
    }))
    .filter(({ sales, fee }) => sales !== 0 || fee !== 0);
}

async function findingsWith(change: object): Promise<readonly Schemas['PayoutFinding'][]> {
  await send('PUT', `stores/${storeId}`, change);
  return (await read<Schemas['Payout']>(`payouts/${payoutId}`)).findings;
}

test('a payout charged as agreed, with separate delivery and pickup rates, has no finding', async () => {
  expect(orders.length).toBeGreaterThan(30);
  expect(await findingsWith({ contract_rates: [DELIVERY, PICKUP] })).toEqual([]);
  expect(await findingsWith({ contract_rates: [] })).toEqual([]);
});

test('agreed 1%, charged 25%: the orders, both amounts and the difference, on the payout and its entries', async () => {
  const delivered = orders.filter(({ isPickup }) => !isPickup);
  const affected = delivered.filter(
    ({ sales, fee }) => Math.abs(fee - Math.round(sales / 100)) > 1,
  );
  const sum = (cents: (order: (typeof orders)[number]) => number) =>
    affected.reduce((total, order) => total + cents(order), 0);
  const charged = sum(({ fee }) => fee);
  const agreed = sum(({ sales }) => Math.round(sales / 100));
  const [finding, ...others] = await findingsWith({
    contract_rates: [{ ...DELIVERY, commission_rate_ppm: 10_000 }],
  });
  expect(others).toEqual([]);
  expect(finding?.commission).toEqual({
    orders_compared: delivered.length,
    orders_affected: affected.length,
    sales_cents: sum(({ sales }) => sales),
    charged_cents: charged,
    agreed_cents: agreed,
    difference_cents: charged - agreed,
  });
  const money = (cents: number) =>
    `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  expect(finding?.message).toContain(
    `commission on ${affected.length} of ${delivered.length} orders`,
  );
  expect(finding?.message).toContain(`That is ${money(charged - agreed)} more than agreed.`);
  const { items } = await read<{ items: Schemas['BooksEntry'][] }>(`entries?payout_id=${payoutId}`);
  expect(items.length).toBeGreaterThan(0);
  for (const entry of items) {
    expect(entry.findings).toEqual([finding]);
    expect((await read<Schemas['BooksEntryDetail']>(`entries/${entry.id}`)).findings).toEqual([
      finding,
    ]);
  }
});

test('a store that should remit the tax itself gets a finding if the platform did', async () => {
  const profile = { prices_include_tax: false, inclusive_tax_rate_ppm: null };
  const found = await findingsWith({
    contract_rates: [],
    tax_profile: { ...profile, facilitator: 'not_facilitated' },
  });
  expect(found.map(({ code, commission }) => [code, commission])).toEqual([
    ['facilitator_differs', null],
  ]);
  expect(found[0]?.message).toBe(
    "Uber Eats remits the sales tax of this payout, but the store's settings say that the store remits it. The entry follows the report. Check the store's sales tax settings.",
  );
  expect(await findingsWith({ tax_profile: { ...profile, facilitator: 'facilitated' } })).toEqual(
    [],
  );
  expect(await findingsWith({ tax_profile: { ...profile, facilitator: 'learned' } })).toEqual([]);
});

/** Runs `read` without stored rows, which a new comparison would need. */
async function withoutRows<Result>(read: () => Promise<Result>): Promise<Result> {
  const { pool } = server.database;
  await pool.query('alter table report_rows rename to report_rows_away');
  try {
    return await read();
  } finally {
    await pool.query('alter table report_rows_away rename to report_rows');
  }
}

test('findings are stored with the payout: reading them loads no rows, and they follow the contract and the report', async () => {
  const settings = { contract_rates: [{ ...DELIVERY, commission_rate_ppm: 10_000 }] };
  const [first] = await findingsWith(settings);
  expect(first?.code).toBe('commission_differs');
  const again = await withoutRows(
    async () => (await read<Schemas['Payout']>(`payouts/${payoutId}`)).findings,
  );
  expect(again).toEqual([first]);
  const [other] = await findingsWith({
    contract_rates: [{ ...DELIVERY, commission_rate_ppm: 20_000 }],
  });
  expect(other?.commission?.agreed_cents).toBeGreaterThan(first?.commission?.agreed_cents ?? 0);
  // The same report read again: its rows are compared once they are stored.
  const bytes = await readDemo(REPORT);
  const { import: started } = await uploadFile(
    { server, base, token },
    `again-${REPORT}`,
    Buffer.concat([bytes, Buffer.from('\r\n')]),
  );
  await settledImport({ server, base, token }, started.id);
  const { items } = await withoutRows(() =>
    read<{ items: Schemas['BooksEntry'][] }>(`entries?payout_id=${payoutId}`),
  );
  expect(items.map(({ findings }) => findings)).toEqual(items.map(() => [other]));
  await findingsWith({ contract_rates: [] });
  expect((await read<Schemas['Payout']>(`payouts/${payoutId}`)).findings).toEqual([]);
});

test('payouts of a store that is mapped later are compared with its expectations from then on', async () => {
  const { id: other } = await send('POST', 'stores', { name: 'Riverside' });
  await send('PUT', `stores/${other}`, {
    contract_rates: [{ ...DELIVERY, commission_rate_ppm: 10_000 }],
  });
  const { items } = await read<{ items: Schemas['Payout'][] }>('payouts');
  const payout = items.find(({ platform_store_id: place }) => place !== PLATFORM_STORE);
  await send('POST', `stores/${other}/channels`, {
    channel_type: 'ubereats',
    platform_store_id: payout?.platform_store_id,
  });
  const { findings } = await withoutRows(() => read<Schemas['Payout']>(`payouts/${payout?.id}`));
  expect(findings.map(({ code }) => code)).toEqual(['commission_differs']);
});
