import { expect, test } from 'vitest';
import { currentTab, syncTitle, tabsFor } from './sync-tabs.ts';

test.each([
  ['/dashboard/sync', 'queue'],
  ['/dashboard/sync/payouts', 'payouts'],
  ['/dashboard/sync/runs', 'runs'],
  ['/dashboard/sync/calendar', 'calendar'],
  ['/dashboard/sync/reconcile', 'reconcile'],
  ['/dashboard/sync/files', 'files'],
])('%s shows the part %s', (path, tab) => {
  expect(currentTab(path)).toBe(tab);
});

test('nothing is reconciled with QuickBooks for a client that does not use it', () => {
  expect(tabsFor('qbo').map(({ id }) => id)).toContain('reconcile');
  expect(tabsFor('delivery_only').map(({ id }) => id)).toEqual([
    'queue',
    'payouts',
    'runs',
    'calendar',
    'files',
  ]);
});

test('each part has a title of its own', () => {
  expect(
    ['sync', 'sync/payouts', 'sync/files'].map((path) => syncTitle(`/dashboard/${path}`)),
  ).toEqual(['Sync', 'Payouts – Sync', 'Files – Sync']);
});
