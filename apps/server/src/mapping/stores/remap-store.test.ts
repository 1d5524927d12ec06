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
import { dataOf, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { openStoreMapping } from './store-mapping.read-model.ts';

type Schemas = components['schemas'];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** A client with two stores; the first is matched with P-1. */
async function mapped({ number }: { readonly number?: string } = {}) {
  const client = await addMappingClient(server);
  const [one, two] = [
    await addStore(client, { name: 'One' }),
    await addStore(client, { name: 'Two' }),
  ];
  await seeStores(server, client, [
    { id: 'P-1', name: 'Platform one', ...(number === undefined ? {} : { externalRef: number }) },
    { id: 'P-2', name: 'Platform two' },
  ]);
  const { pending_id: pendingId } = await pendingOf(client, one);
  await confirm(client, pendingId, 'P-1');
  // Later changes must be newer.
  server.clock.advance(1_000);
  return { client, one, two };
}

const remap = (
  { call }: MappingClient,
  storeId: string,
  platformStoreId: string | null,
  when: string | { readonly from: string; readonly dry_run: true },
) => {
  const { from, ...more } = typeof when === 'string' ? { from: when } : when;
  return call('POST store-mappings/remap', {
    store_id: storeId,
    channel_type: 'ubereats',
    platform_store_id: platformStoreId,
    effective_from: from,
    ...more,
  });
};

const storeOn = async (client: MappingClient, platformStoreId: string, on: string) => {
  const scope = grantTenantScope(client.tenantId, client.ownerId, 'test');
  const found = await server.database.inTenant(scope, (tx) =>
    openStoreMapping(tx).then((storeOf) => storeOf({ platform: 'ubereats', platformStoreId, on })),
  );
  return found?.storeId ?? null;
};

const platformStoreOf = async ({ call }: MappingClient, storeId: string) => {
  const store = dataOf((await call(`GET stores/${storeId}`)).body) as Schemas['Store'];
  return store.channels[0]?.platform_store_id ?? null;
};

/** Adds payouts of a platform store and an entry of the store for each, as a run would. */
async function addPayouts(
  { tenantId }: MappingClient,
  {
    storeId,
    platformStoreId,
    days,
    status,
  }: {
    storeId: string;
    platformStoreId: string;
    days: readonly string[];
    status: 'posted' | 'ready';
  },
): Promise<void> {
  const now = server.clock.now();
  const { pool } = server.database;
  const runId = randomUUID();
  await pool.query(
    `insert into sync_runs (tenant_id, id, state, created_at, updated_at) values ($1, $2, 'ready', $3, $3)`,
    [tenantId, runId, now],
  );
  for (const day of days) {
    const payoutId = randomUUID();
    await pool.query(
      `insert into payouts (tenant_id, id, import_id, platform, payout_ref, platform_store_id, channel,
        platform_store_name, payout_on, period_start_on, period_end_on, currency, gross_sales_cents, net_cents,
        identities_hold, status, reading, created_at, updated_at)
      values ($1, $2, $3, 'ubereats', $4, $5, 'marketplace', 'Platform', $6, $6, $6, 'USD', 100, 90, true, 'ready',
        '{}', $7, $7)`,
      [tenantId, payoutId, runId, payoutId, platformStoreId, day, now],
    );
    await pool.query(
      `insert into journal_entries (tenant_id, id, payout_id, store_id, platform, kind, entry_key, document_number,
        entry_on, currency, debit_cents, entry, status, created_at, updated_at)
      values ($1, $2, $3, $4, 'ubereats', 'payout', $5, $6, $7, 'USD', 90, '{}', $8, $9, $9)`,
      [
        tenantId,
        randomUUID(),
        payoutId,
        storeId,
        payoutId,
        payoutId.slice(0, 20),
        day,
        status,
        now,
      ],
    );
  }
}

describe('a remap', () => {
  test('applies from its date on; earlier payouts keep their old store', async () => {
    const { client, one } = await mapped();
    const { body } = await remap(client, one, 'P-2', '2026-11-10');
    expect(dataOf(body)).toMatchObject({
      dry_run: false,
      mapping: {
        state: 'confirmed',
        platform_store: { platform_store_id: 'P-2' },
        effective_from: '2026-11-10',
        effective_to: null,
      },
      impact: { posted_entries: 0, waiting_entries: 0, payouts: 0 },
    });
    expect(await platformStoreOf(client, one)).toBe('P-2');
    const days = ['2026-11-09', '2026-11-10', '2026-11-21'];
    const seen = async (id: string) => Promise.all(days.map((day) => storeOn(client, id, day)));
    expect(await seen('P-1')).toEqual([one, null, null]);
    expect(await seen('P-2')).toEqual([null, one, one]);
    const { items } = await mappingsOf(client, `?store_id=${one}`);
    expect(
      items.map((item) => [
        item.state,
        item.platform_store?.platform_store_id,
        item.effective_from,
        item.effective_to,
      ]),
    ).toEqual([
      ['confirmed', 'P-2', '2026-11-10', null],
      ['ended', 'P-1', null, '2026-11-10'],
    ]);
  });

  test('shows its effect in a dry run, and changes nothing', async () => {
    const { client, one } = await mapped();
    await addPayouts(client, {
      storeId: one,
      platformStoreId: 'P-1',
      days: ['2026-11-02', '2026-11-09'],
      status: 'posted',
    });
    await addPayouts(client, {
      storeId: one,
      platformStoreId: 'P-1',
      days: ['2026-11-16'],
      status: 'ready',
    });
    const dryRun = { from: '2026-11-10', dry_run: true } as const;
    const { body } = await remap(client, one, null, dryRun);
    expect(dataOf(body)).toMatchObject({
      dry_run: true,
      impact: { posted_entries: 2, waiting_entries: 1, payouts: 0 },
    });
    expect(await platformStoreOf(client, one)).toBe('P-1');
    const { items } = await mappingsOf(client, `?store_id=${one}&state=confirmed`);
    expect(items).toMatchObject([
      { posted_entries: 2, payouts: { count: 3, last_on: '2026-11-16' } },
    ]);
  });

  test('to none unlinks the store, which waits again', async () => {
    const { client, one, two } = await mapped();
    const { body } = await remap(client, one, null, '2026-11-10');
    expect(dataOf(body)).toMatchObject({ mapping: { state: 'pending', store_id: one } });
    expect(await platformStoreOf(client, one)).toBeNull();
    // The platform store is free for another store from that date on only.
    const early = await remap(client, two, 'P-1', '2026-11-09');
    expect(early.body).toMatchObject({
      code: 'validation_failed',
      errors: [
        {
          path: '/effective_from',
          message:
            'must not be before 2026-11-10: until then that platform store was matched to another store',
        },
      ],
    });
    const { pending_id: pendingId } = await pendingOf(client, two);
    await confirm(client, pendingId, 'P-1');
    expect(await storeOn(client, 'P-1', '2026-11-09')).toBe(one);
    expect(await storeOn(client, 'P-1', '2026-11-10')).toBe(two);
  });

  test('after an unlink starts no earlier than the previous match ended, also from a file', async () => {
    const { client, one } = await mapped();
    await remap(client, one, null, '2026-11-10');
    const errors = [
      {
        path: '/effective_from',
        code: 'before_end_of_own_match',
        message:
          'must not be before 2026-11-10: until then this store was matched to a platform store. Choose that day or a later one',
        values: { day: '2026-11-10' },
      },
    ];
    expect((await remap(client, one, 'P-2', '2026-11-09')).body).toMatchObject({ errors });
    const csv = `store,platform,platform_store_id,effective_from\nOne,ubereats,P-2,2026-11-09\n`;
    const file = await client.call('POST store-mappings/import', { csv, dry_run: true });
    expect(dataOf(file.body)).toMatchObject({
      changes: [],
      errors: [{ line: 2, code: 'before_end_of_own_match', values: { day: '2026-11-10' } }],
    });
    expect(await storeOn(client, 'P-2', '2026-11-09')).toBeNull();
    await remap(client, one, 'P-2', '2026-11-10');
    expect(await storeOn(client, 'P-1', '2026-11-09')).toBe(one);
    expect(await storeOn(client, 'P-2', '2026-11-10')).toBe(one);
  });

  test('to none, then confirmed by hand, by a file or by its channel: continues where the previous match ended', async () => {
    for (const how of ['hand', 'file', 'channel'] as const) {
      const { client, one } = await mapped();
      await remap(client, one, null, '2026-11-10');
      if (how === 'hand') {
        await confirm(client, (await pendingOf(client, one)).pending_id, 'P-2');
      } else if (how === 'file') {
        const csv = 'store,platform,platform_store_id\nOne,ubereats,P-2\n';
        const file = await client.call('POST store-mappings/import', { csv, dry_run: false });
        expect(dataOf(file.body)).toMatchObject({ changes: [{ effective_from: '2026-11-10' }] });
      } else {
        const store = dataOf((await client.call(`GET stores/${one}`)).body) as Schemas['Store'];
        const channel = `stores/${one}/channels/${store.channels[0]?.id}`;
        await client.call(`PUT ${channel}`, { platform_store_id: 'P-2' });
      }
      const days = ['2026-11-09', '2026-11-10'];
      const seen = await Promise.all(days.map((day) => storeOn(client, 'P-2', day)));
      expect([how, ...seen]).toEqual([how, null, one]);
    }
  });

  test('to none, then to the same again, continues as if it had not ended, however it is linked', async () => {
    for (const how of ['hand', 'file', 'file of its day', 'channel', 'remap'] as const) {
      const { client, one } = await mapped();
      await remap(client, one, null, '2026-11-10');
      const lines = {
        file: 'store,platform,platform_store_id\nOne,ubereats,P-1\n',
        'file of its day':
          'store,platform,platform_store_id,effective_from\nOne,ubereats,P-1,2026-11-09\n',
      };
      if (how === 'hand') {
        await confirm(client, (await pendingOf(client, one)).pending_id, 'P-1');
      } else if (how === 'channel') {
        const store = dataOf((await client.call(`GET stores/${one}`)).body) as Schemas['Store'];
        const channel = `stores/${one}/channels/${store.channels[0]?.id}`;
        await client.call(`PUT ${channel}`, { platform_store_id: 'P-1' });
      } else if (how === 'remap') {
        await remap(client, one, 'P-1', '2026-11-05');
      } else {
        const file = { csv: lines[how], dry_run: false };
        const { body } = await client.call('POST store-mappings/import', file);
        expect(dataOf(body)).toMatchObject({ changes: [{ effective_from: null }] });
      }
      const { items } = await mappingsOf(client, `?store_id=${one}`);
      const matches = items.map((item) => [item.state, item.effective_from, item.effective_to]);
      expect([how, ...matches]).toEqual([
        how,
        ['confirmed', null, null],
        ['ended', '2026-11-10', '2026-11-10'],
      ]);
      // A mistaken initial match can be corrected from an earlier date again.
      await remap(client, one, 'P-2', '2026-11-01');
      const seen = async (id: string) =>
        Promise.all(['2026-10-31', '2026-11-01'].map((day) => storeOn(client, id, day)));
      expect([how, await seen('P-1'), await seen('P-2')]).toEqual([how, [one, null], [null, one]]);
    }
  });

  test('to the same again takes over no dates of another match, none before its own and no gap', async () => {
    const { client, one, two } = await mapped();
    await remap(client, one, null, '2026-11-10');
    await remap(client, one, 'P-1', '2026-11-12');
    expect(await storeOn(client, 'P-1', '2026-11-11')).toBeNull();
    await remap(client, one, null, '2026-11-14');
    const early = await remap(client, one, 'P-1', '2026-11-11');
    expect(early.body).toMatchObject({
      errors: [{ code: 'before_end_of_own_match', values: { day: '2026-11-14' } }],
    });
    await remap(client, two, 'P-1', '2026-11-14');
    await remap(client, two, null, '2026-11-16');
    await confirm(client, (await pendingOf(client, one)).pending_id, 'P-1');
    const days = ['2026-11-09', '2026-11-11', '2026-11-13', '2026-11-15', '2026-11-16'];
    expect(await Promise.all(days.map((day) => storeOn(client, 'P-1', day)))).toEqual([
      one,
      null,
      one,
      two,
      one,
    ]);
  });

  test('accepts no future date, none before the current mapping, and no taken store', async () => {
    const { client, one, two } = await mapped();
    await remap(client, one, 'P-2', '2026-11-10');
    const late = await remap(client, one, 'P-1', '2026-11-22');
    expect(late.body).toMatchObject({
      errors: [
        {
          path: '/effective_from',
          message: 'must be today (2026-11-21) or earlier',
          code: 'after_today',
          values: { today: '2026-11-21' },
        },
      ],
    });
    const before = await remap(client, one, 'P-1', '2026-11-09');
    expect(before.body).toMatchObject({
      errors: [
        {
          path: '/effective_from',
          message:
            'must not be before 2026-11-10, when this store was matched to its platform store',
        },
      ],
    });
    const taken = await remap(client, two, 'P-2', '2026-11-10');
    expect(refusalOf(taken).code).toBe('platform_store_mapped');
    const nobody = await remap(client, randomUUID(), 'P-1', '2026-11-10');
    expect(refusalOf(nobody).code).toBe('store_not_found');
  });
});

test('a mapping with posted entries is not undone', async () => {
  const { client, one } = await mapped();
  await addPayouts(client, {
    storeId: one,
    platformStoreId: 'P-1',
    days: ['2026-11-02'],
    status: 'posted',
  });
  const { items } = await mappingsOf(client, `?store_id=${one}`);
  const answer = await client.call('POST store-mappings/undo', {
    store_mapping_ids: items.map(({ id }) => id),
  });
  expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'store_mapping_in_use' });
});

