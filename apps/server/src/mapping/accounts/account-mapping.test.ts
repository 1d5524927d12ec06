import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { fieldError } from '../../http/field-errors.ts';
import { addPerson, addTenant, dataOf, refusalOf } from '../../testing/test-server.ts';
import type { Answer } from '../../testing/test-server.ts';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';

type Schemas = components['schemas'];
type Mapping = Schemas['AccountMapping'];
type Row = Schemas['AccountMappingRow'];

/** Another US-dollar company of the sandbox, without account numbers. */
const LONE_STAR = '9341452000000003';

let env: TestEnvironment;
let storeId: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await call('POST', 'books/refresh');
  ({ storeId } = await importReport(env, 'uber-eats-payment-details-2026-03-30_2026-04-05.csv'));
});

afterAll(() => env.stop());

async function send(
  method: string,
  path: string,
  json?: unknown,
  token = env.token,
): Promise<Answer> {
  return env.server.call(`${method} ${env.base}/${path}`, {
    token,
    ...(json === undefined ? {} : { json }),
  });
}

async function call(method: string, path: string, json?: unknown): Promise<unknown> {
  return dataOf((await send(method, path, json)).body);
}

const read = async (query = ''): Promise<Mapping> =>
  (await call('GET', `account-mapping${query}`)) as Mapping;

async function rowOf(component: string, query = ''): Promise<Row> {
  const row = (await read(query)).rows.find((one) => one.component === component);
  if (row === undefined) {
    throw new Error(`No row ${component}`);
  }
  return row;
}

async function idOf(name: string, kind = 'account'): Promise<string> {
  const { items } = (await call('GET', `books/objects?kind=${kind}`)) as {
    items: { id: string; name: string }[];
  };
  const found = items.find((one) => one.name === name);
  if (found === undefined) {
    throw new Error(`No ${kind} ${name}`);
  }
  return found.id;
}

const target = (over: Partial<Schemas['AccountTarget']>): Schemas['AccountTarget'] => ({
  account_id: null,
  class_id: null,
  department_id: null,
  tax_code_id: null,
  entity: null,
  ...over,
});

type Place = { platform?: 'ubereats' | 'doordash'; store_id?: string };

function save(
  wanted: Readonly<Record<string, Schemas['AccountTarget'] | null>>,
  { platform, store_id: store, version = null }: Place & { version?: number | null } = {},
): Promise<Answer> {
  return send('PUT', 'account-mapping', {
    platform: platform ?? null,
    store_id: store ?? null,
    version,
    components: Object.entries(wanted).map(([component, one]) => ({ component, target: one })),
  });
}

/** The amount of a component in the payouts, of our store or of all. */
async function centsOf(component: string, ofStore: string | null = null): Promise<number> {
  const { items } = (await call('GET', 'payouts')) as { items: Schemas['PayoutSummary'][] };
  let sum = 0;
  for (const { id, store_id: store } of items) {
    const payout = (await call('GET', `payouts/${id}`)) as Schemas['Payout'];
    const own = payout.components.find((one) => one.component === component);
    sum += ofStore === null || store === ofStore ? (own?.cents ?? 0) : 0;
  }
  return sum;
}

const CHANNEL = () => `?platform=ubereats&store_id=${storeId}`;

describe('the QuickBooks lists', () => {
  test('are loaded from QuickBooks, with what each account may be used for', async () => {
    const { items, books } = (await call('GET', 'books/objects')) as {
      items: Schemas['BooksObject'][];
      books: Schemas['BooksState'];
    };
    expect(items).toHaveLength(41);
    expect(items.find(({ name }) => name === 'Delivery Commissions')).toEqual({
      kind: 'account',
      id: expect.any(String) as string,
      name: 'Delivery Commissions',
      full_name: 'Delivery Commissions',
      active: true,
      account_type: 'Expense',
      account_sub_type: 'CommissionsAndFees',
      classification: 'Expense',
      account_number: '6000',
      currency: 'USD',
      blocked: null,
    });
    expect(items.find(({ name }) => name === 'Sales Tax Payable')?.blocked).toEqual({
      code: 'account_sales_tax',
      message:
        'Sales Tax Payable belongs to the QuickBooks sales tax center, which calculates it automatically. Choose your own liability account.',
      values: { account: 'Sales Tax Payable' },
    });
    expect(books).toMatchObject({
      company_name: 'Harbor Street Kitchen LLC',
      realm: '•••• 0001',
      status: 'connected',
      currency: 'USD',
    });
  });
});

