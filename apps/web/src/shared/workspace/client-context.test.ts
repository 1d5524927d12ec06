import { createApiClient } from '@platebook/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.fake.ts';
import { fakeSession, testSession } from '../testing/session.fake.ts';
import { createActiveClientStore } from './active-client.ts';
import { followClients } from './client-context.ts';
import { clientsQuery } from './clients.queries.ts';

const success = (data: unknown) =>
  Response.json({ status: 'success', message: 'Request completed successfully', data });

/** A tab of a user with the clients c1 and c2, and its requests. */
function scene(remembered: string | null = null) {
  const requests: string[] = [];
  const { store, source } = testSession();
  store.write(fakeSession());
  const activeClient = createActiveClientStore(memoryStorage());
  if (remembered !== null) {
    activeClient.select(remembered);
  }
  const queries = new QueryClient();
  const items = ['c1', 'c2'].map((id) => ({
    id,
    tenant_id: `tenant of ${id}`,
    archived_at: null,
  }));
  const api = createApiClient({
    baseUrl: 'http://localhost',
    session: source,
    newRequestId: () => 'q1',
    activeClientId: activeClient.read,
    onPermissionDenied: () => undefined,
    send: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname !== '/api/v2/auth/me/admin') {
        return success({ items, next_cursor: null });
      }
      requests.push(searchParams.get('tenant_id') ?? '');
      return success({ level: 'user_owner', capabilities: ['export_data'], permissions: ['a'] });
    },
  });
  const actor = followClients({ api, queries, session: store, activeClient });
  return {
    actor,
    activeClient,
    requests,
    store,
    read: () => queries.fetchQuery(clientsQuery(api)),
    access: () => actor.getSnapshot().context.access,
    settled: () =>
      new Promise<void>((resolve) => {
        const subscription = actor.subscribe(({ value }) => {
          if (value.access === 'known') {
            subscription.unsubscribe();
            resolve();
          }
        });
      }),
  };
}

test('the first client is selected once the list is loaded, and its permissions are requested', async () => {
  const tab = scene();
  const known = tab.settled();
  await tab.read();
  expect(tab.activeClient.read()).toBe('c1');
  await known;
  expect([tab.requests, tab.access()]).toEqual([
    ['tenant of c1'],
    { level: 'user_owner', capabilities: ['export_data'], permissions: ['a'] },
  ]);
});

test('a tab continues with its client', async () => {
  const tab = scene('c2');
  await tab.read();
  expect([tab.activeClient.read(), tab.actor.getSnapshot().context.active?.id]).toEqual([
    'c2',
    'c2',
  ]);
});

test('a switch takes effect, and clears cached data', async () => {
  const tab = scene();
  const known = tab.settled();
  await tab.read();
  await known;
  tab.activeClient.select('c2');
  expect([tab.actor.getSnapshot().context.active?.tenantId, tab.access().level]).toEqual([
    'tenant of c2',
    'no_access',
  ]);
});

test.each([
  ['signed_out', null],
  ['expired', 'c2'],
] as const)('after a session that %s the requested client is %j', async (why, again) => {
  const tab = scene('c2');
  await tab.read();
  tab.store.clear(why);
  const { active, requested, access } = tab.actor.getSnapshot().context;
  expect([active, requested?.clientId ?? null, access.level]).toEqual([null, again, 'no_access']);
});
