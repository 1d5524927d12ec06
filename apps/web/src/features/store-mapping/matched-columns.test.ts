import { expect, test } from 'vitest';
import { matchedColumns, matchedFileColumns } from './matched-columns.tsx';
import type { StoreMapping } from './store-mapping.queries.ts';

const MAPPING: StoreMapping = {
  id: 'mapping',
  pending_id: null,
  tenant_id: 'tenant',
  store_id: 'store',
  store_name: 'Harbor Street',
  channel_type: 'ubereats',
  state: 'confirmed',
  platform_store: {
    platform_store_id: 'P-1',
    name: 'Harbor St.',
    previous_name: 'Harbor',
    external_ref: null,
    address: null,
    status: 'active',
    integration: null,
  },
  effective_from: '2026-11-10',
  effective_to: null,
  reason: null,
  decided_by: { user_id: 'ada', name: 'Ada Palmer' },
  decided_at: '2026-11-21T09:00:00.000Z',
  payouts: { count: 3, last_on: '2026-11-16' },
  posted_entries: 2,
  suggestions: [],
  exact_platform_store_id: null,
  created_at: '2026-11-20T09:00:00.000Z',
};

test('a file of matched stores contains what is shown', () => {
  expect(matchedColumns('ubereats').map(({ header, value }) => [header, value(MAPPING)])).toEqual([
    ['Your store', 'Harbor Street'],
    ['Platform store', 'Harbor St.'],
    ['Status', 'Renamed from Harbor'],
    ['Reports', 'By upload'],
    ['Since', '2026-11-10'],
    ['Payouts', 3],
    ['Posted entries', 2],
    ['By', 'Ada Palmer'],
    ['Platform store ID', 'P-1'],
  ]);
});

test('extra file columns have the ids and days for other programs', () => {
  expect(matchedFileColumns().map(({ header, file }) => [header, file(MAPPING)])).toEqual([
    ['Store ID', { text: 'store' }],
    ['Platform', { text: 'Uber Eats' }],
    ['Matched at', { text: '2026-11-21T09:00:00.000Z' }],
    ['Last payout', { text: '2026-11-16' }],
  ]);
});
