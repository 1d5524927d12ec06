import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMappingClient, addStore, mappingsOf } from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import { startTestSandbox } from '../../testing/sandbox.ts';
import type { TestSandbox } from '../../testing/sandbox.ts';
import { dataOf, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];

let sandbox: TestSandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestServer({ worker: true, env: { SANDBOX_URL: sandbox.url } });
  catchUp();
});

afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

/** DoorDash accepts a signature for minutes only, and retries wait by the database's clock. */
const catchUp = () => server.clock.advance(Date.now() - server.clock.now().getTime());

const listed = async ({ call }: MappingClient, provider: string) =>
  dataOf(
    (await call(`GET platform-stores?provider=${provider}`)).body,
  ) as Schemas['PlatformStoreList'];

/** Waits for the job that queries the platform. */
async function refreshed(client: MappingClient, provider: string) {
  await expect
    .poll(async () => (await listed(client, provider)).refresh.finished_at, { timeout: 30_000 })
    .not.toBeNull();
  return listed(client, provider);
}

/** Connects through the platform's page, as a person would. */
async function connectUberEats({ call }: MappingClient, merchant: string): Promise<void> {
  const answer = await call('POST connections/ubereats/consent', {});
  const { authorize_url: address } = dataOf(answer.body) as { authorize_url: string };
  const allowed = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ merchant, decision: 'allow' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location') ?? '');
  dataOf(
    (
      await call('POST connections/ubereats/complete', {
        code: searchParams.get('code'),
        state: searchParams.get('state'),
      })
    ).body,
  );
}

const match = async (client: MappingClient, storeId: string, platformStoreId: string | null) =>
  dataOf(
    (
      await client.call('POST store-mappings/remap', {
        store_id: storeId,
        channel_type: 'ubereats',
        platform_store_id: platformStoreId,
        effective_from: '2026-11-01',
      })
    ).body,
  );

/** Uber Eats' last response about a store's switch. */
async function switchOf({ tenantId }: MappingClient, id: string): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ integration: string | null }>(
    'select integration from platform_stores where tenant_id = $1 and platform_store_id = $2',
    [tenantId, id],
  );
  return rows[0]?.integration ?? null;
}

async function integrationOf(client: MappingClient, storeId: string) {
  const { items } = await mappingsOf(client, `?state=confirmed&store_id=${storeId}`);
  return items[0]?.platform_store?.integration;
}

const breakSwitch = (kind: string, times: number) =>
  sandbox.set('faults', {
    kind,
    times,
    delayMs: 0,
    match: { provider: 'ubereats', operation: 'activate' },
  });

