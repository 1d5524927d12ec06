import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import {
  addMappingClient,
  addStore,
  confirm,
  mappingsOf,
  pendingOf,
  seeStores,
} from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import {
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { openStoreMapping } from './store-mapping.read-model.ts';

type Schemas = components['schemas'];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const NONEXISTENT = '00000000-0000-4000-8000-000000000000';
const ADDRESS = {
  line1: '100 Harbor St',
  city: 'Boston',
  region: 'MA',
  postal_code: '02110',
  country: 'US',
};

/** A client with a pending store and two Uber Eats stores. */
async function waiting() {
  const client = await addMappingClient(server);
  const storeId = await addStore(client, {
    name: 'Harbor Street Kitchen',
    number: 'HSK-1',
    address: { ...ADDRESS, line2: null },
  });
  await seeStores(server, client, [
    {
      id: 'UE-1',
      name: 'Harbor Street Kitchen',
      externalRef: 'HSK-1',
      address: ADDRESS,
      timeZone: 'America/New_York',
    },
    { id: 'UE-2', name: 'Lone Star Bowls' },
  ]);
  return { client, storeId, pending: await pendingOf(client, storeId) };
}

const ofDay = (client: MappingClient, platformStoreId: string, on: string) =>
  server.database.inTenant(grantTenantScope(client.tenantId, client.ownerId, 'test'), (tx) =>
    openStoreMapping(tx).then((storeOf) => storeOf({ platform: 'ubereats', platformStoreId, on })),
  );

const channelOf = async ({ call }: MappingClient, storeId: string) => {
  const store = dataOf((await call(`GET stores/${storeId}`)).body) as Schemas['Store'];
  return store.channels.find(({ channel_type }) => channel_type === 'ubereats') ?? null;
};

const actionsOf = async ({ tenantId }: MappingClient) => {
  const rows = await server.database.asOwner((tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('tenant_id', '=', tenantId)
      .where('action', 'like', '%mapping.%')
      .orderBy('sequence')
      .execute(),
  );
  return rows.map(({ action }) => action);
};

describe('a pending mapping', () => {
  test('lists possible platform stores, with the reasons for each', async () => {
    const { client, storeId, pending } = await waiting();
    expect(pending).toMatchObject({
      pending_id: pending.id,
      store_id: storeId,
      store_name: 'Harbor Street Kitchen',
      channel_type: 'ubereats',
      state: 'pending',
      platform_store: null,
      exact_platform_store_id: 'UE-1',
      suggestions: [
        {
          platform_store_id: 'UE-1',
          name: 'Harbor Street Kitchen',
          address: ADDRESS,
          score: 1,
          reasons: [
            { what: 'name', same: true, words: 'The name is the same.' },
            { what: 'address', same: true, words: 'The address is the same.' },
            { what: 'number', same: true, words: 'Both have the number HSK-1.' },
            { what: 'time_zone', same: true, words: 'The time zone is the same.' },
          ],
          conflict: null,
        },
      ],
    });
    expect((await mappingsOf(client)).counts).toEqual({
      pending: 2,
      confirmed: 0,
      ignored: 0,
      exact: 1,
    });
  });

  test('is confirmed once: the channel is created and the match applies to every date', async () => {
    const { client, storeId, pending } = await waiting();
    const decision = dataOf(
      (await confirm(client, pending.pending_id, 'UE-1')).body,
    ) as Schemas['StoreMappingDecision'];
    expect(decision.mapping).toMatchObject({
      id: pending.id,
      pending_id: null,
      state: 'confirmed',
      platform_store: { platform_store_id: 'UE-1', name: 'Harbor Street Kitchen' },
      effective_from: null,
      effective_to: null,
      decided_by: { user_id: client.ownerId, name: `Name of ${client.email}` },
      suggestions: [],
    });
    const channel = await channelOf(client, storeId);
    expect(channel).toMatchObject({ id: decision.channel_id, platform_store_id: 'UE-1' });
    const mapped = { storeId, channelId: decision.channel_id };
    expect(await ofDay(client, 'UE-1', '2020-01-01')).toEqual(mapped);
    expect(await ofDay(client, 'UE-2', '2026-11-21')).toBeNull();
    const again = await confirm(client, pending.pending_id, 'UE-1');
    expect(refusalOf(again).code).toBe('pending_mapping_decided');
    expect(await actionsOf(client)).toEqual(['store_mapping.confirmed']);
  });

  test('is confirmed in a dry run without saving anything', async () => {
    const { client, storeId, pending } = await waiting();
    const { body } = await confirm(client, pending.pending_id, 'UE-1', { dry_run: true });
    expect(dataOf(body)).toMatchObject({ dry_run: true, mapping: { state: 'confirmed' } });
    expect(await pendingOf(client, storeId)).toEqual(pending);
    expect(await channelOf(client, storeId)).toBeNull();
    expect(await actionsOf(client)).toEqual([]);
  });

  test('reuses an existing channel', async () => {
    const { client, storeId, pending } = await waiting();
    const made = await client.call(`POST stores/${storeId}/channels`, {
      channel_config: { posting_mode: 'auto' },
    });
    await confirm(client, pending.pending_id, 'UE-1');
    expect(await channelOf(client, storeId)).toMatchObject({
      id: (dataOf(made.body) as { id: string }).id,
      platform_store_id: 'UE-1',
      channel_config: { posting_mode: 'auto' },
    });
  });

  test('is not found on the other platform, in another client, or if there is none', async () => {
    const { client, pending } = await waiting();
    const other = await addMappingClient(server);
    const path = `/api/v2/doordash/tenants/${client.tenantId}/confirm-store-mapping`;
    const json = { pending_id: pending.pending_id, selected_platform_store_id: 'UE-1' };
    const answers = [
      await client.call(`POST ${path}`, json),
      await confirm(other, pending.pending_id, 'UE-1'),
      await confirm(client, NONEXISTENT, 'UE-1'),
      await client.call(`POST store-mappings/${NONEXISTENT}/ignore`, { reason: 'None' }),
    ];
    expect(answers.map((answer) => refusalOf(answer).code)).toEqual(
      Array.from({ length: 4 }, () => 'pending_mapping_not_found'),
    );
    const unknown = await confirm(client, pending.pending_id, 'UE-9');
    expect(refusalOf(unknown).code).toBe('platform_store_unknown_not_found');
  });

  test('that is ignored is no longer pending and shows why, until that is undone', async () => {
    const { client, storeId, pending } = await waiting();
    const ignored = dataOf(
      (await client.call(`POST store-mappings/${pending.id}/ignore`, { reason: 'Dine-in only' }))
        .body,
    ) as Schemas['StoreMapping'];
    expect(ignored).toMatchObject({ state: 'ignored', reason: 'Dine-in only', suggestions: [] });
    await addStore(client, { name: 'One more, which opens what waits' });
    expect((await mappingsOf(client, `?state=pending&store_id=${storeId}`)).items).toEqual([]);
    await client.call('POST store-mappings/undo', { store_mapping_ids: [pending.id] });
    expect((await pendingOf(client, storeId)).exact_platform_store_id).toBe('UE-1');
    expect(await actionsOf(client)).toEqual(['store_mapping.ignored', 'store_mapping.undone']);
  });
});

describe('one to one', () => {
  test('a matched platform store cannot be matched with another store', async () => {
    const { client, storeId, pending } = await waiting();
    const otherId = await addStore(client, { name: 'Harbor Street Kitchen Two' });
    await confirm(client, pending.pending_id, 'UE-1');
    const other = await pendingOf(client, otherId);
    expect(other.suggestions[0]?.conflict).toEqual({
      kind: 'mapped_here',
      store_id: storeId,
      store_name: 'Harbor Street Kitchen',
      client_name: null,
    });
    const refused = await confirm(client, other.pending_id, 'UE-1');
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: 'platform_store_mapped' });
  });

  test('two concurrent confirmations create one mapping', async () => {
    const { client, pending } = await waiting();
    const otherId = await addStore(client, { name: 'Harbor Street Kitchen Two' });
    const other = await pendingOf(client, otherId);
    const answers = await Promise.all([
      confirm(client, pending.pending_id, 'UE-1'),
      confirm(client, other.pending_id, 'UE-1'),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await mappingsOf(client)).counts.confirmed).toBe(1);
  });

  test('another client of the firm blocks it, and is named to its members only', async () => {
    const { client: first, pending } = await waiting();
    await confirm(first, pending.pending_id, 'UE-1');
    const second = await addMappingClient(server, { name: 'Second', of: first });
    const storeId = await addStore(second, { name: 'Harbor Street Kitchen' });
    await seeStores(server, second, [{ id: 'UE-1', name: 'Harbor Street Kitchen' }]);
    const waits = await pendingOf(second, storeId);
    expect(waits.exact_platform_store_id).toBeNull();
    expect(waits.suggestions[0]?.conflict).toEqual({
      kind: 'mapped_in_other_client',
      store_id: null,
      store_name: null,
      client_name: 'Harbor',
    });
    expect(refusalOf(await confirm(second, waits.pending_id, 'UE-1'))).toEqual({
      status: 409,
      code: 'platform_store_mapped',
      message:
        'This platform store is already matched to a store of Harbor. Unlink it there first.',
    });
    const helper = await addPerson(server, { email: `helper-${randomUUID()}@example.test` });
    await server.database.asOwner((tx) =>
      tx
        .insertInto('memberships')
        .values({
          tenant_id: second.tenantId,
          user_id: helper.userId,
          level: 'user_manager',
          created_at: server.clock.now(),
        })
        .execute(),
    );
    const asHelper = await server.call(`GET ${second.base}/store-mappings?store_id=${storeId}`, {
      token: await signIn(server, helper.email),
    });
    const [seen] = (dataOf(asHelper.body) as Schemas['StoreMappingsPage']).items;
    expect(seen?.suggestions[0]?.conflict?.client_name).toBeNull();
  });

  test('clients of two firms learn nothing about each other', async () => {
    const one = await waiting();
    await confirm(one.client, one.pending.pending_id, 'UE-1');
    const other = await waiting();
    expect(other.pending.suggestions[0]?.conflict).toBeNull();
    expect((await confirm(other.client, other.pending.pending_id, 'UE-1')).status).toBe(200);
  });
});

describe('confirming all exact matches', () => {
  test('confirms them, undoes them together, and makes them pending again', async () => {
    const { client, storeId } = await waiting();
    const dry = await client.call('POST store-mappings/confirm-exact', {
      channel_type: 'ubereats',
      dry_run: true,
    });
    expect(dataOf(dry.body)).toMatchObject({ dry_run: true, mappings: [{ store_id: storeId }] });
    const { body } = await client.call('POST store-mappings/confirm-exact', {
      channel_type: 'ubereats',
    });
    const { mappings } = dataOf(body) as Schemas['StoreMappingsDecided'];
    expect(
      mappings.map(({ store_id, platform_store }) => [store_id, platform_store?.platform_store_id]),
    ).toEqual([[storeId, 'UE-1']]);
    const undone = await client.call('POST store-mappings/undo', {
      store_mapping_ids: mappings.map(({ id }) => id),
    });
    expect(dataOf(undone.body)).toMatchObject({
      mappings: [{ store_id: storeId, state: 'pending', exact_platform_store_id: 'UE-1' }],
    });
    expect(await ofDay(client, 'UE-1', '2026-11-21')).toBeNull();
    expect((await channelOf(client, storeId))?.platform_store_id).toBeNull();
  });
});
