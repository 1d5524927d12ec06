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

test('a client without QuickBooks has no reconciliation', () => {
  expect(tabsFor('qbo').map(({ id }) => id)).toContain('reconcile');
  expect(tabsFor('delivery_only').map(({ id }) => id)).toEqual([
    'queue',
    'payouts',
    'runs',
    'calendar',
    'files',
  ]);
});

test('each part has its own title', () => {
  expect(
    ['sync', 'sync/payouts', 'sync/files'].map((path) => syncTitle(`/dashboard/${path}`)),
  ).toEqual(['Sync', 'Payouts – Sync', 'Files – Sync']);
});
