import { expect, test } from 'vitest';
import type { PlatformStore } from '../store-mapping/platform-stores.queries.ts';
import { addableStores, storesInFile } from './file-next.view.ts';

const payout = (platformStoreId: string, storeId: string | null = null) => ({
  platform: 'ubereats' as const,
  platform_store_id: platformStoreId,
  platform_store_name: `Store ${platformStoreId}`,
  store_id: storeId,
});

test('the stores of a file are those of its unassigned payouts, each once', () => {
  expect(storesInFile([payout('A'), payout('B', 's1'), payout('C'), payout('A')])).toEqual([
    { platform: 'ubereats', platformStoreId: 'A', name: 'Store A', payouts: 2 },
    { platform: 'ubereats', platformStoreId: 'C', name: 'Store C', payouts: 1 },
  ]);
});

test('stores that another client posts for, matched and set-aside ones are not added', () => {
  const shown = (id: string, changes: Partial<PlatformStore> = {}): PlatformStore => ({
    id: `p-${id}`,
    provider: 'ubereats',
    platform_store_id: id,
    name: `Store ${id}`,
    previous_name: null,
    external_ref: null,
    address: null,
    time_zone: null,
    currency: 'USD',
    status: 'active',
    source: 'report',
    ignored_reason: null,
    mapped_to: null,
    mapped_elsewhere: null,
    payouts: { count: 1, last_on: '2026-04-07' },
    first_seen_at: '2026-04-08T09:00:00.000Z',
    last_seen_at: '2026-04-08T09:00:00.000Z',
    ...changes,
  });
  const stores = storesInFile([payout('A'), payout('B'), payout('C'), payout('D')]);
  const all = [
    shown('A'),
    shown('B', { mapped_elsewhere: { client_name: 'Another' } }),
    shown('C', { ignored_reason: 'Closed' }),
    shown('D', { mapped_to: { store_id: 's1', store_name: 'Ours' } }),
    shown('E'),
  ];
  expect(addableStores(stores, all).map(({ id }) => id)).toEqual(['p-A']);
});
