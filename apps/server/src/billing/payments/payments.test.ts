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
import type { Answer, TestServer } from '../../testing/test-server.ts';
import { saveBillingDetails } from './billing-details.store.ts';
import { signStripe } from './stripe-signature.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const WEBHOOK_SECRET = 'whsec_test';

type Tenant = { readonly tenantId: string; readonly token: string; readonly email: string };

async function addPlans({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await database.asOwner((tx) =>
    tx
      .insertInto('plans')
      .values([
        { code: 'standard', name: 'Standard', description: 'For a few.', price_cents: 4_900 },
        {
          code: 'firm',
          name: 'Firm',
          description: 'For many.',
          price_cents: 49_000,
          interval: 'year',
        },
        { code: 'old', name: 'Old', description: '', price_cents: 900, is_listed: false },
      ])
      .execute(),
  );
}

async function newTenant(server: TestServer): Promise<Tenant> {
  const [tenant] = await newTenants(server, 1);
  return tenant as Tenant;
}

/** All owned by the same user. */
async function newTenants(server: TestServer, count: number): Promise<Tenant[]> {
  const email = `${randomUUID()}@example.test`;
  const person = await addPerson(server, { email });
  const token = await signIn(server, email);
  const tenants: Tenant[] = [];
  while (tenants.length < count) {
    const members = [{ person, level: 'user_owner' as const }];
    const { tenantId } = await addTenant(server, { name: 'Harbor', members });
    tenants.push({ tenantId, token, email });
  }
  return tenants;
}

async function subscription(server: TestServer, { tenantId, token }: Tenant) {
  const { body } = await server.call(`GET /api/v2/clients/tenants/${tenantId}/subscription`, {
    token,
  });
  const { plan, state, renews_at, cancels_at, can_post } = dataOf(body) as {
    plan: { code: string };
    state: string;
    renews_at: string | null;
    cancels_at: string | null;
    can_post: boolean;
  };
  return { plan: plan.code, state, renews_at, cancels_at, can_post };
}

function startCheckout(
  server: TestServer,
  { tenantId, token }: Tenant,
  plan: string,
): Promise<Answer> {
  return server.call(`POST /api/v2/clients/tenants/${tenantId}/subscription/checkout`, {
    token,
    json: { plan_code: plan },
  });
}

function cancel(server: TestServer, { tenantId, token }: Tenant): Promise<Answer> {
  return server.call(`DELETE /api/v2/clients/tenants/${tenantId}/subscription`, { token });
}

describe('with the test provider', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await addPlans(server);
  });
  afterAll(() => server.stop());

  /** Opens a checkout and returns the path of its page. */
  async function checkoutPage(tenant: Tenant, plan: string): Promise<string> {
    const { checkout_id, checkout_url } = dataOf(
      (await startCheckout(server, tenant, plan)).body,
    ) as {
      checkout_id: string;
      checkout_url: string;
    };
    expect(checkout_url).toBe(`http://127.0.0.1/dev/checkout/${checkout_id}`);
    return new URL(checkout_url).pathname;
  }

  async function press(page: string, action: string): Promise<[number, string | null]> {
    const { status, headers } = await server.call(`POST ${page}/${action}`);
    return [status, headers.get('location')];
  }

  test('the plans on offer are public', async () => {
    const { items, payments_enabled } = dataOf(
      (await server.call('GET /api/v2/subscription/plans')).body,
    ) as {
      items: { code: string; price_cents: number | null }[];
      payments_enabled: boolean;
    };
    expect(payments_enabled).toBe(true);
    expect(items.map(({ code, price_cents }) => [code, price_cents])).toEqual([
      ['community', null],
      ['standard', 4_900],
      ['firm', 49_000],
    ]);
  });

  test('Pay makes the plan active until its period ends', async () => {
    const tenant = await newTenant(server);
    const page = await checkoutPage(tenant, 'standard');
    const shown = String((await server.call(`GET ${page}`)).body);
    expect(shown).toContain('$49.00 a month.');
    expect(shown).toMatch(/<button class="main" formaction="[^"]+\/pay">Pay<\/button>/);
    expect((await subscription(server, tenant)).plan).toBe('community');
    const query = `plan=standard&tenant=${tenant.tenantId}`;
    expect(await press(page, 'pay')).toEqual([303, `/dashboard/subscription/success?${query}`]);
    const renewsAt = new Date(server.clock.now());
    renewsAt.setUTCMonth(renewsAt.getUTCMonth() + 1);
    expect(await subscription(server, tenant)).toEqual({
      plan: 'standard',
      state: 'active',
      renews_at: renewsAt.toISOString(),
      cancels_at: null,
      can_post: true,
    });
    expect(await press(page, 'pay')).toEqual([404, null]);
  });

  test('Fail changes nothing', async () => {
    const tenant = await newTenant(server);
    const page = await checkoutPage(tenant, 'standard');
    const query = `plan=standard&tenant=${tenant.tenantId}`;
    expect(await press(page, 'fail')).toEqual([303, `/dashboard/subscription/failed?${query}`]);
    expect((await subscription(server, tenant)).plan).toBe('community');
    expect(await press(page, 'pay')).toEqual([404, null]);
  });

  test('a plan without a price is activated immediately', async () => {
    const tenant = await newTenant(server);
    const { checkout_url } = dataOf((await startCheckout(server, tenant, 'community')).body) as {
      checkout_url: string;
    };
    const query = `plan=community&tenant=${tenant.tenantId}`;
    expect(checkout_url).toBe(`http://127.0.0.1/dashboard/subscription/success?${query}`);
    expect(await subscription(server, tenant)).toMatchObject({
      plan: 'community',
      state: 'active',
    });
    expect(refusalOf(await cancel(server, tenant))).toEqual({
      status: 409,
      code: 'subscription_not_cancellable',
      message: "There's no paid subscription to cancel.",
    });
  });

  test('a failed renewal notifies the owner once; posting continues for seven days', async () => {
    const tenant = await newTenant(server);
    const page = await checkoutPage(tenant, 'standard');
    await press(page, 'pay');
    await press(page, 'fail_renewal');
    server.clock.advance(1_000);
    await press(page, 'fail_renewal');
    expect(await subscription(server, tenant)).toMatchObject({ state: 'past_due', can_post: true });
    const { body } = await server.call(`GET /dev/inbox?format=json&to=${tenant.email}`);
    const { items } = body as { items: { template: string; subject: string }[] };
    expect(items.map(({ template, subject }) => [template, subject])).toEqual([
      ['payment_failed', 'Payment failed for Harbor'],
    ]);
    await press(page, 'renew');
    expect(await subscription(server, tenant)).toMatchObject({ state: 'active', can_post: true });
  });

  test('cancelling keeps the paid period and is idempotent', async () => {
    const tenant = await newTenant(server);
    await press(await checkoutPage(tenant, 'standard'), 'pay');
    const { renews_at } = await subscription(server, tenant);
    const cancelled = {
      plan: 'standard',
      state: 'active',
      renews_at: null,
      cancels_at: renews_at,
      can_post: true,
    };
    expect((await cancel(server, tenant)).status).toBe(200);
    expect(await subscription(server, tenant)).toEqual(cancelled);
    expect((await cancel(server, tenant)).status).toBe(200);
    expect(await subscription(server, tenant)).toEqual(cancelled);
  });

  test('another plan replaces the current one, which is cancelled so that nobody pays twice', async () => {
    const tenant = await newTenant(server);
    const first = await checkoutPage(tenant, 'standard');
    await press(first, 'pay');
    server.clock.advance(60_000);
    await press(await checkoutPage(tenant, 'firm'), 'pay');
    expect(await subscription(server, tenant)).toMatchObject({ plan: 'firm', state: 'active' });
    const { rows } = await server.database.pool.query(
      `select data - 'trace' as data from pgboss.job where name = 'payments.end'`,
    );
    expect(rows).toEqual([{ data: { subscriptionRef: `sub_${first.split('/').at(-1)}` } }]);
    // Events of the replaced subscription change nothing any more.
    await press(first, 'end');
    expect(await subscription(server, tenant)).toMatchObject({ plan: 'firm', state: 'active' });
  });

  test.each(['old', 'nothing'])('there is no checkout for the plan %s', async (plan) => {
    const tenant = await newTenant(server);
    expect(refusalOf(await startCheckout(server, tenant, plan))).toMatchObject({
      status: 404,
      code: 'plan_not_found',
    });
  });

  test('only the owner pays and cancels; members read', async () => {
    const owner = await addPerson(server, { email: 'owner@example.test' });
    const basic = await addPerson(server, { email: 'basic@example.test' });
    const { tenantId } = await addTenant(server, {
      name: 'Harbor',
      members: [
        { person: owner, level: 'user_owner' },
        { person: basic, level: 'user_basic' },
      ],
    });
    const member = { tenantId, email: '', token: await signIn(server, 'basic@example.test') };
    expect((await subscription(server, member)).state).toBe('active');
    expect((await startCheckout(server, member, 'standard')).status).toBe(403);
    expect((await cancel(server, member)).status).toBe(403);
    const stranger = { ...(await newTenant(server)), tenantId };
    expect(refusalOf(await startCheckout(server, stranger, 'standard')).code).toBe(
      'client_access_denied',
    );
  });

  test('limits are those of the requested tenant, or of the first one', async () => {
    const tenant = await newTenant(server);
    const limits = {
      plan_code: 'community',
      state: 'active',
      limits: { clients: null, stores: null, channels: null, users: null, history_months: null },
      usage: { clients: 1, stores: 0, channels: 0, users: 1 },
      can_post: true,
    };
    for (const query of ['', `?tenant_id=${tenant.tenantId}`]) {
      const answer = await server.call(`GET /api/v2/clients/subscription/limits${query}`, tenant);
      expect(dataOf(answer.body)).toEqual(limits);
    }
    await addPerson(server, { email: 'alone@example.test' });
    const token = await signIn(server, 'alone@example.test');
    const alone = await server.call('GET /api/v2/clients/subscription/limits', { token });
    expect(refusalOf(alone).code).toBe('client_access_denied');
  });
});