describe('a mapping', () => {
  test('shows the payouts’ components, their amounts, and why an account is suggested', async () => {
    const commission = await rowOf('commission', '?platform=ubereats');
    expect(commission).toEqual({
      component: 'commission',
      label: 'Marketplace commission',
      group: 'fees',
      seen: true,
      open: true,
      sample_cents: await centsOf('commission'),
      payouts: 2,
      rows: null,
      follows: null,
      account_types: ['Expense', 'Cost of Goods Sold', 'Other Expense'],
      own: null,
      effective: null,
      effective_from: null,
      problem: null,
      suggestion: {
        account_id: await idOf('Delivery Commissions'),
        account_name: 'Delivery Commissions',
        confidence: 'high',
        reason: 'Named as this component’s own account',
        reason_code: 'named_as_default',
        values: {},
      },
      changed_at: null,
      changed_by: null,
    });
    expect((await rowOf('net_payout', '?platform=ubereats')).suggestion?.account_name).toBe(
      'Uber Eats Clearing',
    );
    expect((await rowOf('ads_marketing')).suggestion).toMatchObject({
      account_name: 'Marketing and Advertising',
      confidence: 'low',
      reason: 'An Expense account whose name says “advertising”',
      reason_code: 'word_in_name',
      values: { type: 'Expense', word: 'advertising' },
    });
    const { summary } = await read();
    expect(summary.mapped).toBe(0);
    expect(summary.open_cents).toBeGreaterThan(0);
  });

  test('is inherited attribute by attribute: channel over store over platform over client', async () => {
    const [fees, ads, catering, harbor] = [
      await idOf('Bank and Processing Fees'),
      await idOf('Marketing and Advertising'),
      await idOf('Catering', 'class'),
      await idOf('Harbor Street', 'department'),
    ];
    await save({ promo_fee: target({ account_id: fees }) });
    await save({ '*': target({ department_id: harbor }) }, { store_id: storeId });
    await save({ promo_fee: target({ class_id: catering }) }, { platform: 'ubereats' });
    expect((await rowOf('promo_fee', CHANNEL())).effective).toEqual({
      account_id: fees,
      account_name: 'Bank and Processing Fees',
      account_from: 'client',
      class_id: catering,
      class_name: 'Catering',
      department_id: harbor,
      department_name: 'Harbor Street',
      tax_code_id: null,
      entity: null,
    });
    await save(
      { promo_fee: target({ account_id: ads }) },
      { platform: 'ubereats', store_id: storeId },
    );
    expect((await rowOf('promo_fee', CHANNEL())).effective).toMatchObject({
      account_id: ads,
      account_from: 'channel',
      class_id: catering,
    });
    expect((await rowOf('promo_fee', '?platform=doordash')).effective).toMatchObject({
      account_id: fees,
      class_id: null,
      department_id: null,
    });
    await save({ promo_fee: null }, { platform: 'ubereats', store_id: storeId });
    expect((await rowOf('promo_fee', CHANNEL())).effective).toMatchObject({ account_id: fees });
  });

  test('does not count components as open at the client if each platform maps them', async () => {
    await save(
      { net_payout: target({ account_id: await idOf('Uber Eats Clearing') }) },
      { platform: 'ubereats' },
    );
    expect(await rowOf('net_payout')).toMatchObject({ seen: true, open: false, effective: null });
  });

  test.each([
    [
      'an account of receivables without a customer',
      'Accounts Receivable (A/R)',
      /requires a customer/,
    ],
    ['an account of the sales tax center', 'Sales Tax Payable', /sales tax center/],
  ])('refuses %s with the reason', async (_, name, reason) => {
    const answer = await save({ tips: target({ account_id: await idOf(name) }) });
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((answer.body as { errors: unknown[] }).errors).toMatchObject([
      { path: '/components/0/target/account_id', message: expect.stringMatching(reason) as string },
    ]);
  });

  test('accepts a receivables account with its customer', async () => {
    const account = await idOf('Accounts Receivable (A/R)');
    const customer = await idOf('Uber Eats customers', 'customer');
    const wanted = target({ account_id: account, entity: { type: 'Customer', id: customer } });
    expect((await save({ tips: wanted })).status).toBe(200);
    expect((await rowOf('tips')).own).toEqual(wanted);
    await save({ tips: null });
  });

  test('refuses unknown components, unknown accounts, and duplicates', async () => {
    const known = target({ account_id: await idOf('Rent') });
    const answer = await send('PUT', 'account-mapping', {
      platform: null,
      store_id: null,
      version: null,
      components: [
        { component: 'rent', target: known },
        { component: 'tips', target: target({ account_id: '999999' }) },
        { component: 'markup', target: known },
        { component: 'markup', target: null },
        { component: '*', target: known },
      ],
    });
    expect((answer.body as { errors: unknown[] }).errors).toEqual([
      fieldError('/components/0/component', 'component_unknown'),
      fieldError('/components/1/target/account_id', 'not_in_books'),
      fieldError('/components/2/component', 'named_twice'),
      fieldError('/components/3/component', 'named_twice'),
      fieldError('/components/4/target/account_id', 'account_of_every_line'),
    ]);
  });

  test('refuses to overwrite a concurrent change, and names who made it', async () => {
    const { version } = await read();
    const account_id = await idOf('Tips Payable');
    expect((await save({ tips: target({ account_id }) }, { version })).status).toBe(200);
    const late = await save({ tips: null }, { version });
    expect(refusalOf(late)).toEqual({
      status: 409,
      code: 'mapping_changed',
      message:
        'Name of owner@example.test changed this mapping less than a minute ago. Review the current version, then save again.',
    });
    expect((await read()).version).toBe(version + 1);
  });

  test('records every change and can undo one, unless the component was changed again', async () => {
    const first = await idOf('Delivery Fee Income');
    const second = await idOf('Food Sales');
    env.server.clock.advance(1_000);
    await save({ delivery_fee_income: target({ account_id: first }) });
    env.server.clock.advance(1_000);
    await save({ delivery_fee_income: target({ account_id: second }) });
    const history = async () =>
      (await call('GET', 'account-mapping/history?limit=2')) as {
        items: Schemas['AccountMappingChange'][];
      };
    const [later, earlier] = (await history()).items;
    expect(later).toMatchObject({
      component: 'delivery_fee_income',
      before_account_name: 'Delivery Fee Income',
      after_account_name: 'Food Sales',
      changed_by: 'Name of owner@example.test',
    });
    const early = await send('POST', `account-mapping/history/${earlier?.id}/undo`, {});
    expect(refusalOf(early)).toMatchObject({ status: 409, code: 'mapping_changed' });
    const dry = await call('POST', `account-mapping/history/${later?.id}/undo`, { dry_run: true });
    expect(dry).toEqual({ dry_run: true, change: null, affected_entries: [] });
    env.server.clock.advance(1_000);
    await call('POST', `account-mapping/history/${later?.id}/undo`, {});
    expect((await rowOf('delivery_fee_income')).own?.account_id).toBe(first);
    expect((await history()).items[0]).toMatchObject({
      before_account_name: 'Food Sales',
      after_account_name: 'Delivery Fee Income',
    });
  });

  test('lists the posted entries that a change would affect', async () => {
    const { owner, tenantId } = env;
    const { database, clock } = env.server;
    const lines = [
      { account: 'Delivery commission', component: 'commission', components: { commission: -5 } },
    ];
    await database.asOwner((tx) =>
      tx
        .insertInto('journal_entries')
        .values(
          (['posted', 'ready'] as const).map((status, index) => ({
            tenant_id: tenantId,
            id: `00000000-0000-4000-8000-00000000000${index}`,
            run_id: null,
            payout_id: null,
            store_id: storeId,
            channel_id: null,
            platform: 'ubereats' as const,
            kind: 'payout' as const,
            entry_key: status,
            document_number: `UE-${status}`,
            entry_on: '2026-04-05',
            currency: 'USD' as const,
            debit_cents: 5,
            entry: JSON.stringify({ lines }),
            status,
            status_reason: null,
            relates_to: null,
            realm_id: null,
            approved_by: owner.userId,
            approved_at: null,
            external_id: null,
            sync_token: null,
            posted_at: clock.now(),
            verified_at: null,
            posted_elsewhere: null,
            created_by: null,
            created_at: clock.now(),
            updated_at: clock.now(),
          })),
        )
        .execute(),
    );
    const account_id = await idOf('Delivery Commissions');
    const saved = async (place: Place) =>
      (
        dataOf((await save({ commission: target({ account_id }) }, place)).body) as {
          affected_entries: unknown[];
        }
      ).affected_entries;
    expect(await saved({ platform: 'ubereats' })).toEqual([
      {
        id: '00000000-0000-4000-8000-000000000000',
        document_number: 'UE-posted',
        entry_on: '2026-04-05',
      },
    ]);
    expect(await saved({ platform: 'doordash' })).toEqual([]);
    await env.server.database.asOwner((tx) =>
      tx.deleteFrom('journal_entries').where('tenant_id', '=', tenantId).execute(),
    );
  });
});

