import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutbound } from '../../platform/outbound.ts';
import { PaymentDeclinedError, PaymentProviderError } from './payment-provider.ts';
import type { PaymentProvider, WantedCheckout } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

type RecordedRequest = {
  readonly request: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: Record<string, string>;
};

const WANTED: WantedCheckout = {
  checkoutId: 'our-checkout',
  planCode: 'standard',
  planName: 'Standard & more',
  priceCents: 4_900,
  currency: 'USD',
  interval: 'month',
  paidUrl: 'https://books.example.test/dashboard/subscription/success',
  failedUrl: 'https://books.example.test/dashboard/subscription/failed',
  payerOf: null,
  paidUntil: null,
};

/** A fake Stripe: returns canned responses and records its requests. */
let standIn: Server;
let outbound: ReturnType<typeof createOutbound>;
let provider: PaymentProvider;
let requests: RecordedRequest[];
let answer: { status: number; body: string; headers?: Record<string, string> };
/** Canned responses by request; they take precedence over `answer`. */
let answers: Record<string, object>;

beforeEach(async () => {
  requests = [];
  answers = {};
  standIn = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        request: `${request.method} ${request.url}`,
        headers: request.headers,
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      });
      const known = answers[`${request.method} ${request.url?.split('?')[0]}`];
      const { status, body, headers } =
        known === undefined ? answer : { status: 200, body: JSON.stringify(known), headers: {} };
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    });
  });
  standIn.listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  const host = `127.0.0.1:${(standIn.address() as AddressInfo).port}`;
  outbound = createOutbound({ hosts: [], loopback: false, ownHosts: [host] });
  provider = createStripeProvider({
    outbound,
    apiUrl: `http://${host}`,
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
});

afterEach(() => {
  outbound.close();
  standIn.closeAllConnections();
  standIn.close();
});

describe('Stripe', () => {
  test('creates a checkout for the price of the plan, one per idempotency key', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({ id: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1' }),
    };
    expect(await provider.createCheckout(WANTED)).toEqual({
      ref: 'cs_1',
      url: 'https://checkout.stripe.com/c/cs_1',
    });
    const [{ request, headers, form } = { request: '', headers: {}, form: {} }] = requests;
    expect(request).toBe('POST /v1/checkout/sessions');
    expect(form).toEqual({
      mode: 'subscription',
      client_reference_id: 'our-checkout',
      success_url: 'https://books.example.test/dashboard/subscription/success',
      cancel_url: 'https://books.example.test/dashboard/subscription/failed',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '4900',
      'line_items[0][price_data][recurring][interval]': 'month',
      'line_items[0][price_data][product_data][name]': 'Standard & more',
      'subscription_data[metadata][plan]': 'standard',
    });
    expect([
      headers.authorization,
      headers['idempotency-key'],
      headers['stripe-version'],
      headers['content-type'],
    ]).toEqual([
      'Bearer sk_test_1',
      'our-checkout',
      Stripe.API_VERSION,
      'application/x-www-form-urlencoded',
    ]);
  });

  test('ends a subscription with its period, and returns when that is', async () => {
    const periodEnd = 1_797_843_600;
    answer = {
      status: 200,
      body: JSON.stringify({
        object: 'subscription',
        id: 'sub_1',
        status: 'active',
        cancel_at_period_end: true,
        current_period_end: periodEnd,
      }),
    };
    expect(await provider.cancelAtPeriodEnd('sub_1', null)).toEqual({
      kind: 'subscription_changed',
      state: 'active',
      periodEndsAt: new Date(periodEnd * 1_000),
      cancelsAt: new Date(periodEnd * 1_000),
    });
    expect(requests.map(({ request, form }) => [request, form])).toEqual([
      ['POST /v1/subscriptions/sub_1', { cancel_at_period_end: 'true' }],
    ]);
  });

  test('ends a subscription immediately; no error if it is gone', async () => {
    answer = { status: 200, body: '{"status":"canceled"}' };
    await provider.cancelNow('sub/../1');
    expect(requests[0]?.request).toBe('DELETE /v1/subscriptions/sub%2F..%2F1');
    answer = { status: 404, body: '{"error":{"code":"resource_missing"}}' };
    await provider.cancelNow('sub_1');
    for (const status of [400, 401, 500]) {
      answer = { status, body: '{}' };
      await expect(provider.cancelNow('sub_1')).rejects.toThrow(`Stripe answered ${status}.`);
    }
  });

  test.each([
    ['refuses', { status: 402, body: '{"error":{"message":"No such key: sk_test_1"}}' }],
    ['is down', { status: 503, body: '<html>' }],
    ['answers something else', { status: 200, body: '{"id":"cs_1"}' }],
    ['sends us elsewhere', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
  ])('that %s is an error that contains no secret', async (_how, change) => {
    answer = change;
    const failure = await provider.createCheckout(WANTED).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentProviderError);
    expect(String(failure)).not.toContain('sk_test');
  });

  test('that is unreachable is an error', async () => {
    standIn.close();
    await expect(provider.createCheckout(WANTED)).rejects.toThrow('Stripe did not answer.');
  });
});

