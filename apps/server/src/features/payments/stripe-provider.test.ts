import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PaymentProviderError } from './payment-provider.ts';
import type { PaymentProvider, WantedCheckout } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

type Asked = {
  readonly request: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: Record<string, string>;
};

const WANTED: WantedCheckout = {
  checkoutId: 'our-checkout',
  planName: 'Standard & more',
  priceCents: 4_900,
  currency: 'USD',
  interval: 'month',
  paidUrl: 'https://books.example.test/dashboard/subscription/success',
  failedUrl: 'https://books.example.test/dashboard/subscription/failed',
};

/** Stands in for Stripe: answers what it is told to and keeps what it was asked. */
let standIn: Server;
let provider: PaymentProvider;
let asked: Asked[];
let answer: { status: number; body: string; headers?: Record<string, string> };

beforeEach(async () => {
  asked = [];
  standIn = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({
        request: `${request.method} ${request.url}`,
        headers: request.headers,
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body);
    });
  });
  standIn.listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  provider = createStripeProvider({
    apiUrl: `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
});

afterEach(() => {
  standIn.closeAllConnections();
  standIn.close();
});

describe('Stripe', () => {
  test('is asked for a checkout of the price of the plan, once for the same one', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({ id: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1' }),
    };
    expect(await provider.createCheckout(WANTED)).toEqual({
      ref: 'cs_1',
      url: 'https://checkout.stripe.com/c/cs_1',
    });
    const [{ request, headers, form } = { request: '', headers: {}, form: {} }] = asked;
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
    });
    expect([
      headers.authorization,
      headers['idempotency-key'],
      headers['stripe-version'],
      headers['content-type'],
    ]).toEqual([
      'Bearer sk_test_1',
      'our-checkout',
      '2024-06-20',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ]);
  });

  test('is told to end a subscription with its period, and says when that is', async () => {
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
    expect(asked.map(({ request, form }) => [request, form])).toEqual([
      ['POST /v1/subscriptions/sub_1', { cancel_at_period_end: 'true' }],
    ]);
  });

  test('is told to end a subscription now; one that is gone is no error', async () => {
    answer = { status: 200, body: '{"status":"canceled"}' };
    await provider.cancelNow('sub/../1');
    expect(asked[0]?.request).toBe('DELETE /v1/subscriptions/sub%2F..%2F1');
    answer = { status: 404, body: '{"error":{"code":"resource_missing"}}' };
    await provider.cancelNow('sub_1');
    answer = { status: 500, body: '{}' };
    await expect(provider.cancelNow('sub_1')).rejects.toThrow(PaymentProviderError);
  });

  test.each([
    ['refuses', { status: 402, body: '{"error":{"message":"No such key: sk_test_1"}}' }],
    ['is down', { status: 503, body: '<html>' }],
    ['answers something else', { status: 200, body: '{"id":"cs_1"}' }],
    ['sends us elsewhere', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
  ])('that %s is an error that names no secret', async (_how, given) => {
    answer = given;
    const failure = await provider.createCheckout(WANTED).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PaymentProviderError);
    expect(String(failure)).not.toContain('sk_test');
  });

  test('that is not there is an error', async () => {
    standIn.close();
    await expect(provider.createCheckout(WANTED)).rejects.toThrow('Stripe did not answer.');
  });
});