describe('a preview', () => {
  test('books the last payout under unsaved changes', async () => {
    const ads = await idOf('Marketing and Advertising');
    const preview = (await call('POST', 'account-mapping/preview', {
      platform: 'ubereats',
      store_id: storeId,
      components: [{ component: 'commission', target: target({ account_id: ads }) }],
    })) as Schemas['AccountMappingPreviewAnswer']['data'];
    const cents = -(await centsOf('commission', storeId));
    expect(cents).toBeGreaterThan(0);
    expect(preview.payout).toMatchObject({ platform: 'ubereats', payout_on: '2026-04-06' });
    const lines = preview.entries.flatMap((entry) => entry.lines);
    const commission = lines.filter(({ component }) => component === 'commission');
    expect(commission.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(cents);
    expect(commission[0]).toMatchObject({
      side: 'debit',
      account_name: 'Marketing and Advertising',
      was: 'Delivery Commissions',
    });
    expect(preview.deltas).toEqual([
      { account_name: 'Delivery Commissions', before_cents: cents, after_cents: 0 },
      { account_name: 'Marketing and Advertising', before_cents: 0, after_cents: cents },
    ]);
    expect(preview.missing.map(({ component }) => component)).toContain('gross_sales');
    for (const { lines: of } of preview.entries) {
      const sum = (side: string) =>
        of
          .filter((line) => line.side === side)
          .reduce((cents, line) => cents + line.amount_cents, 0);
      expect(sum('debit')).toBe(sum('credit'));
    }
    expect((await rowOf('commission', CHANNEL())).effective?.account_name).toBe(
      'Delivery Commissions',
    );
  });
});

describe('missing accounts', () => {
  test('are listed first, then created once and mapped, however often requested', async () => {
    const ask = async (dry_run: boolean) =>
      (
        (await call('POST', 'account-mapping/create-accounts', { template: null, dry_run })) as {
          accounts: Schemas['AccountToCreate'][];
        }
      ).accounts;
    const listed = await ask(true);
    expect(listed.find(({ component }) => component === 'gross_sales')).toEqual({
      platform: 'ubereats',
      component: 'gross_sales',
      label: 'Sales',
      name: 'Delivery sales - Uber Eats',
      account_type: 'Income',
      account_sub_type: 'SalesOfProductIncome',
      outcome: 'to_create',
      account_id: null,
    });
    const places = listed.map(({ platform, component }) => `${platform} ${component}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
    expect((await read()).summary.mapped).toBeLessThan((await read()).summary.seen);
    const created = await ask(false);
    expect(created.map(({ outcome }) => outcome)).toEqual(
      listed.map(({ outcome }) => (outcome === 'to_create' ? 'created' : outcome)),
    );
    const { summary } = await read();
    expect(summary).toEqual({ seen: summary.seen, mapped: summary.seen, open_cents: 0 });
    expect(await ask(false)).toEqual([]);
    const before = (await call('GET', 'books/objects')) as { items: unknown[] };
    await call('POST', 'books/refresh');
    expect(((await call('GET', 'books/objects')) as typeof before).items).toHaveLength(
      before.items.length,
    );
  });

  test('of a template are all listed, including existing ones', async () => {
    const { accounts } = (await call('POST', 'account-mapping/create-accounts', {
      template: 'minimal',
      dry_run: true,
    })) as { accounts: Schemas['AccountToCreate'][] };
    expect(new Set(accounts.map(({ name }) => name)).size).toBe(6);
  });
});

describe('another client', () => {
  test('is copied by account numbers and names; accounts without a counterpart are reported', async () => {
    const { server, owner, token } = env;
    const { tenantId } = await addTenant(server, {
      name: 'Market',
      members: [{ person: owner, level: 'user_owner' }],
    });
    const base = `/api/v2/clients/tenants/${tenantId}`;
    await connectBooks(env, { base, token }, LONE_STAR);
    await server.call(`POST ${base}/books/refresh`, { token });
    const copy = async (dry_run: boolean) =>
      dataOf(
        (
          await server.call(`POST ${base}/account-mapping/copy`, {
            token,
            json: { from_tenant_id: env.tenantId, dry_run },
          })
        ).body,
      ) as Schemas['AccountMappingProposalAnswer']['data'];
    const compared = await copy(true);
    expect(compared.proposals.find(({ component }) => component === 'commission')).toMatchObject({
      account_name: 'Delivery Commissions',
      replaces: null,
      reason: 'Same name',
      reason_code: 'same_name',
    });
    expect(compared.unmatched.map(({ account_name: name }) => name)).toContain(
      'Delivery sales - Uber Eats',
    );
    expect((await copy(false)).proposals).toEqual(compared.proposals);
    expect((await copy(false)).proposals).toEqual([]);
  });

  test('without the caller’s membership is not found, like a missing one', async () => {
    const { server } = env;
    const stranger = await addPerson(server, { email: 'stranger@example.test' });
    const { tenantId: foreign } = await addTenant(server, {
      name: 'Quince',
      members: [{ person: stranger, level: 'user_owner' }],
    });
    for (const from of [foreign, '00000000-0000-4000-8000-000000000000']) {
      const answer = await send('POST', 'account-mapping/copy', { from_tenant_id: from });
      expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'mapping_source_not_found' });
    }
  });
});

test('a QuickBooks outage leaves everything unchanged', async () => {
  await env.sandbox.plan({ kind: 'html_503', operation: 'query', times: 10 });
  const answer = await send('POST', 'books/refresh');
  await env.sandbox.clearFaults();
  expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'books_unavailable' });
  expect((await rowOf('commission', '?platform=ubereats')).effective?.account_name).toBe(
    'Delivery Commissions',
  );
});