describe('the stores of Uber Eats', () => {
  test('are listed when it is connected; each of our stores waits for a match', async () => {
    const client = await addMappingClient(server);
    const storeId = await addStore(client, { name: 'Lone Star Bowls - Austin 3' });
    expect(await listed(client, 'ubereats')).toEqual({
      items: [],
      refresh: { state: 'never', requested_at: null, finished_at: null, failure: null },
    });
    await connectUberEats(client, 'lone-star');
    const { items, refresh } = await refreshed(client, 'ubereats');
    expect(refresh).toMatchObject({ state: 'done', failure: null });
    expect(items).toHaveLength(12);
    const [first] = items;
    expect(first).toMatchObject({
      provider: 'ubereats',
      status: 'active',
      source: 'connection',
      time_zone: 'America/Chicago',
      currency: 'USD',
      mapped_to: null,
      address: { city: 'Austin', region: 'TX', country: 'US' },
    });
    const { items: waiting } = await mappingsOf(client, `?state=pending&store_id=${storeId}`);
    expect(waiting).toMatchObject([{ state: 'pending', store_id: storeId }]);
    const notifications = dataOf((await client.call('GET notifications')).body) as {
      items: { title: string }[];
    };
    expect(notifications.items.map(({ title }) => title)).toContain('12 new stores on Uber Eats');
  });

  test('become our stores with the platform’s data', async () => {
    const client = await addMappingClient(server, { name: 'Bistro' });
    await connectUberEats(client, 'bistro-plateau');
    const { items } = await refreshed(client, 'ubereats');
    const [theirs] = items;
    const created = await client.call(`POST platform-stores/${theirs?.id}/create-store`, {});
    const { mapping, channel_id: channelId } = dataOf(
      created.body,
    ) as Schemas['StoreMappingDecision'];
    expect(mapping).toMatchObject({
      state: 'confirmed',
      store_name: theirs?.name,
      platform_store: { platform_store_id: theirs?.platform_store_id },
    });
    const store = dataOf(
      (await client.call(`GET stores/${mapping.store_id}`)).body,
    ) as Schemas['Store'];
    expect(store).toMatchObject({
      name: theirs?.name,
      number: theirs?.external_ref,
      time_zone: theirs?.time_zone,
      currency: 'CAD',
      address: { line1: theirs?.address?.line1, country: 'CA' },
      channels: [{ id: channelId, platform_store_id: theirs?.platform_store_id }],
    });
    const again = await client.call(`POST platform-stores/${theirs?.id}/create-store`, {
      name: 'Another name',
    });
    expect(refusalOf(again).code).toBe('platform_store_mapped');
    const taken = await client.call(`POST platform-stores/${items[1]?.id}/create-store`, {
      name: theirs?.name,
    });
    expect(refusalOf(taken).code).toBe('store_name_taken');
  });

  test('are switched on when matched and off when not, by a job', async () => {
    const client = await addMappingClient(server, { name: 'Harbor Pier' });
    const storeId = await addStore(client, { name: 'Pier' });
    await connectUberEats(client, 'harbor-street');
    const { items } = await refreshed(client, 'ubereats');
    const id = String(items[0]?.platform_store_id);
    await match(client, storeId, id);
    await expect.poll(() => switchOf(client, id), { timeout: 20_000 }).toBe('on');
    await match(client, storeId, null);
    await expect.poll(() => switchOf(client, id), { timeout: 20_000 }).toBe('off');
  });

  test('are retried while Uber Eats does not respond, and show that meanwhile', async () => {
    const client = await addMappingClient(server, { name: 'Not at once' });
    const storeId = await addStore(client, { name: 'Pier' });
    await connectUberEats(client, 'harbor-street');
    const { items } = await refreshed(client, 'ubereats');
    const id = String(items[1]?.platform_store_id);
    await breakSwitch('error_before', 1);
    catchUp();
    await match(client, storeId, id);
    const shown = () => integrationOf(client, storeId);
    await expect.poll(shown, { timeout: 20_000, interval: 100 }).toEqual({
      state: 'retrying',
      failure: {
        code: 'platform_unavailable',
        message: "Uber Eats isn't responding. We'll try again.",
        values: { name: 'Uber Eats' },
      },
      answered_at: null,
    });
    await expect
      .poll(shown, { timeout: 20_000 })
      .toEqual({ state: 'on', failure: null, answered_at: server.clock.now().toISOString() });
  });

  test('that Uber Eats refuses to switch show why, and are retried with the next list', async () => {
    const client = await addMappingClient(server, { name: 'Refused' });
    const storeId = await addStore(client, { name: 'Pier' });
    await connectUberEats(client, 'harbor-street');
    const { items } = await refreshed(client, 'ubereats');
    const [, , theirs] = items;
    // Refused with the current token, and with the renewed one.
    await breakSwitch('unauthorized', 2);
    await match(client, storeId, String(theirs?.platform_store_id));
    const shown = () => integrationOf(client, storeId);
    const message = `Uber Eats refused to switch “${theirs?.name}” on (401). Connect Uber Eats again, or ask it for access to stores.`;
    await expect.poll(shown, { timeout: 20_000 }).toEqual({
      state: 'failed',
      failure: {
        code: 'platform_refused',
        message,
        values: {
          why: 'store_not_switched_on',
          store: theirs?.name,
          name: 'Uber Eats',
          status: 401,
        },
      },
      answered_at: server.clock.now().toISOString(),
    });
    const notifications = dataOf((await client.call('GET notifications')).body) as {
      items: { title: string; message: string }[];
    };
    expect(notifications.items).toContainEqual(
      expect.objectContaining({
        title: "Uber Eats couldn't turn reports on or off for a store",
        message: `${message} The match is kept. We'll try again every night, and when you refresh the stores from Uber Eats. You can upload its reports in the meantime.`,
      }),
    );
    await client.call('POST platform-stores/refresh', { provider: 'ubereats' });
    await expect.poll(async () => (await shown())?.state, { timeout: 20_000 }).toBe('on');
  });

  test('are switched when a channel gets another one manually', async () => {
    const client = await addMappingClient(server, { name: 'By hand' });
    const storeId = await addStore(client, { name: 'Pier' });
    await connectUberEats(client, 'lone-star');
    const { items } = await refreshed(client, 'ubereats');
    const [one, two] = items.map(({ platform_store_id: id }) => id);
    const created = await client.call(`POST stores/${storeId}/channels`, {
      channel_type: 'ubereats',
      platform_store_id: one,
    });
    const { id: channel } = dataOf(created.body) as { id: string };
    const switches = () => Promise.all([one, two].map((id) => switchOf(client, String(id))));
    await expect.poll(switches, { timeout: 20_000 }).toEqual(['on', null]);
    await client.call(`PUT stores/${storeId}/channels/${channel}`, { platform_store_id: two });
    await expect.poll(switches, { timeout: 20_000 }).toEqual(['off', 'on']);
    await client.call(`DELETE stores/${storeId}/channels/${channel}`);
    await expect.poll(switches, { timeout: 20_000 }).toEqual(['off', 'off']);
  });

  test('that are not the client’s are ignored and no longer suggested', async () => {
    const client = await addMappingClient(server, { name: 'Harbor Street' });
    await connectUberEats(client, 'harbor-street');
    const { items } = await refreshed(client, 'ubereats');
    const [theirs] = items;
    const storeId = await addStore(client, { name: String(theirs?.name) });
    const suggested = async () => {
      const page = await mappingsOf(client, `?state=pending&store_id=${storeId}`);
      return page.items[0]?.suggestions.some(
        ({ platform_store_id }) => platform_store_id === theirs?.platform_store_id,
      );
    };
    expect(await suggested()).toBe(true);
    const path = `POST platform-stores/${theirs?.id}/ignore`;
    const ignored = await client.call(path, { reason: 'Sold in 2025' });
    expect(dataOf(ignored.body)).toMatchObject({ ignored_reason: 'Sold in 2025' });
    expect(await suggested()).toBe(false);
    await client.call(path, { reason: null });
    expect(await suggested()).toBe(true);
  });

  test('that Uber Eats no longer lists, or renamed, are reported', async () => {
    const client = await addMappingClient(server, { name: 'Watched' });
    await connectUberEats(client, 'harbor-street');
    const { items } = await refreshed(client, 'ubereats');
    const [renamed, lost] = items;
    await client.call(`POST platform-stores/${renamed?.id}/create-store`, { name: 'Ours one' });
    await server.database.asOwner(async (tx) => {
      await tx
        .updateTable('platform_stores')
        .set({ name: 'Its old name' })
        .where('id', '=', String(renamed?.id))
        .execute();
      await tx
        .updateTable('platform_stores')
        .set({ platform_store_id: 'gone', name: 'Gone' })
        .where('id', '=', String(lost?.id))
        .execute();
    });
    await client.call('POST platform-stores/refresh', { provider: 'ubereats' });
    const after = (await refreshed(client, 'ubereats')).items;
    expect(after.find(({ id }) => id === renamed?.id)).toMatchObject({
      name: renamed?.name,
      previous_name: 'Its old name',
    });
    expect(after.find(({ id }) => id === lost?.id)).toMatchObject({ status: 'lost' });
    const notifications = dataOf((await client.call('GET notifications')).body) as {
      items: { title: string; message: string }[];
    };
    expect(notifications.items).toContainEqual(
      expect.objectContaining({
        title: 'Uber Eats renamed a store',
        message: `“Its old name” is now “${renamed?.name}” and still posts to Ours one. Check that it is the same store.`,
      }),
    );
  });

  test('are requested again after Uber Eats did not respond', async () => {
    const client = await addMappingClient(server, { name: 'Patient' });
    await connectUberEats(client, 'harbor-street');
    await refreshed(client, 'ubereats');
    await sandbox.set('faults', {
      kind: 'error_before',
      times: 2,
      delayMs: 0,
      match: { provider: 'ubereats', operation: 'stores' },
    });
    await client.call('POST platform-stores/refresh', { provider: 'ubereats' });
    expect((await refreshed(client, 'ubereats')).refresh).toMatchObject({
      state: 'done',
      failure: null,
    });
  });
});

