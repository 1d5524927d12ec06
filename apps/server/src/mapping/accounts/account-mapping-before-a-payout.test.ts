import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';

type Schemas = components['schemas'];

const DOORDASH = {
  developer_id: '1d6a7e5c-3b1f-4c52-9a6e-5d2f0c9b8a01',
  key_id: '7f3b2a10-9c4d-4e8f-b1a2-c3d4e5f60708',
  signing_secret: 'c2FuZGJveC1kb29yZGFzaC1zaWduaW5nLXNlY3JldC0wMDE',
};

const REALM = '9341452000000104';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  const { sandbox, server } = env;
  // DoorDash accepts a signature for minutes only.
  await sandbox.set('clock', { moveMs: server.clock.now().getTime() - Date.now() });
  // Created after the clock was moved: what the first companies held before is not there yet.
  await sandbox.set('companies', { realmId: REALM, name: 'Anchor LLC' });
  await connectBooks(env, env, REALM);
  await env.read('POST books/refresh');
});

afterAll(() => env.stop());

async function create(dryRun: boolean): Promise<Schemas['AccountToCreate'][]> {
  const { accounts } = await env.read<{ accounts: Schemas['AccountToCreate'][] }>(
    'POST account-mapping/create-accounts',
    { template: null, dry_run: dryRun },
  );
  return accounts;
}

test('before its first payout, a connected platform lacks the default accounts, and none once they are mapped', async () => {
  expect(await create(true)).toEqual([]);
  await env.read('POST connections/doordash', DOORDASH);
  const listed = await create(true);
  expect(listed.map(({ platform, component }) => `${platform} ${component}`)).toEqual([
    'doordash net_payout',
    'doordash gross_sales',
    'null markup',
    'null delivery_fee_income',
    'null bag_container_other_fees',
    'null merchant_promo',
    'null platform_promo',
    'null promo_fee',
    'null commission',
    'null delivery_network_fee',
    'null processing_fee',
    'null ads_marketing',
    'null order_error',
    'null error_recovery',
    'null tips',
    'doordash capital_repayment',
    'null sales_tax',
    'null facilitator_tax_withheld',
    'null backup_withholding',
  ]);
  const created = await create(false);
  expect(created.map(({ outcome }) => outcome)).toEqual(
    listed.map(({ outcome }) => (outcome === 'to_create' ? 'created' : outcome)),
  );
  expect(await create(true)).toEqual([]);
});
