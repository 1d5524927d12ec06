import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { grantTenantScope } from '../db/database.ts';
import { scriptedOutbound } from '../platform/outbound.fake.ts';
import type { ScriptedOutbound } from '../platform/outbound.fake.ts';
import { noAnswer, numberedConnections } from './provider-calls.fake.ts';
import { ListingError } from './store-listing.port.ts';
import { createUberEatsStores, switchUberStore } from './ubereats/ubereats-stores.ts';

const scope = grantTenantScope(randomUUID(), randomUUID(), 'test');
const ASKED = { reportId: null, today: '2026-11-26' };
const STORE = { store_id: 'a', name: 'Harbor', status: 'active' };
const NO_ANSWER = noAnswer('timeout', false);

function depsOf(outbound: ScriptedOutbound, apiUrl: string | null = 'https://platform.test') {
  return { connections: numberedConnections('ubereats'), outbound, apiUrl };
}

async function errorOf(doing: Promise<unknown>) {
  const error = await doing.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ListingError)) {
    throw new TypeError('It did not fail as a ListingError.');
  }
  const { code, message, retryable, values } = error;
  return { code, message, retryable, values };
}

test('a listing call renews its access once and returns the response', async () => {
  const outbound = scriptedOutbound(
    { status: 401 },
    { status: 200, body: { stores: [STORE], next_key: 'next' } },
    { status: 200, body: { stores: [{ ...STORE, store_id: 'b' }], next_key: '' } },
  );
  const listing = await createUberEatsStores(depsOf(outbound))(scope, ASKED);
  expect(listing).toMatchObject({
    kind: 'listed',
    connectionId: 'the-connection',
    stores: [{ platformStoreId: 'a' }, { platformStoreId: 'b' }],
  });
  expect(outbound.sent.map(({ url, headers }) => [url, headers?.['authorization']])).toEqual([
    ['https://platform.test/v1/eats/stores?limit=50', 'Bearer 1'],
    ['https://platform.test/v1/eats/stores?limit=50', 'Bearer 2'],
    ['https://platform.test/v1/eats/stores?limit=50&start_key=next', 'Bearer 2'],
  ]);
});

const SILENT = {
  code: 'platform_unavailable',
  message: "Uber Eats isn't responding. We'll try again.",
  retryable: true,
};
const REFUSED = {
  code: 'platform_refused',
  message:
    'Uber Eats refused to list its stores (403). Connect Uber Eats again, or ask it for access to stores.',
  retryable: false,
  values: { why: 'stores_not_listed', name: 'Uber Eats', status: 403 },
};
const UNREADABLE = {
  code: 'listing_unreadable',
  message: "We couldn't read the store list from Uber Eats.",
  retryable: false,
};

test.each([
  ['429', { status: 429 }, SILENT],
  ['503', { status: 503 }, SILENT],
  ['no answer', NO_ANSWER, SILENT],
  ['403', { status: 403 }, REFUSED],
  ['no JSON', { status: 200, body: '<html>' }, UNREADABLE],
  ['no stores', { status: 200, body: {} }, UNREADABLE],
])('a listing call ends with %s', async (_name, answer, error) => {
  const listing = createUberEatsStores(depsOf(scriptedOutbound(answer)))(scope, ASKED);
  expect(await errorOf(listing)).toEqual({ values: { name: 'Uber Eats' }, ...error });
});

test('nothing is called without an API address', async () => {
  const listing = createUberEatsStores(depsOf(scriptedOutbound(), null))(scope, ASKED);
  expect(await errorOf(listing)).toEqual({
    code: 'platform_refused',
    message: "Uber Eats isn't set up on this installation.",
    retryable: false,
    values: { why: 'not_set_up', name: 'Uber Eats' },
  });
});

test('a store is switched with its merchant’s access, and a failure names the action', async () => {
  const outbound = scriptedOutbound({ status: 200 }, { status: 404 });
  const store = { storeId: 'a/b', storeName: 'Harbor' };
  await switchUberStore(depsOf(outbound), scope, { ...store, isOn: true });
  expect(outbound.sent).toEqual([
    {
      url: 'https://platform.test/v1/eats/stores/a%2Fb/pos_data',
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: 'Bearer 1',
      },
      body: '{"integration_enabled":true,"is_order_manager":false}',
    },
  ]);
  const refused = switchUberStore(depsOf(outbound), scope, { ...store, isOn: false });
  expect(await errorOf(refused)).toEqual({
    code: 'platform_refused',
    message:
      'Uber Eats refused to switch “Harbor” off (404). Connect Uber Eats again, or ask it for access to stores.',
    retryable: false,
    values: { why: 'store_not_switched_off', store: 'Harbor', name: 'Uber Eats', status: 404 },
  });
});
