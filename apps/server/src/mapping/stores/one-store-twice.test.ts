import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import type { Transaction } from '../../db/database.ts';
import { addMappingClient, addStore, seeStores } from '../../testing/store-mappings.ts';
import type { MappingClient } from '../../testing/store-mappings.ts';
import { dataOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createStoreMappingWriter } from './write-mappings.ts';
import type { ListedStore } from '../../connectors/store-listing.port.ts';
import { saveListing } from './save-listing.ts';
import { openStoreMapping } from './store-mapping.read-model.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const inTenant = <Result>(client: MappingClient, work: (tx: Transaction) => Promise<Result>) =>
  server.database.inTenant(grantTenantScope(client.tenantId, client.ownerId, 'test'), work);

/** A US Uber Eats report names stores by the merchant's numbers. */
const reportNames = (client: MappingClient, number: string, name: string) =>
  inTenant(client, (tx) =>
    createStoreMappingWriter(server.server).storesNamed(tx, {
      tenantId: client.tenantId,
      provider: 'ubereats',
      stores: [{ platformStoreId: number, name, currency: 'USD' }],
      at: server.clock.now(),
    }),
  );

const listedStore = (id: string, number: string): ListedStore => ({
  platformStoreId: id,
  name: `Kitchen ${number}`,
  externalRef: number,
  address: null,
  timeZone: 'America/New_York',
  currency: 'USD',
  isActive: true,
});

async function list(client: MappingClient, stores: readonly ListedStore[]): Promise<void> {
  const connectionId = randomUUID();
  await server.database.pool.query(
    `insert into connections
      (tenant_id, id, provider, external_id, external_name, status, scopes, details, connected_at, created_at, updated_at)
    values ($1, $2, 'ubereats', $3, 'Kitchen', 'connected', '{}', '{}', $4, $4, $4)`,
    [client.tenantId, connectionId, randomUUID(), server.clock.now()],
  );
  const silent = async () => {
    await Promise.resolve();
  };
  await inTenant(client, (tx) =>
    saveListing(
      {
        clock: server.clock,
        queue: server.server.queue,
        live: { changed: silent },
        notifier: { notify: silent },
      },
      tx,
      { tenantId: client.tenantId, provider: 'ubereats', connectionId, stores },
    ),
  );
}

const platformStores = (client: MappingClient) =>
  inTenant(client, (tx) =>
    tx
      .selectFrom('platform_stores')
      .select(['platform_store_id', 'external_ref'])
      .orderBy('platform_store_id')
      .execute(),
  );

const storeOf = (client: MappingClient, platformStoreId: string) =>
  inTenant(client, async (tx) => {
    const mapped = await openStoreMapping(tx);
    return mapped({ platform: 'ubereats', platformStoreId, on: '2026-11-01' })?.storeId ?? null;
  });

async function mapTo(client: MappingClient, storeId: string, platformStoreId: string) {
  const answer = await client.call('POST store-mappings/remap', {
    store_id: storeId,
    channel_type: 'ubereats',
    platform_store_id: platformStoreId,
    effective_from: '2026-01-01',
  });
  dataOf(answer.body);
}

