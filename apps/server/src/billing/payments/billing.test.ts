import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Owner = { readonly tenantId: string; readonly token: string };
type Invoice = {
  readonly number: string;
  readonly state: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly description: string;
  readonly url: string | null;
};
type Change = Readonly<Record<'credit_cents' | 'charge_cents' | 'due_now_cents', number>> & {
  readonly at: string;
  readonly credit_left_cents: number;
  readonly period_ends_at: string;
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.asOwner((tx) =>
    tx
      .insertInto('plans')
      .values([
        { code: 'standard', name: 'Standard', description: 'For a few.', price_cents: 1_900 },
        { code: 'firm', name: 'Firm', description: 'For many.', price_cents: 4_900 },
        {
          code: 'nord',
          name: 'Nord',
          description: 'In Canada.',
          price_cents: 4_900,
          currency: 'CAD',
        },
      ])
      .execute(),
  );
});
afterAll(() => server.stop());

async function newOwner(): Promise<Owner> {
  const email = `${randomUUID()}@example.test`;
  const person = await addPerson(server, { email });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  return { tenantId, token: await signIn(server, email) };
}

function call(owner: Owner, request: string, json?: object) {
  const [method, path = ''] = request.split(' ');
  return server.call(`${method} /api/v2/clients/tenants/${owner.tenantId}/subscription${path}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
}

/** Pays for the plan; returns the path of its checkout page. */
async function buy(owner: Owner, plan: string): Promise<string> {
  const answer = await call(owner, 'POST /checkout', { plan_code: plan });
  const { checkout_id } = dataOf(answer.body) as { checkout_id: string };
  const page = `/dev/checkout/${checkout_id}`;
  expect((await server.call(`POST ${page}/pay`)).status).toBe(303);
  return page;
}

async function invoices(owner: Owner) {
  return dataOf((await call(owner, 'GET /invoices')).body) as {
    items: Invoice[];
    next: { amount_cents: number; currency: string; due_at: string } | null;
  };
}

async function preview(owner: Owner, plan: string): Promise<Change> {
  return dataOf((await call(owner, `GET /change?plan_code=${plan}`)).body) as Change;
}

describe('invoices', () => {
  test('exist after the first payment, along with the next one', async () => {
    const owner = await newOwner();
    expect(await invoices(owner)).toEqual({ items: [], next: null });
    const page = await buy(owner, 'standard');
    const first = await invoices(owner);
    expect(first.items).toMatchObject([
      { state: 'paid', amount_cents: 1_900, currency: 'USD', description: 'Standard' },
    ]);
    expect(first.next).toMatchObject({ amount_cents: 1_900, currency: 'USD' });
    const shown = await server.call(`GET ${new URL(first.items[0]?.url ?? '').pathname}`);
    expect(String(shown.body)).toContain('Total: $19.00, paid');

    await server.call(`POST ${page}/fail_renewal`);
    expect((await invoices(owner)).items.map(({ state }) => state)).toEqual(['past_due', 'paid']);
    await server.call(`POST ${page}/renew`);
    expect((await invoices(owner)).items.map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  test('of a tenant are hidden from other tenants and from managers', async () => {
    const owner = await newOwner();
    await buy(owner, 'standard');
    const stranger = await newOwner();
    expect((await invoices(stranger)).items).toEqual([]);
    const foreign = await call({ ...stranger, tenantId: owner.tenantId }, 'GET /invoices');
    expect(refusalOf(foreign).code).toBe('client_access_denied');
    const person = await addPerson(server, { email: 'manager@example.test' });
    const { tenantId } = await addTenant(server, {
      name: 'Harbor',
      members: [{ person, level: 'user_manager' }],
    });
    const manager = { tenantId, token: await signIn(server, 'manager@example.test') };
    expect(refusalOf(await call(manager, 'GET /invoices')).code).toBe('permission_error');
  });
});

describe('a change of plan', () => {
  test('costs what its preview states, to the cent', async () => {
    const owner = await newOwner();
    await buy(owner, 'standard');
    server.clock.advance(50 * 60_000);
    const shown = await preview(owner, 'firm');
    expect(shown.due_now_cents).toBe(shown.charge_cents - shown.credit_cents);
    expect(shown.due_now_cents).toBeGreaterThan(0);
    server.clock.advance(60_000);
    const changed = await call(owner, 'POST /change', { plan_code: 'firm', at: shown.at });
    expect(dataOf(changed.body)).toMatchObject({
      plan: { code: 'firm' },
      state: 'active',
      renews_at: shown.period_ends_at,
    });
    const { items, next } = await invoices(owner);
    expect(items.map(({ amount_cents, state }) => [amount_cents, state])).toEqual([
      [shown.due_now_cents, 'paid'],
      [1_900, 'paid'],
    ]);
    expect(next).toMatchObject({ amount_cents: 4_900, due_at: shown.period_ends_at });
  });

  test('to a cheaper plan becomes a credit, which the next invoice uses', async () => {
    const owner = await newOwner();
    const page = await buy(owner, 'firm');
    const { at, credit_left_cents, due_now_cents } = await preview(owner, 'standard');
    expect(due_now_cents).toBe(0);
    expect(credit_left_cents).toBe(3_000);
    expect((await call(owner, 'POST /change', { plan_code: 'standard', at })).status).toBe(200);
    expect((await invoices(owner)).next).toMatchObject({ amount_cents: 0 });
    await server.call(`POST ${page}/renew`);
    expect((await invoices(owner)).items.map(({ amount_cents }) => amount_cents)).toEqual([
      0, -3_000, 4_900,
    ]);
    expect((await invoices(owner)).next).toMatchObject({ amount_cents: 800 });
  });

  test.each([
    ['the same plan', 'standard', 'subscription_not_changeable'],
    ['a plan without a price', 'community', 'subscription_not_changeable'],
    ['a plan in another currency', 'nord', 'subscription_not_changeable'],
    ['no plan', 'nothing', 'plan_not_found'],
  ])('to %s is refused', async (_what, plan, code) => {
    const owner = await newOwner();
    await buy(owner, 'standard');
    expect(refusalOf(await call(owner, `GET /change?plan_code=${plan}`)).code).toBe(code);
    const at = server.clock.now().toISOString();
    expect(refusalOf(await call(owner, 'POST /change', { plan_code: plan, at })).code).toBe(code);
  });

  test('is rejected without a paid subscription, and at the price of an outdated preview', async () => {
    const owner = await newOwner();
    expect(refusalOf(await call(owner, 'GET /change?plan_code=firm')).code).toBe(
      'subscription_not_changeable',
    );
    await buy(owner, 'standard');
    const { at } = await preview(owner, 'firm');
    server.clock.advance(16 * 60_000);
    for (const answered of [at, new Date(server.clock.now().getTime() + 1_000).toISOString()]) {
      const answer = await call(owner, 'POST /change', { plan_code: 'firm', at: answered });
      expect(refusalOf(answer).code).toBe('plan_preview_outdated');
    }
    expect((await invoices(owner)).items).toHaveLength(1);
  });
});

test('a cancellation can be withdrawn once', async () => {
  const owner = await newOwner();
  await buy(owner, 'standard');
  expect(refusalOf(await call(owner, 'POST /resume')).code).toBe('subscription_not_resumable');
  await call(owner, 'DELETE ');
  expect((await invoices(owner)).next).toBeNull();
  server.clock.advance(1_000);
  expect(dataOf((await call(owner, 'POST /resume')).body)).toMatchObject({
    state: 'active',
    cancels_at: null,
  });
  expect((await invoices(owner)).next).toMatchObject({ amount_cents: 1_900 });
  expect(refusalOf(await call(owner, 'POST /resume')).code).toBe('subscription_not_resumable');
});

test("the payment method is shown, and changed on the provider's page", async () => {
  const owner = await newOwner();
  expect(dataOf((await call(owner, 'GET /payment-method')).body)).toEqual({
    paid_by: 'client',
    method: null,
  });
  const refused = await call(owner, 'POST /payment-method', { return_to: 'subscription' });
  expect(refusalOf(refused).code).toBe('subscription_not_changeable');
  await buy(owner, 'standard');
  const opened = await call(owner, 'POST /payment-method', { return_to: 'subscription' });
  const { url } = dataOf(opened.body) as { url: string };
  const { pathname, search } = new URL(url);
  expect(String((await server.call(`GET ${pathname}${search}`)).body)).toContain('visa');
  const saved = await server.call(`POST ${pathname}/mastercard${search}`);
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/dashboard/subscription']);
  expect(dataOf((await call(owner, 'GET /payment-method')).body)).toMatchObject({
    method: { brand: 'mastercard', last4: '4444' },
  });
});

test('billing contacts get each receipt with the invoice', async () => {
  const owner = await newOwner();
  const contact = `books-${randomUUID()}@example.test`;
  const details = { receipt_emails: [contact.toUpperCase(), contact], tax_id: null };
  expect(dataOf((await call(owner, 'PUT /billing-details', details)).body)).toEqual({
    receipt_emails: [contact],
    tax_id: null,
  });
  const withTaxId = { ...details, tax_id: '12-3456789' };
  expect(refusalOf(await call(owner, 'PUT /billing-details', withTaxId)).code).toBe(
    'subscription_not_changeable',
  );
  const page = await buy(owner, 'standard');
  expect((await call(owner, 'PUT /billing-details', withTaxId)).status).toBe(200);
  await server.call(`POST ${page}/renew`);
  const { body } = await server.call(`GET /dev/inbox?format=json&to=${contact}`);
  const { items } = body as { items: { template: string; subject: string }[] };
  expect(items.map(({ template, subject }) => [template, subject])).toEqual([
    ['payment_receipt', 'Receipt for Harbor: $19.00 USD'],
    ['payment_receipt', 'Receipt for Harbor: $19.00 USD'],
  ]);
  const [latest] = (await invoices(owner)).items;
  const shown = await server.call(`GET ${new URL(latest?.url ?? '').pathname}`);
  expect(String(shown.body)).toContain('Tax ID: 12-3456789');
});

describe('master billing', () => {
  type Client = { readonly tenant_id: string; readonly paid_by: string };

  async function firm(count: number): Promise<Owner[]> {
    const email = `${randomUUID()}@example.test`;
    const person = await addPerson(server, { email });
    const token = await signIn(server, email);
    const owners: Owner[] = [];
    for (let at = 0; at < count; at += 1) {
      const members = [{ person, level: 'user_owner' as const }];
      const { tenantId } = await addTenant(server, { name: `Client ${at}`, members });
      owners.push({ tenantId, token });
    }
    return owners;
  }

  async function read<Data>({ token }: Owner, path: string): Promise<Data> {
    return dataOf((await server.call(`GET /api/v2/billing/${path}`, { token })).body) as Data;
  }

  const clientsOf = async (owner: Owner, query = '') =>
    (await read<{ items: Client[] }>(owner, `clients${query}`)).items;

  const move = (owner: Owner, to: string) => call(owner, 'POST /payer', { to });

  test('sums renewals by currency, over the clients that the caller owns', async () => {
    const [first, second, third] = await firm(3);
    if (first === undefined || second === undefined || third === undefined) {
      throw new Error('There are three clients.');
    }
    await buy(first, 'standard');
    await buy(second, 'nord');
    const page = await buy(third, 'firm');
    server.clock.advance(1_000);
    await server.call(`POST ${page}/fail_renewal`);
    await buy(await newOwner(), 'firm');
    const summary = await read<{ totals: object[]; past_due: Client[] }>(first, 'summary');
    expect(summary).toEqual({
      clients: 3,
      past_due: [expect.objectContaining({ tenant_id: third.tenantId, paid_by: 'client' })],
      totals: [
        { currency: 'CAD', interval: 'month', clients: 1, cents: 4_900, paid_by_you_cents: 0 },
        { currency: 'USD', interval: 'month', clients: 2, cents: 6_800, paid_by_you_cents: 0 },
      ],
      method: null,
    });
    expect((await clientsOf(first, '?sort=-price')).map(({ tenant_id }) => tenant_id)).toEqual([
      second.tenantId,
      third.tenantId,
      first.tenantId,
    ]);
    const narrowed: [string, Owner][] = [
      ['?plan_code=nord', second],
      ['?past_due=true', third],
      ['?q=client%200', first],
    ];
    for (const [query, owner] of narrowed) {
      const found = await clientsOf(first, query);
      expect(found.map(({ tenant_id }) => tenant_id)).toEqual([owner.tenantId]);
    }
    const today = server.clock.now().toISOString().slice(0, 10);
    const { items } = await read<{ items: { client_name: string }[] }>(
      first,
      `invoices?from=${today}&to=${today}`,
    );
    expect(items.map(({ client_name }) => client_name).sort()).toEqual([
      'Client 0',
      'Client 1',
      'Client 2',
      'Client 2',
    ]);
    const before = await read<{ items: object[] }>(first, 'invoices?from=2020-01-01&to=2020-12-31');
    expect(before.items).toEqual([]);
  });

  test('moves a client to another paying owner without charging twice', async () => {
    const [first, second] = await firm(2);
    if (first === undefined || second === undefined) {
      throw new Error('There are two clients.');
    }
    await buy(first, 'standard');
    await buy(second, 'standard');
    const own = dataOf((await call(first, 'GET ')).body) as { renews_at: string };
    const shown = dataOf((await call(first, 'GET /payer?to=you')).body);
    expect(shown).toMatchObject({ to: 'you', starts_at: own.renews_at, method: null });

    // Someone who pays for nobody yet enters a payment method first.
    const { checkout_url } = dataOf((await move(first, 'you')).body) as { checkout_url: string };
    server.clock.advance(1_000);
    expect((await server.call(`POST ${new URL(checkout_url).pathname}/pay`)).status).toBe(303);
    expect(await clientsOf(first, '?payer=you')).toMatchObject([{ tenant_id: first.tenantId }]);
    const moved = await invoices(first);
    expect(moved.items.map(({ amount_cents }) => amount_cents)).toEqual([1_900]);
    expect(moved.next).toMatchObject({ amount_cents: 1_900, due_at: own.renews_at });

    // From now on there is a payment method.
    server.clock.advance(1_000);
    expect(dataOf((await move(second, 'you')).body)).toEqual({ checkout_url: null });
    expect(await clientsOf(first, '?payer=you')).toHaveLength(2);
    expect(refusalOf(await move(second, 'you')).code).toBe('payer_not_changeable');
    server.clock.advance(1_000);
    expect(dataOf((await move(second, 'client')).body)).toEqual({ checkout_url: null });
    expect(await clientsOf(first, '?payer=client')).toMatchObject([{ tenant_id: second.tenantId }]);
    expect((await invoices(second)).items).toHaveLength(1);
  });

  test("hides the card and the portal from the client's other owners", async () => {
    const [first] = await firm(1);
    if (first === undefined) {
      throw new Error('There is one client.');
    }
    await buy(first, 'standard');
    const { checkout_url } = dataOf((await move(first, 'you')).body) as { checkout_url: string };
    server.clock.advance(1_000);
    const page = new URL(checkout_url).pathname;
    await server.call(`POST ${page}/pay`);
    await server.call(`POST ${page}/renew`);

    const email = `${randomUUID()}@example.test`;
    const person = await addPerson(server, { email });
    await server.database.pool.query(
      `insert into memberships (tenant_id, user_id, level, created_at) values ($1, $2, 'user_owner', now())`,
      [first.tenantId, person.userId],
    );
    const other = { tenantId: first.tenantId, token: await signIn(server, email) };
    expect(dataOf((await call(other, 'GET /payment-method')).body)).toEqual({
      paid_by: 'somebody_else',
      method: null,
    });
    for (const [request, body] of [
      ['POST /payment-method', { return_to: 'subscription' }],
      ['POST /change', { plan_code: 'firm', at: server.clock.now().toISOString() }],
      ['GET /change?plan_code=firm', undefined],
      ['POST /resume', undefined],
    ] as const) {
      expect([request, refusalOf(await call(other, request, body)).code]).toEqual([
        request,
        'not_the_payer',
      ]);
    }
    const shown = (await invoices(other)).items.map(({ url }) => url === null);
    expect(shown).toEqual([true, false]);
    expect((await invoices(first)).items.every(({ url }) => url !== null)).toBe(true);
  });
});
