import { expect, test } from 'vitest';
import { consequencesOf, priceOf } from './plan-change.view.ts';
import { firmAdminPlan } from './plans.fake.ts';
import type { AdminPlan, PlanVersionChange } from './plans.queries.ts';

const PLAN: AdminPlan = {
  ...firmAdminPlan,
  code: 'firm',
  version: 1,
  subscribers: { total: 13, unpaid: 1, active: 12, past_due: 0, cancelled: 0 },
};

const CHANGE: PlanVersionChange = {
  dry_run: true,
  is_new_version: true,
  code: 'firm-v2',
  plan: PLAN,
  changes: [
    { field: 'price_cents', before: 4_900, after: 5_900 },
    { field: 'interval', before: 'month', after: 'year' },
    { field: 'max_users', before: 10, after: null },
  ],
  moved: 1,
  kept: 12,
};

test('a new version says what changes, and for whom', () => {
  expect(consequencesOf(CHANGE)).toEqual([
    'Price: $49.00 → $59.00',
    'Billed: every month → every year',
    'Users: 10 → no limit',
    'This is a new version, firm-v2. It will be offered instead of the current one.',
    '1 non-paying client gets the new version.',
    '12 clients keep their version.',
  ]);
});

test('a price charged in another currency shows both', () => {
  const changes: PlanVersionChange['changes'] = [
    { field: 'price_cents', before: 4_900, after: 5_900 },
    { field: 'currency', before: 'USD', after: 'CAD' },
  ];
  // A preview contains the plan being changed, a saved change the new version.
  for (const currency of ['USD', 'CAD'] as const) {
    const [price, unit] = consequencesOf({ ...CHANGE, changes, plan: { ...PLAN, currency } });
    expect([price, unit]).toEqual(['Price: $49.00 → CA$59.00', 'Currency: USD → CAD']);
  }
});

test.each<[PlanVersionChange['changes'][number], string]>([
  [{ field: 'price_cents', before: null, after: 4_900 }, 'Price: Free → $49.00'],
  [{ field: 'price_cents', before: 4_900, after: null }, 'Price: $49.00 → Free'],
  [{ field: 'trial_days', before: 14, after: 0 }, 'Trial (days): 14 → 0'],
  [{ field: 'max_stores', before: null, after: 1_200 }, 'Stores: no limit → 1,200'],
  [{ field: 'history_months', before: 24, after: null }, 'Months of history: 24 → no limit'],
  [
    { field: 'max_stored_bytes', before: null, after: 1_000_000_000 },
    'Stored files (bytes): no limit → 1,000,000,000',
  ],
])('%j is worded as a reader would say it', (change, sentence) => {
  expect(consequencesOf({ ...CHANGE, changes: [change] })[0]).toBe(sentence);
});

test('an in-place change says so, and so does one without changes', () => {
  const inPlace = { ...CHANGE, is_new_version: false, code: 'firm', moved: 0, kept: 0 };
  expect(
    consequencesOf({
      ...inPlace,
      changes: [{ field: 'name', before: 'Firm', after: 'Practice' }],
    }),
  ).toEqual(['Name: Firm → Practice', 'The current version is changed.']);
  expect(consequencesOf({ ...inPlace, changes: [] })).toEqual(['No terms changed.']);
});

test('a price is for its interval', () => {
  expect(priceOf(PLAN)).toBe('$49.00 a month');
  expect(priceOf({ ...PLAN, interval: 'year' })).toBe('$49.00 a year');
  expect(priceOf({ ...PLAN, price_cents: null })).toBe('Free');
});