describe('the stores of DoorDash', () => {
  test('come from a report that is polled', async () => {
    const client = await addMappingClient(server, { name: 'Harbor on DoorDash' });
    await sandbox.set('reports', { doordash: { readyAfterMs: 200 } });
    const answer = await fetch(`${sandbox.url}/_sandbox`, {
      headers: { accept: 'application/json' },
    });
    const state = (await answer.json()) as {
      credentials: { doordash: { developerId: string; keyId: string; signingSecret: string } };
    };
    const { developerId, keyId, signingSecret } = state.credentials.doordash;
    dataOf(
      (
        await client.call('POST connections/doordash', {
          developer_id: developerId,
          key_id: keyId,
          signing_secret: signingSecret,
        })
      ).body,
    );
    const { items, refresh } = await refreshed(client, 'doordash');
    expect(refresh).toMatchObject({ state: 'done', failure: null });
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({
      provider: 'doordash',
      status: 'active',
      time_zone: null,
      address: { line1: expect.stringMatching(/^2\d\d Market St$/) as string, city: null },
    });
  });
});

test('a disconnected platform is not queried', async () => {
  const client = await addMappingClient(server, { name: 'Nothing connected' });
  const answer = await client.call('POST platform-stores/refresh', { provider: 'doordash' });
  expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'platform_not_connected' });
});
