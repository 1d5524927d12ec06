import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uberSignature } from '../core/webhook-signature.ts';
import { startSandbox, type RunningSandbox } from '../testing/start-sandbox.ts';
import { startWebhookListener, type WebhookListener } from '../testing/webhook-listener.ts';

type Event = {
  event_type: string;
  job_id: string;
  report_type: string;
  report_metadata: { sections: { download_url: string }[] };
};

let sandbox: RunningSandbox;
let listener: WebhookListener;

beforeAll(async () => {
  sandbox = await startSandbox();
  listener = await startWebhookListener();
  sandbox.uberEats.setWebhookUrl(listener.url);
  sandbox.uberEats.setReports({ delayMs: 0 });
});
afterAll(async () => {
  listener.stop();
  await sandbox.stop();
});
beforeEach(() => listener.forget());

async function token(fields: Record<string, string>): Promise<Response> {
  const { clientId, clientSecret } = sandbox.uberEats.client;
  return fetch(`${sandbox.origin}/oauth/v2/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields }),
  });
}

async function accessToken(fields: Record<string, string>): Promise<string> {
  const { access_token: secret } = (await (await token(fields)).json()) as { access_token: string };
  return secret;
}

const APP = { grant_type: 'client_credentials', scope: 'eats.store eats.report' };

async function merchantToken(merchant: string): Promise<string> {
  const redirect = 'http://localhost:8000/uber';
  const authorize = new URL(`${sandbox.origin}/oauth/v2/authorize`);
  authorize.search = new URLSearchParams({
    client_id: sandbox.uberEats.client.clientId,
    response_type: 'code',
    scope: 'eats.pos_provisioning offline_access',
    redirect_uri: redirect,
    state: 's',
  }).toString();
  const allowed = await fetch(authorize, {
    method: 'POST',
    body: new URLSearchParams({ merchant, decision: 'allow' }),
    redirect: 'manual',
  });
  const back = new URL(allowed.headers.get('location') ?? '');
  return accessToken({
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirect,
  });
}

type Store = { store_id: string; name: string; timezone: string };

async function get(path: string, secret: string): Promise<Response> {
  return fetch(`${sandbox.origin}${path}`, { headers: { authorization: `Bearer ${secret}` } });
}

async function storesOf(
  secret: string,
  search = '',
): Promise<{ stores: Store[]; next_key: string }> {
  return (await (await get(`/v1/eats/stores${search}`, secret)).json()) as never;
}

async function provision(merchant: string): Promise<Store[]> {
  const secret = await merchantToken(merchant);
  const { stores } = await storesOf(secret);
  for (const { store_id: id } of stores) {
    await fetch(`${sandbox.origin}/v1/eats/stores/${id}/pos_data`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ integration_enabled: true }),
    });
  }
  return stores;
}

async function askReport(
  stores: readonly Store[],
  more: Record<string, unknown> = {},
): Promise<Response> {
  return fetch(`${sandbox.origin}/v1/eats/report`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await accessToken(APP)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      report_type: 'PAYMENT_DETAILS_REPORT',
      store_uuids: stores.map(({ store_id: id }) => id),
      start_date: '2026-09-07',
      end_date: '2026-09-13',
      ...more,
    }),
  });
}

async function nextEvent(type = 'eats.report.success'): Promise<Event> {
  const found = () => listener.received().find(({ body }) => body.includes(`"${type}"`));
  await expect.poll(found).toBeDefined();
  return JSON.parse(found()?.body ?? '') as Event;
}

test('a scope that Uber does not grant is refused', async () => {
  const answer = await token({ ...APP, scope: 'eats.everything' });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'invalid_scope', error_description: 'invalid_scope' },
  ]);
});

test('a merchant who consents shows its stores, page by page', async () => {
  const secret = await merchantToken('lone-star');
  const first = await storesOf(secret, '?limit=10');
  expect([first.stores.length, first.next_key]).toEqual([10, '10']);
  const second = await storesOf(secret, `?limit=10&start_key=${first.next_key}`);
  expect([second.stores.length, second.next_key]).toEqual([2, '']);
  expect(first.stores[0]?.timezone).toBe('America/Chicago');
});

test('without a token there are no stores; another merchant’s store is not shown', async () => {
  expect((await get('/v1/eats/stores', 'nothing')).status).toBe(401);
  const [own] = (await storesOf(await merchantToken('bistro-plateau'))).stores;
  const answer = await get(
    `/v1/eats/stores/${own?.store_id ?? ''}`,
    await merchantToken('lone-star'),
  );
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { code: 'user_not_allowed', message: 'User not allowed to access the store' },
  ]);
});

test('a signed webhook delivers a report, and its rows are of the requested stores and days', async () => {
  const stores = await provision('harbor-street');
  const chosen = stores.slice(0, 1);
  const { workflow_id: jobId } = (await (await askReport(chosen)).json()) as {
    workflow_id: string;
  };
  const event = await nextEvent();
  expect([event.job_id, event.report_type]).toEqual([jobId, 'PAYMENT_DETAILS_REPORT']);
  const hook = listener.received().find(({ body }) => body.includes(jobId));
  expect(hook?.headers['x-uber-signature']).toBe(
    uberSignature(sandbox.uberEats.client.clientSecret, hook?.body ?? ''),
  );
  const text = await (await fetch(event.report_metadata.sections[0]?.download_url ?? '')).text();
  const [, ...rows] = Papa.parse<string[]>(text.trim()).data;
  const names = rows[0] ?? [];
  const column = (name: string) => new Set(rows.slice(1).map((row) => row[names.indexOf(name)]));
  expect([...column('Store Name')]).toEqual([chosen[0]?.name]);
  expect(rows.length).toBeGreaterThan(50);
});

test('a report with several sections has a file for each', async () => {
  const stores = await provision('harbor-street');
  sandbox.uberEats.setReports({ sections: 3 });
  await askReport(stores);
  const { report_metadata: metadata } = await nextEvent();
  sandbox.uberEats.setReports({ sections: 1 });
  const texts = await Promise.all(
    metadata.sections.map(async ({ download_url: url }) => (await fetch(url)).text()),
  );
  expect(texts.map((text) => stores.filter(({ name }) => text.includes(name)).length)).toEqual([
    1, 1, 1,
  ]);
});

test('the link expires', async () => {
  const stores = await provision('harbor-street');
  await askReport(stores.slice(0, 1));
  const url = (await nextEvent()).report_metadata.sections[0]?.download_url ?? '';
  expect((await fetch(url)).status).toBe(200);
  sandbox.clock.move(3_600_000);
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url.replace(/Expires=\d+/, 'Expires=99999999999999'))).status).toBe(403);
});

test('a rejected webhook is sent again', async () => {
  const stores = await provision('bistro-plateau');
  await sandbox.uberEats.webhooks.settled();
  listener.forget();
  listener.refuseNext(1);
  await askReport(stores.slice(0, 1));
  await expect.poll(() => listener.received().length).toBe(2);
  expect(listener.received()[1]?.body).toBe(listener.received()[0]?.body);
});

test.each([
  ['an unknown type', { report_type: 'ADJUSTMENT_REPORT' }, 400, 'validation_failed'],
  ['too many days', { start_date: '2026-09-01', end_date: '2026-10-05' }, 400, 'validation_failed'],
  [
    'dates the wrong way round',
    { start_date: '2026-09-09', end_date: '2026-09-08' },
    400,
    'validation_failed',
  ],
  ['an unknown store', { store_uuids: ['none'] }, 404, 'resource_not_found'],
])('%s is refused', async (_what, more, status, code) => {
  const stores = await provision('harbor-street');
  const answer = await askReport(stores, more);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
});
