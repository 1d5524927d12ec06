import { expect, test } from 'vitest';
import { changesOf, isLatest, nextCode, versionOf } from './plan-versions.ts';

const TERMS = {
  name: 'Firm',
  description: 'For firms.',
  price_cents: 4_900,
  currency: 'USD',
  interval: 'month',
  trial_days: 14,
  trial_payouts: 3,
  max_clients: 20,
  max_stores: null,
  max_channels: null,
  max_users: 10,
  history_months: null,
  max_stored_bytes: null,
} as const;

test.each([
  ['firm', 'firm', 1],
  ['firm-v2', 'firm', 2],
  ['firm-v12', 'firm', 12],
  ['firm-v', 'firm-v', 1],
  ['de-vries', 'de-vries', 1],
])('%s belongs to %s, version %i', (code, family, version) => {
  expect(versionOf(code)).toEqual({ family, version });
});

test("the next version follows all of its plan's, whichever is changed", () => {
  const codes = ['community', 'firm', 'firm-v2', 'firm-v10', 'firms'];
  expect(nextCode('firm', codes)).toBe('firm-v11');
  expect(nextCode('firm-v2', codes)).toBe('firm-v11');
  expect(nextCode('community', codes)).toBe('community-v2');
  expect(codes.filter((code) => isLatest(code, codes))).toEqual(['community', 'firm-v10', 'firms']);
});

test('texts change a plan in place, terms change the agreement', () => {
  expect(changesOf(TERMS, TERMS)).toEqual({ changes: [], isAgreed: false });
  expect(changesOf(TERMS, { ...TERMS, name: 'Firms' })).toEqual({
    changes: [{ field: 'name', before: 'Firm', after: 'Firms' }],
    isAgreed: false,
  });
  expect(changesOf(TERMS, { ...TERMS, price_cents: 5_900, max_users: null })).toEqual({
    changes: [
      { field: 'price_cents', before: 4_900, after: 5_900 },
      { field: 'max_users', before: 10, after: null },
    ],
    isAgreed: true,
  });
});
