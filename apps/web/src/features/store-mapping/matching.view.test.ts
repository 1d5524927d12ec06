import { describe, expect, test } from 'vitest';
import type { PlatformStore } from '../../shared/store-mapping/platform-stores.queries.ts';
import { addressLine, isOutdated, matchingOf, waitingStores } from './matching.view.ts';
import type { StoreMapping } from './store-mapping.queries.ts';

const STORE: PlatformStore = {
  id: '4b8e2d10-6c5f-4a7b-9e3d-1f2a3b4c5d01',
  provider: 'ubereats',
  platform_store_id: 'P-1',
  name: 'Harbor Street Kitchen',
  previous_name: null,
  external_ref: 'HSK-1',
  address: {
    line1: '100 Harbor St',
    city: 'Boston',
    region: 'MA',
    postal_code: '02110',
    country: 'US',
  },
  time_zone: 'America/New_York',
  currency: 'USD',
  status: 'active',
  source: 'connection',
  ignored_reason: null,
  mapped_to: null,
  mapped_elsewhere: null,
  payouts: { count: 0, last_on: null },
  first_seen_at: '2026-11-01T09:00:00.000Z',
  last_seen_at: '2026-11-21T03:00:00.000Z',
};

function pending(id: string, score: number | null): StoreMapping {
  return {
    id,
    pending_id: id,
    tenant_id: 'tenant',
    store_id: `store of ${id}`,
    store_name: `Store ${id}`,
    channel_type: 'ubereats',
    state: 'pending',
    platform_store: null,
    effective_from: null,
    effective_to: null,
    reason: null,
    decided_by: null,
    decided_at: null,
    payouts: { count: 0, last_on: null },
    posted_entries: 0,
    suggestions:
      score === null
        ? []
        : [
            {
              platform_store_id: 'P-1',
              name: 'Harbor Street Kitchen',
              address: null,
              score,
              reasons: [
                { what: 'name', same: true, words: 'The name is the same.' },
                { what: 'time_zone', same: false, words: 'The time zone differs: X.' },
              ],
              conflict: null,
            },
          ],
    exact_platform_store_id: null,
    created_at: '2026-11-20T09:00:00.000Z',
  };
}

describe('the matching of a platform store', () => {
  test('offers the suggested stores, the best first, and preselects a clear leader', () => {
    const matching = matchingOf(STORE, [pending('b', 0.6), pending('a', 0.9)], null);
    expect(matching).toEqual({
      finding: 'suggested',
      chosen: 'a',
      candidates: [
        {
          id: 'a',
          name: 'Store a',
          reasons: [
            { what: 'Name', same: true },
            { what: 'Time zone', same: false },
          ],
        },
        {
          id: 'b',
          name: 'Store b',
          reasons: [
            { what: 'Name', same: true },
            { what: 'Time zone', same: false },
          ],
        },
      ],
    });
  });

  test('preselects nothing if two are close, or the best is weak', () => {
    const close = matchingOf(STORE, [pending('a', 0.9), pending('b', 0.85)], null);
    expect([close.finding, close.chosen]).toEqual(['ambiguous', null]);
    const weak = matchingOf(STORE, [pending('a', 0.6)], null);
    expect([weak.finding, weak.chosen]).toEqual(['ambiguous', null]);
  });

  test('includes the store that a person searched for', () => {
    expect(matchingOf(STORE, [pending('a', null)], null)).toEqual({
      finding: 'none',
      chosen: null,
      candidates: [],
    });
    expect(matchingOf(STORE, [pending('a', null)], 'a')).toEqual({
      finding: 'ambiguous',
      chosen: 'a',
      candidates: [{ id: 'a', name: 'Store a', reasons: [] }],
    });
  });
});

test('only unmatched platform stores wait', () => {
  const others: Partial<PlatformStore>[] = [
    { mapped_to: { store_id: 's', store_name: 'Ours' } },
    { mapped_elsewhere: { client_name: null } },
    { ignored_reason: 'Sold' },
    { status: 'lost' },
  ];
  const stores = [STORE, ...others.map((other) => ({ ...STORE, ...other }))];
  expect(waitingStores(stores)).toEqual([STORE]);
});

test('an address is one line of the known parts', () => {
  expect(addressLine(STORE.address)).toBe('100 Harbor St, Boston, MA 02110');
  const street = {
    line1: '200 Market St',
    city: null,
    region: null,
    postal_code: null,
    country: null,
  };
  expect(addressLine(street)).toBe('200 Market St');
  expect(addressLine({ ...street, line1: null })).toBeUndefined();
  expect(addressLine(null)).toBeUndefined();
});

test('a decision waits until both lists are reloaded', () => {
  const decidedOver = { platformStores: 10, pending: 20 };
  expect(isOutdated(decidedOver, null)).toBe(false);
  expect(isOutdated(decidedOver, decidedOver)).toBe(true);
  expect(isOutdated({ platformStores: 30, pending: 20 }, decidedOver)).toBe(true);
  expect(isOutdated({ platformStores: 10, pending: 31 }, decidedOver)).toBe(true);
  // A clock that was set back must not block anything.
  expect(isOutdated({ platformStores: 5, pending: 6 }, decidedOver)).toBe(false);
});
