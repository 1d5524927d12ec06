import { expect, test } from 'vitest';
import { mappingsCsv } from './mappings-csv.ts';
import type { StoreMapping } from './store-mapping.queries.ts';

const MAPPING: StoreMapping = {
  id: 'mapping',
  pending_id: null,
  tenant_id: 'tenant',
  store_id: 'store',
  store_name: 'Harbor, "Street"',
  channel_type: 'ubereats',
  state: 'confirmed',
  platform_store: {
    platform_store_id: 'P-1',
    name: '=HYPERLINK("x")',
    previous_name: null,
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

test('matched stores are lines of CSV; names cannot become formulas', () => {
  expect(mappingsCsv([MAPPING])).toBe(
    'store,store_id,platform,platform_store,platform_store_id,since,decided_by,decided_at,payouts_seen,last_payout_on,posted_entries,status\r\n' +
      '"Harbor, ""Street""",store,ubereats,"\'=HYPERLINK(""x"")",P-1,2026-11-10,Ada Palmer,2026-11-21T09:00:00.000Z,3,2026-11-16,2,active\r\n',
  );
});
