import { expect, test } from 'vitest';
import { currentTab } from './sync-tabs.ts';

test.each([
  ['/dashboard/sync', 'queue'],
  ['/dashboard/sync/runs', 'runs'],
  ['/dashboard/sync/calendar', 'calendar'],
  ['/dashboard/sync/reconcile', 'reconcile'],
  ['/dashboard/sync/files', 'files'],
])('%s shows the part %s', (path, tab) => {
  expect(currentTab(path)).toBe(tab);
});
