import { expect, test } from 'vitest';
import { currentSection, sectionsFor } from './sections.ts';

test.each([
  ['/dashboard', 'home'],
  ['/dashboard/sync', 'sync'],
  ['/dashboard/sync/imports/i1', 'sync'],
  ['/dashboard/stores/s1/setup', 'stores'],
  ['/dashboard/platform', 'platform'],
  ['/dashboard/platform/quickbooks/mapping', 'platform'],
  ['/dashboard/clients', 'clients'],
  ['/dashboard/batch-operations/b1', 'batches'],
  ['/dashboard/report-manager', 'reports'],
  ['/dashboard/team-management', 'team'],
  ['/dashboard/settings/security', 'settings'],
  ['/dashboard/subscription', 'settings'],
  ['/dashboard/subscription/trial-status', 'settings'],
  ['/dashboard/synchronise', 'home'],
])('%s belongs to %s', (pathname, section) => {
  expect(currentSection(pathname)).toBe(section);
});

test('clients whose books are not in QuickBooks have a reports section', () => {
  const isThere = (category: Parameters<typeof sectionsFor>[0]) =>
    sectionsFor(category).some(({ id }) => id === 'reports');
  expect([isThere('delivery_only'), isThere('qbo'), isThere(null)]).toEqual([true, false, false]);
});