const CREATED = 1_795_251_600;
const PERIOD_END = 1_797_843_600;
const FIRM = {
  planCode: 'firm',
  planName: 'Firm',
  priceCents: 4_900,
  currency: 'USD',
  interval: 'month',
} as const;
const SUBSCRIPTION = {
  object: 'subscription',
  id: 'sub_1',
  status: 'active',
  customer: 'cus_1',
  default_payment_method: 'pm_1',
  items: {
    data: [{ id: 'si_1', price: { product: 'prod_1' }, current_period_end: PERIOD_END }],
  },
  metadata: { plan: 'firm' },
};

describe('a subscription at Stripe', () => {
  beforeEach(() => {
    answers = { 'GET /v1/subscriptions/sub_1': SUBSCRIPTION };
  });

  test('is previewed with another price, for the second in which it would change', async () => {
    answers['POST /v1/invoices/create_preview'] = {
      total: 1_500,
      amount_due: 1_400,
      lines: {
        data: [
          { amount: -950, period: { end: PERIOD_END } },
          { amount: 2_450, period: { end: PERIOD_END } },
        ],
      },
    };
    expect(await provider.previewChange('sub_1', FIRM, new Date(CREATED * 1_000))).toEqual({
      creditCents: 950,
      chargeCents: 2_450,
      dueNowCents: 1_400,
      creditLeftCents: 0,
      periodEndsAt: new Date(PERIOD_END * 1_000),
    });
    expect(requests[1]?.form).toEqual({
      subscription: 'sub_1',
      'subscription_details[items][0][id]': 'si_1',
      'subscription_details[items][0][price_data][currency]': 'usd',
      'subscription_details[items][0][price_data][unit_amount]': '4900',
      'subscription_details[items][0][price_data][recurring][interval]': 'month',
      'subscription_details[items][0][price_data][product]': 'prod_1',
      'subscription_details[proration_behavior]': 'always_invoice',
      'subscription_details[proration_date]': String(CREATED),
    });
  });

  test('is changed at the second of the preview, and only with its payment', async () => {
    answers['POST /v1/prices'] = { id: 'price_1' };
    answers['POST /v1/subscriptions/sub_1'] = SUBSCRIPTION;
    expect(await provider.changePlan('sub_1', FIRM, new Date(CREATED * 1_000))).toEqual({
      kind: 'subscription_changed',
      state: 'active',
      periodEndsAt: new Date(PERIOD_END * 1_000),
      cancelsAt: null,
      planCode: 'firm',
    });
    expect(requests.at(-1)?.form).toEqual({
      'items[0][id]': 'si_1',
      'items[0][price]': 'price_1',
      proration_behavior: 'always_invoice',
      proration_date: String(CREATED),
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: 'false',
      'metadata[plan]': 'firm',
    });
    expect(requests.at(-1)?.headers['idempotency-key']).toBe(`sub_1:firm:${CREATED}`);
  });

  test('whose payment is declined throws so', async () => {
    answers['POST /v1/prices'] = { id: 'price_1' };
    answer = { status: 402, body: '{"error":{"code":"card_declined"}}' };
    await expect(
      provider.changePlan('sub_1', FIRM, new Date(CREATED * 1_000)),
    ).rejects.toBeInstanceOf(PaymentDeclinedError);
  });

  test('has invoices page after page, without drafts', async () => {
    const invoice = (id: string, fields: object) => ({
      id,
      number: `PB-${id}`,
      created: CREATED,
      status: 'paid',
      total: 4_900,
      amount_due: 4_900,
      currency: 'usd',
      hosted_invoice_url: `https://invoice.stripe.com/${id}`,
      lines: {
        data: [{ description: 'Firm', period: { start: CREATED, end: PERIOD_END } }],
      },
      ...fields,
    });
    const pages = [
      { data: [invoice('3', { status: 'draft', number: null }), invoice('2', {})], has_more: true },
      { data: [invoice('1', { total: -1_500, amount_due: 0 })], has_more: false },
    ];
    standIn.removeAllListeners('request');
    standIn.on('request', (request, response) => {
      requests.push({ request: `${request.method} ${request.url}`, headers: {}, form: {} });
      response.end(JSON.stringify(pages[requests.length - 1]));
    });
    const found = await provider.listInvoices('sub_1');
    expect(found.map(({ number, state, amountCents }) => [number, state, amountCents])).toEqual([
      ['PB-2', 'paid', 4_900],
      ['PB-1', 'credited', -1_500],
    ]);
    expect(found[0]).toMatchObject({
      currency: 'USD',
      description: 'Firm',
      issuedAt: new Date(CREATED * 1_000),
      periodEndsAt: new Date(PERIOD_END * 1_000),
      url: 'https://invoice.stripe.com/2',
    });
    expect(requests.map(({ request }) => request)).toEqual([
      'GET /v1/invoices?subscription=sub_1&limit=100',
      'GET /v1/invoices?subscription=sub_1&limit=100&starting_after=2',
    ]);
  });

  test('that ends has no next invoice', async () => {
    for (const status of [400, 404]) {
      answer = { status, body: '{"error":{"code":"invoice_upcoming_none"}}' };
      expect(await provider.nextInvoice('sub_1')).toBeNull();
    }
    answer = {
      status: 200,
      body: JSON.stringify({
        amount_due: 4_900,
        currency: 'cad',
        next_payment_attempt: PERIOD_END,
      }),
    };
    expect(await provider.nextInvoice('sub_1')).toEqual({
      amountCents: 4_900,
      currency: 'CAD',
      dueAt: new Date(PERIOD_END * 1_000),
    });
  });

  test("returns its payment method, else its customer's", async () => {
    const visa = {
      type: 'card',
      card: { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030 },
    };
    const method = { brand: 'visa', last4: '4242', expires: { month: 1, year: 2030 } };
    answers['GET /v1/subscriptions/sub_1'] = { ...SUBSCRIPTION, default_payment_method: visa };
    expect(await provider.paymentMethod('sub_1')).toEqual(method);
    answers['GET /v1/subscriptions/sub_1'] = {
      ...SUBSCRIPTION,
      default_payment_method: null,
      customer: { invoice_settings: { default_payment_method: visa } },
    };
    expect(await provider.paymentMethod('sub_1')).toEqual(method);
    answers['GET /v1/subscriptions/sub_1'] = { ...SUBSCRIPTION, default_payment_method: null };
    expect(await provider.paymentMethod('sub_1')).toBeNull();
  });

  test('links its customer to the portal and prints their tax ID', async () => {
    answers['POST /v1/billing_portal/sessions'] = { url: 'https://billing.stripe.com/p/1' };
    expect(await provider.portalUrl('sub_1', 'https://books.example.test/x')).toBe(
      'https://billing.stripe.com/p/1',
    );
    expect(requests.at(-1)?.form).toEqual({
      customer: 'cus_1',
      return_url: 'https://books.example.test/x',
    });
    answers['POST /v1/customers/cus_1'] = {};
    await provider.saveTaxId('sub_1', '12-3456789');
    expect(requests.at(-1)?.form).toEqual({
      'invoice_settings[custom_fields][0][name]': 'Tax ID',
      'invoice_settings[custom_fields][0][value]': '12-3456789',
    });
  });

  test('starts again for the payer of another one, with nothing due before', async () => {
    answers['POST /v1/prices'] = { id: 'price_1' };
    answers['POST /v1/subscriptions'] = { ...SUBSCRIPTION, id: 'sub_2', status: 'trialing' };
    const paidUntil = new Date(PERIOD_END * 1_000);
    const started = await provider.startForPayerOf('sub_1', FIRM, { paidUntil, key: 'move-1' });
    expect(started.ref).toBe('sub_2');
    expect(started.changed).toMatchObject({ state: 'active', periodEndsAt: paidUntil });
    expect(requests.at(-1)?.form).toEqual({
      customer: 'cus_1',
      'items[0][price]': 'price_1',
      trial_end: String(PERIOD_END),
      default_payment_method: 'pm_1',
      'metadata[plan]': 'firm',
    });
    expect(requests.at(-1)?.headers['idempotency-key']).toBe('move-1');
  });
});
