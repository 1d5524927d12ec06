import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantTenantScope } from '../db/database.ts';
import type { TenantScope } from '../db/database.ts';
import { addPerson, addTenant, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { readingOptionsOf } from './read-import.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function newTenant(): Promise<TenantScope> {
  const person = await addPerson(server, { email: `${randomUUID()}@example.test` });
  const members = [{ person, level: 'user_owner' } as const];
  const { tenantId } = await addTenant(server, { name: 'Harbor', members });
  return grantTenantScope(tenantId, person.userId, 'test');
}

type StoreOptions = { cutoff: string; platformStoreId: string; includesTax: boolean; ppm: number };

async function optionsOf(storeOptions: readonly StoreOptions[]) {
  const scope = await newTenant();
  const { stores, channels } = server.server.services;
  for (const { cutoff, platformStoreId, includesTax, ppm } of storeOptions) {
    const { id } = await stores.create(scope, {
      name: platformStoreId,
      businessDayCutoff: cutoff,
      taxProfile: {
        facilitator: 'not_facilitated',
        prices_include_tax: includesTax,
        inclusive_tax_rate_ppm: ppm,
      },
    });
    const config = {};
    const mapping = {};
    await channels.connect(scope, {
      storeId: id,
      type: 'doordash',
      platformStoreId,
      config,
      mapping,
    });
  }
  const { createHasher: _, ...options } = await readingOptionsOf(server.database, scope);
  return options;
}

test('an included tax is passed in percent by platform store ID, for stores that have one', async () => {
  expect(
    await optionsOf([
      { cutoff: '00:00', platformStoreId: 'ON-1', includesTax: true, ppm: 130_000 },
      { cutoff: '00:00', platformStoreId: 'QC-1', includesTax: true, ppm: 149_750 },
      { cutoff: '00:00', platformStoreId: 'US-1', includesTax: false, ppm: 80_000 },
    ]),
  ).toEqual({
    timeZone: 'America/New_York',
    inclusiveTaxRates: { 'ON-1': '13.0000', 'QC-1': '14.9750' },
  });
});

test('the business day cutoff applies if all stores share it', async () => {
  const store = { includesTax: false, ppm: 130_000 };
  const late = { ...store, cutoff: '04:00' };
  expect(
    await optionsOf([
      { ...late, platformStoreId: '1' },
      { ...late, platformStoreId: '2' },
    ]),
  ).toEqual({ timeZone: 'America/New_York', businessDayCutoff: '04:00' });
  expect(
    await optionsOf([
      { ...late, platformStoreId: '1' },
      { ...late, cutoff: '03:00', platformStoreId: '2' },
    ]),
  ).toEqual({ timeZone: 'America/New_York' });
});