describe('a store that a file named before the platform listed it', () => {
  test('is merged with the only listed store with its number, and keeps its match', async () => {
    const client = await addMappingClient(server);
    const storeId = await addStore(client, { name: 'Harbor' });
    await reportNames(client, 'MA-002', 'Harbor Street Kitchen');
    await mapTo(client, storeId, 'MA-002');
    await list(client, [listedStore('uuid-2', 'MA-002'), listedStore('uuid-3', 'MA-003')]);
    expect(await platformStores(client)).toEqual([
      { platform_store_id: 'uuid-2', external_ref: 'MA-002' },
      { platform_store_id: 'uuid-3', external_ref: 'MA-003' },
    ]);
    expect([await storeOf(client, 'MA-002'), await storeOf(client, 'uuid-2')]).toEqual([
      storeId,
      storeId,
    ]);
    const channel = await inTenant(client, (tx) =>
      tx.selectFrom('channels').select('platform_store_id').executeTakeFirst(),
    );
    expect(channel).toEqual({ platform_store_id: 'uuid-2' });
  });

  test('is not added a second time when the listing came first', async () => {
    const client = await addMappingClient(server);
    await list(client, [listedStore('uuid-2', 'MA-002')]);
    await reportNames(client, 'MA-002', 'Harbor Street Kitchen');
    await reportNames(client, 'MA-009', 'Elsewhere');
    expect((await platformStores(client)).map((store) => store.platform_store_id)).toEqual([
      'MA-009',
      'uuid-2',
    ]);
  });

  test('stays separate if two listed stores have the number', async () => {
    const client = await addMappingClient(server);
    const storeId = await addStore(client, { name: 'Harbor' });
    await reportNames(client, 'MA-002', 'Harbor Street Kitchen');
    await list(client, [listedStore('uuid-2', 'MA-002'), listedStore('uuid-4', 'MA-002')]);
    expect((await platformStores(client)).map((store) => store.platform_store_id)).toEqual([
      'MA-002',
      'uuid-2',
      'uuid-4',
    ]);
    await mapTo(client, storeId, 'uuid-2');
    expect([await storeOf(client, 'uuid-2'), await storeOf(client, 'MA-002')]).toEqual([
      storeId,
      null,
    ]);
  });

  test('stays separate if each is matched with another of our stores', async () => {
    const client = await addMappingClient(server);
    const [one, other] = [
      await addStore(client, { name: 'Harbor' }),
      await addStore(client, { name: 'Canal' }),
    ];
    await seeStores(server, client, [{ id: 'uuid-2', name: 'Kitchen' }]);
    await reportNames(client, 'MA-002', 'Harbor Street Kitchen');
    await mapTo(client, one, 'MA-002');
    await mapTo(client, other, 'uuid-2');
    await list(client, [listedStore('uuid-2', 'MA-002')]);
    expect([await storeOf(client, 'MA-002'), await storeOf(client, 'uuid-2')]).toEqual([
      one,
      other,
    ]);
  });
});

describe('a merchant’s store number', () => {
  test('identifies the only mapped store that has it', async () => {
    const client = await addMappingClient(server);
    const storeId = await addStore(client, { name: 'Harbor' });
    await seeStores(server, client, [{ id: 'uuid-2', name: 'Kitchen', externalRef: 'MA-002' }]);
    await mapTo(client, storeId, 'uuid-2');
    expect([await storeOf(client, 'MA-002'), await storeOf(client, 'MA-003')]).toEqual([
      storeId,
      null,
    ]);
  });

  test('is not guessed if two stores have it', async () => {
    const client = await addMappingClient(server);
    const storeId = await addStore(client, { name: 'Harbor' });
    await seeStores(server, client, [
      { id: 'uuid-2', name: 'Kitchen', externalRef: 'MA-002' },
      { id: 'uuid-3', name: 'Kitchen too', externalRef: 'MA-002' },
    ]);
    await mapTo(client, storeId, 'uuid-2');
    expect(await storeOf(client, 'MA-002')).toBeNull();
  });
});