describe('with Stripe', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({
      env: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        // Nothing listens there.
        STRIPE_API_URL: 'http://127.0.0.1:1',
      },
    });
    await addPlans(server);
  });
  afterAll(() => server.stop());

  function post(event: object, secret = WEBHOOK_SECRET): Promise<Answer> {
    const body = JSON.stringify(event);
    return server.call('POST /api/v2/webhooks/payments', {
      body,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signStripe(Buffer.from(body), secret, server.clock.now()),
      },
    });
  }

  function stripeEvent(type: string, object: object, afterMs = 0): Record<string, unknown> {
    const created = Math.floor((server.clock.now().getTime() + afterMs) / 1_000);
    return { id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } };
  }

  /** An open checkout, as if Stripe had created it. */
  async function openCheckout({ tenantId }: Tenant): Promise<string> {
    const id = randomUUID();
    await server.database.asOwner((tx) =>
      tx
        .insertInto('checkouts')
        .values({
          tenant_id: tenantId,
          id,
          plan_code: 'standard',
          provider_ref: `cs_${id}`,
          url: null,
          state: 'open',
          started_by: null,
          created_at: server.clock.now(),
        })
        .execute(),
    );
    return id;
  }

  function lifeOf(checkoutId: string): Record<string, unknown>[] {
    const subscriptionRef = `sub_${checkoutId}`;
    const end = Math.floor(server.clock.now().getTime() / 1_000) + 30 * 86_400;
    return [
      stripeEvent('checkout.session.completed', {
        client_reference_id: checkoutId,
        payment_status: 'paid',
        subscription: subscriptionRef,
      }),
      stripeEvent('invoice.paid', {
        subscription: subscriptionRef,
        lines: { data: [{ period: { end } }] },
      }),
      stripeEvent('invoice.payment_failed', { subscription: subscriptionRef }, DAY_MS),
    ];
  }

  test('that is unreachable, nothing is started or cancelled', async () => {
    const tenant = await newTenant(server);
    expect(refusalOf(await startCheckout(server, tenant, 'standard'))).toEqual({
      status: 503,
      code: 'payment_provider_unavailable',
      message:
        "We couldn't reach the payment provider. Nothing was charged. Try again in a moment.",
    });
    const checkoutId = await openCheckout(tenant);
    for (const event of lifeOf(checkoutId).slice(0, 2)) {
      await post(event);
    }
    expect(refusalOf(await cancel(server, tenant)).code).toBe('payment_provider_unavailable');
    expect(await subscription(server, tenant)).toMatchObject({ state: 'active', cancels_at: null });
  });

  test('the same event a hundred times concurrently has one effect', async () => {
    const tenant = await newTenant(server);
    const checkoutId = await openCheckout(tenant);
    const [paid, invoice, failed] = lifeOf(checkoutId);
    await post(paid ?? {});
    await post(invoice ?? {});
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(failed ?? {})));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await server.database.pool.query<{
      events: number;
      audits: number;
      mails: number;
    }>(
      `select
        (select count(*) from payment_events where payer_tenant_id = $1 and kind = 'invoice_failed') as events,
        (select count(*) from audit_log where tenant_id = $1 and action = 'payment.invoice_failed') as audits,
        (select count(*) from outbound_messages where recipient = $2) as mails`,
      [tenant.tenantId, tenant.email],
    );
    expect(rows).toEqual([{ events: 1, audits: 1, mails: 1 }]);
  });

  test('events in any order, or concurrent, fold to the same state', async () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const results = [];
    const tenants = await newTenants(server, orders.length + 20);
    const all = [];
    for (const tenant of tenants) {
      all.push({ tenant, events: lifeOf(await openCheckout(tenant)) });
    }
    for (const [index, order] of orders.entries()) {
      for (const place of order) {
        await post(all[index]?.events[place] ?? {});
      }
    }
    // Of two concurrent events either may commit first; among twenty pairs some hit the worst interleaving.
    const hurried = all.slice(orders.length);
    await Promise.all(hurried.flatMap(({ events }) => events.map((event) => post(event))));
    for (const { tenant } of all) {
      results.push(await subscription(server, tenant));
    }
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({ plan: 'standard', state: 'past_due', can_post: true });
  });

  test.each([
    ['after', [0, 1]],
    ['before', [1, 0]],
  ])(
    'a receipt that comes %s its checkout is mailed to the contacts once',
    async (_when, order) => {
      const tenant = await newTenant(server);
      const contact = `books-${randomUUID()}@example.test`;
      await server.database.asOwner((tx) =>
        saveBillingDetails(
          tx,
          tenant.tenantId,
          { receiptEmails: [contact], taxId: null },
          server.clock.now(),
        ),
      );
      const checkoutId = await openCheckout(tenant);
      const [paid] = lifeOf(checkoutId);
      const invoice = stripeEvent('invoice.paid', {
        subscription: `sub_${checkoutId}`,
        number: 'PB-0001',
        amount_paid: 4_900,
        currency: 'usd',
        hosted_invoice_url: 'https://invoice.stripe.com/1',
      });
      for (const place of [...order, ...order]) {
        await post([paid ?? {}, invoice][place] ?? {});
      }
      const { rows } = await server.database.pool.query<{ template: string; waiting: number }>(
        `select template, (select count(*)::int from payment_events where waiting_receipt is not null) as waiting
        from outbound_messages where recipient = $1`,
        [contact],
      );
      expect(rows).toEqual([{ template: 'payment_receipt', waiting: 0 }]);
    },
  );

  test('an event that is unsigned, or signed with another key, is rejected and not stored', async () => {
    const tenant = await newTenant(server);
    const [paid = {}] = lifeOf(await openCheckout(tenant));
    const refusal = {
      status: 400,
      code: 'signature_invalid',
      message: "This event's signature isn't valid.",
    };
    expect(refusalOf(await post(paid, 'whsec_other'))).toEqual(refusal);
    const unsigned = await server.call('POST /api/v2/webhooks/payments', { json: paid });
    expect(refusalOf(unsigned)).toEqual(refusal);
    expect((await subscription(server, tenant)).plan).toBe('community');
    const { rowCount } = await server.database.pool.query(
      'select 1 from payment_events where event_id = $1',
      [(paid as { id: string }).id],
    );
    expect(rowCount).toBe(0);
  });

  test('an event of an unknown checkout or object is accepted and changes nothing', async () => {
    const [foreign = {}] = lifeOf(randomUUID());
    expect((await post(foreign)).status).toBe(200);
    const odd = stripeEvent('checkout.session.completed', {
      client_reference_id: "' or true --",
      payment_status: 'paid',
      subscription: 'sub_odd',
    });
    expect((await post(odd)).status).toBe(200);
    expect((await post(stripeEvent('customer.created', {}))).status).toBe(200);
  });

  test('there is no test checkout', async () => {
    const tenant = await newTenant(server);
    const id = await openCheckout(tenant);
    expect((await server.call(`GET /dev/checkout/cs_${id}`)).status).toBe(404);
    expect((await server.call(`POST /dev/checkout/cs_${id}/pay`)).status).toBe(404);
  });
});

describe('without a provider', () => {
  test('the plans report it, and only one without a price can be chosen', async () => {
    const server = await startTestServer({ env: { SITE_URL: 'https://books.example.test' } });
    try {
      await addPlans(server);
      const plans = await server.call('GET /api/v2/subscription/plans');
      expect(dataOf(plans.body)).toMatchObject({ payments_enabled: false });
      const tenant = await newTenant(server);
      expect(refusalOf(await startCheckout(server, tenant, 'standard'))).toMatchObject({
        status: 503,
        code: 'payment_provider_unavailable',
      });
      expect((await startCheckout(server, tenant, 'community')).status).toBe(201);
    } finally {
      await server.stop();
    }
  });
});
