import { expect, test } from 'vitest';
import { missingAlerts } from './missing-mappings.view.ts';

const NOTHING = {
  accounts: 0,
  entries_without_accounts: 0,
  stores: 0,
  entries_without_store: 0,
  platforms: [],
};
const titles = (missing: Partial<Parameters<typeof missingAlerts>[0]>, hasBooks = true) =>
  missingAlerts({ ...NOTHING, ...missing }, hasBooks).map(({ title, action }) => [title, action]);

test('many line items make one alert with one action', () => {
  expect(titles({ accounts: 18, entries_without_accounts: 12 })).toEqual([
    ['Map 18 accounts to unblock 12 entries', 'Map accounts'],
  ]);
});

test('an unknown number is omitted', () => {
  expect(titles({ accounts: null, entries_without_accounts: 1 })).toEqual([
    ['Map accounts to unblock 1 entry', 'Map accounts'],
  ]);
});

test('stores come first', () => {
  const missing = {
    accounts: 1,
    entries_without_accounts: 2,
    stores: 1,
    entries_without_store: 1_200,
    platforms: ['doordash' as const],
  };
  expect(missingAlerts({ ...NOTHING, ...missing }, true)[0]?.path).toBe(
    '/dashboard/platform/doordash/store-mapping',
  );
  expect(titles(missing)).toEqual([
    ['Match 1 store to unblock 1,200 entries', 'Match stores'],
    ['Map 1 account to unblock 2 entries', 'Map accounts'],
  ]);
});

test('accounts wait for QuickBooks to be connected', () => {
  const missing = {
    accounts: 18,
    entries_without_accounts: 12,
    stores: 1,
    entries_without_store: 2,
  };
  expect(titles(missing, false)).toEqual([['Match 1 store to unblock 2 entries', 'Match stores']]);
});

test('says nothing if nothing is missing', () => {
  expect(missingAlerts(NOTHING, true)).toEqual([]);
});