describe('a store without a merchant’s number', () => {
  test('is identified by a unique name, also after a report named it', async () => {
    const client = await addMappingClient(server);
    const storeId = await addStore(client, { name: 'Harbor' });
    await seeStores(server, client, [{ id: 'uuid-2', name: 'Blue Lantern' }]);
    await reportNames(client, 'Blue Lantern', 'Blue Lantern');
    await mapTo(client, storeId, 'uuid-2');
    expect([await storeOf(client, 'Blue Lantern'), await storeOf(client, 'Lantern')]).toEqual([
      storeId,
      null,
    ]);
  });

  test('is not guessed if two have the name, or if it has a number', async () => {
    const client = await addMappingClient(server);
    const [one, other] = [
      await addStore(client, { name: 'Harbor' }),
      await addStore(client, { name: 'Canal' }),
    ];
    await seeStores(server, client, [
      { id: 'uuid-2', name: 'Kitchen' },
      { id: 'uuid-3', name: 'Kitchen' },
      { id: 'uuid-4', name: 'Cellar', externalRef: 'MA-004' },
    ]);
    await mapTo(client, one, 'uuid-2');
    await mapTo(client, other, 'uuid-4');
    expect([await storeOf(client, 'Kitchen'), await storeOf(client, 'Cellar')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('matches as CSV', () => {
  const bring = (client: MappingClient, csv: string, dry_run: boolean) =>
    client.call('POST store-mappings/import', { csv, dry_run });

  test('are compared, saved completely, and change nothing when reimported', async () => {
    const client = await addMappingClient(server);
    const [one, other] = [
      await addStore(client, { name: 'Harbor' }),
      await addStore(client, { name: 'Canal' }),
    ];
    await seeStores(server, client, [
      { id: 'uuid-2', name: 'Kitchen', externalRef: 'MA-002' },
      { id: 'uuid-3', name: 'Kitchen too' },
    ]);
    const csv = `store,store_id,platform,platform_store,platform_store_id,effective_from
harbor,,Uber Eats,,MA-002,
,${other},ubereats,Kitchen too,,2026-05-01
`;
    const compared = dataOf((await bring(client, csv, true)).body);
    expect(compared).toMatchObject({
      dry_run: true,
      lines: 2,
      errors: [],
      changes: [
        { line: 2, store_name: 'Harbor', before: null, after: 'Kitchen' },
        { line: 3, store_name: 'Canal', after: 'Kitchen too', effective_from: '2026-05-01' },
      ],
    });
    expect(await storeOf(client, 'uuid-2')).toBeNull();
    dataOf((await bring(client, csv, false)).body);
    expect([await storeOf(client, 'uuid-2'), await storeOf(client, 'uuid-3')]).toEqual([
      one,
      other,
    ]);
    const written = await client.call('GET store-mappings/export');
    expect(dataOf((await bring(client, String(written.body), true)).body)).toMatchObject({
      changes: [],
      errors: [],
    });
  });

  test('let stores swap, in any line order', async () => {
    const client = await addMappingClient(server);
    const [harbor, canal, pier] = [
      await addStore(client, { name: 'Harbor' }),
      await addStore(client, { name: 'Canal' }),
      await addStore(client, { name: 'Pier' }),
    ];
    await seeStores(server, client, [
      { id: 'uuid-2', name: 'Kitchen' },
      { id: 'uuid-3', name: 'Kitchen too' },
    ]);
    await mapTo(client, harbor, 'uuid-2');
    await mapTo(client, canal, 'uuid-3');
    const swapped = `store,platform,platform_store_id,effective_from
Harbor,ubereats,uuid-3,2026-05-01
Canal,ubereats,uuid-2,2026-05-01
`;
    const compared = dataOf((await bring(client, swapped, true)).body);
    expect(compared).toMatchObject({
      errors: [],
      changes: [
        { line: 2, store_name: 'Harbor', before: 'Kitchen', after: 'Kitchen too' },
        { line: 3, store_name: 'Canal', before: 'Kitchen too', after: 'Kitchen' },
      ],
    });
    expect([await storeOf(client, 'uuid-2'), await storeOf(client, 'uuid-3')]).toEqual([
      harbor,
      canal,
    ]);
    dataOf((await bring(client, swapped, false)).body);
    expect([await storeOf(client, 'uuid-2'), await storeOf(client, 'uuid-3')]).toEqual([
      canal,
      harbor,
    ]);

    // A store gives its match to another, on a line before its own.
    const passedOn = `store,platform,platform_store_id,effective_from
Pier,ubereats,uuid-2,2026-05-02
Canal,ubereats,,2026-05-02
`;
    dataOf((await bring(client, passedOn, false)).body);
    expect([await storeOf(client, 'uuid-2'), await storeOf(client, 'uuid-3')]).toEqual([
      pier,
      harbor,
    ]);

    // A match that starts before the other one ended is refused with the date.
    const tooEarly = `store,platform,platform_store_id,effective_from
Pier,ubereats,uuid-3,2026-05-03
Harbor,ubereats,uuid-2,2026-05-04
`;
    expect(dataOf((await bring(client, tooEarly, true)).body)).toMatchObject({
      errors: [
        {
          line: 2,
          message:
            'must not be before 2026-05-04: until then that platform store was matched to another store',
        },
      ],
    });
  });

  test('save nothing while a line has an error, and report which and why', async () => {
    const client = await addMappingClient(server);
    await addStore(client, { name: 'Harbor' });
    const canal = await addStore(client, { name: 'Canal' });
    await seeStores(server, client, [{ id: 'uuid-2', name: 'Kitchen' }]);
    await mapTo(client, canal, 'uuid-2');
    const csv = `store,platform,platform_store_id,effective_from
Harbor,ubereats,uuid-2,
Nowhere,ubereats,uuid-2,
Harbor,slice,uuid-2,
Canal,ubereats,,2030-01-01
`;
    const compared = dataOf((await bring(client, csv, true)).body) as {
      errors: { line: number; message: string }[];
    };
    expect(compared.errors.map(({ line, message }) => [line, message])).toEqual([
      [2, expect.stringContaining('already')],
      [3, 'no store is named “Nowhere”'],
      [4, '“slice” is neither ubereats nor doordash'],
      [5, expect.stringContaining('or earlier')],
    ]);
    expect((await bring(client, csv, false)).status).toBe(400);
    expect(await storeOf(client, 'uuid-2')).toBe(canal);
  });
});
