import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let token: string;
let base: string;
let tenantId: string;

type Store = { id: string; name: string; last_payout_on: string | null } & Record<string, unknown>;

const ADDRESS = {
  line1: '1205 Frankford Ave',
  line2: null,
  city: 'Philadelphia',
  region: 'PA',
  postal_code: '19125',
  country: 'US',
};
const RATE = {
  channel_type: 'ubereats',
  mode: 'delivery',
  commission_rate_ppm: 250_000,
  starts_on: '2026-01-01',
};

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const person = await addPerson(server, { email: 'owner@example.test' });
  ({ tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  }));
  base = `/api/v2/clients/tenants/${tenantId}`;
  token = await signIn(server, 'owner@example.test');
});

afterAll(() => server.stop());

async function create(json: Record<string, unknown>): Promise<Store> {
  return dataOf((await server.call(`POST ${base}/stores`, { token, json })).body) as Store;
}

function change(store: Store, json: unknown) {
  return server.call(`PUT ${base}/stores/${store.id}`, { token, json });
}

describe('a store', () => {
  test('has no address, rates and number until set, and learns its tax from the rows', async () => {
    expect(await create({ name: 'Plain' })).toMatchObject({
      number: null,
      business_day_cutoff: '00:00',
      address: null,
      tax_profile: {
        facilitator: 'learned',
        prices_include_tax: false,
        inclusive_tax_rate_ppm: null,
      },
      contract_rates: [],
      deactivated_on: null,
      last_payout_on: null,
    });
  });

  test('keeps every field that is set, and those absent from a change', async () => {
    const fields = {
      name: 'Fishtown',
      number: '014',
      time_zone: 'America/Chicago',
      currency: 'CAD',
      business_day_cutoff: '04:00',
      address: ADDRESS,
      tax_profile: {
        facilitator: 'facilitated',
        prices_include_tax: true,
        inclusive_tax_rate_ppm: 130_000,
      },
      contract_rates: [RATE, { ...RATE, mode: 'pickup', commission_rate_ppm: 60_000 }],
    };
    const store = await create(fields);
    expect(store).toMatchObject(fields);
    await change(store, { business_day_cutoff: '05:30', deactivated_on: '2026-12-31' });
    const { body } = await server.call(`GET ${base}/stores/${store.id}`, { token });
    expect(dataOf(body)).toMatchObject({
      ...fields,
      business_day_cutoff: '05:30',
      deactivated_on: '2026-12-31',
    });
    await change(store, { address: null, number: null, deactivated_on: null });
    const cleared = await server.call(`GET ${base}/stores/${store.id}`, { token });
    expect(dataOf(cleared.body)).toMatchObject({
      address: null,
      number: null,
      deactivated_on: null,
    });
  });

  test('is rejected by the invalid field, and stays unchanged', async () => {
    const store = await create({ name: 'Unchanged' });
    const errorsOf = async (json: unknown) => {
      const { status, body } = await change(store, json);
      return [status, (body as { errors: unknown }).errors];
    };
    expect(await errorsOf({ name: 'Other', business_day_cutoff: '24:00' })).toEqual([
      400,
      [
        {
          path: '/business_day_cutoff',
          message: "has characters that aren't allowed",
          code: 'characters_not_allowed',
          values: {},
        },
      ],
    ]);
    expect(await errorsOf({ name: 'Other', contract_rates: [RATE, { ...RATE }] })).toEqual([
      400,
      [
        {
          path: '/contract_rates/1',
          message: 'repeats the platform, mode and first day of another rate',
          code: 'rate_repeated',
          values: {},
        },
      ],
    ]);
    expect(await errorsOf({ deactivated_on: '2026-02-30' })).toEqual([
      400,
      [
        {
          path: '/deactivated_on',
          message: 'must be a day, YYYY-MM-DD',
          code: 'not_a_day',
          values: {},
        },
      ],
    ]);
    const { body } = await server.call(`GET ${base}/stores/${store.id}`, { token });
    expect(dataOf(body)).toEqual(store);
  });

  test('that is deactivated takes no new channel from that day on', async () => {
    const store = await create({ name: 'Closing' });
    const day = (days: number) =>
      new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const connect = (channel_type: string) =>
      server.call(`POST ${base}/stores/${store.id}/channels`, { token, json: { channel_type } });
    await change(store, { deactivated_on: day(1) });
    expect((await connect('ubereats')).status).toBe(201);
    await change(store, { deactivated_on: day(0) });
    expect(refusalOf(await connect('doordash'))).toEqual({
      status: 409,
      code: 'store_inactive',
      message: 'This store is deactivated.',
    });
  });

  test('is in the log when it is created, changed and deleted', async () => {
    const store = await create({ name: 'Logged' });
    await change(store, { number: '7' });
    await server.call(`DELETE ${base}/stores/${store.id}`, { token });
    const rows = await server.database.asOwner((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'details'])
        .where('target_id', '=', store.id)
        .orderBy('sequence')
        .execute(),
    );
    const details = { name: 'Logged' };
    expect(rows).toEqual([
      { action: 'store.created', details },
      { action: 'store.updated', details },
      { action: 'store.deleted', details },
    ]);
  });
});

describe('the report data of a store', () => {
  test('contains the latest payout of its channels', async () => {
    const store = await create({ name: 'Blue Lantern' });
    await server.call(`POST ${base}/stores/${store.id}/channels`, {
      token,
      json: { platform_store_id: 'PA-001' },
    });
    const caller = { server, base, token };
    const name = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
    const uploaded = await uploadFile(caller, name, await readDemo(name));
    await settledImport(caller, uploaded.import.id);
    const { body } = await server.call(`GET ${base}/stores`, { token });
    const { items } = dataOf(body) as { items: Store[] };
    const days = items.map((item) => [item.name, item.last_payout_on]);
    expect(days.filter(([, day]) => day !== null)).toEqual([['Blue Lantern', '2026-04-06']]);
  });
});