describe('a channel that is changed manually', () => {
  test('updates its mapping from that date on', async () => {
    const { client, one } = await mapped();
    const store = dataOf((await client.call(`GET stores/${one}`)).body) as Schemas['Store'];
    const channel = `stores/${one}/channels/${store.channels[0]?.id}`;
    server.clock.advance(1_000);
    await client.call(`PUT ${channel}`, { platform_store_id: 'BY-HAND' });
    expect(await storeOn(client, 'P-1', '2026-11-20')).toBe(one);
    expect(await storeOn(client, 'P-1', '2026-11-21')).toBeNull();
    expect(await storeOn(client, 'BY-HAND', '2026-11-21')).toBe(one);
    await client.call(`DELETE ${channel}`);
    expect(await storeOn(client, 'BY-HAND', '2026-11-22')).toBeNull();
    const { items } = await mappingsOf(client, `?store_id=${one}`);
    expect(items.map(({ state, platform_store }) => [state, platform_store?.name])).toEqual([
      ['ended', 'BY-HAND'],
      ['ended', 'Platform one'],
    ]);
  });
});

test('payouts that name a store by the merchant’s number belong to that store', async () => {
  const { client, one } = await mapped({ number: 'PA-001' });
  await addPayouts(client, {
    storeId: one,
    platformStoreId: 'PA-001',
    days: ['2026-11-02', '2026-11-09'],
    status: 'posted',
  });
  const { items } = await mappingsOf(client, `?store_id=${one}`);
  expect(items).toMatchObject([
    { payouts: { count: 2, last_on: '2026-11-09' }, posted_entries: 2 },
  ]);
  const answer = await client.call('POST store-mappings/undo', {
    store_mapping_ids: items.map(({ id }) => id),
  });
  expect(refusalOf(answer).code).toBe('store_mapping_in_use');
  const { body } = await remap(client, one, 'P-1', { from: '2026-11-03', dry_run: true });
  expect(dataOf(body)).toMatchObject({ impact: { payouts: 1 } });

  const read = async (path: string) => dataOf((await client.call(`GET ${path}`)).body);
  expect(await read(`payouts?store=${one}`)).toMatchObject({
    items: [
      { payout_on: '2026-11-09', store_id: one },
      { payout_on: '2026-11-02', store_id: one },
    ],
  });
  expect(await read(`stores/${one}`)).toMatchObject({ last_payout_on: '2026-11-09' });
  expect(await read('sync/status')).toMatchObject({ channels: [{ last_payout_on: '2026-11-09' }] });
  expect(await read(`sync/calendar?from=2026-11-02&to=2026-11-03&store_id=${one}`)).toMatchObject({
    channels: [
      { days: [{ on: '2026-11-02', payout_ids: [expect.any(String)] }, { payout_ids: [] }] },
    ],
  });
});
