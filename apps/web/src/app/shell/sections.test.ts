import { expect, test } from 'vitest';
import { currentSection } from './sections.ts';

test.each([
  ['/dashboard', 'home'],
  ['/dashboard/sync', 'sync'],
  ['/dashboard/sync/imports/i1', 'sync'],
  ['/dashboard/stores/s1/setup', 'stores'],
  ['/dashboard/platform', 'platform'],
  ['/dashboard/platform/quickbooks/mapping', 'platform'],
  ['/dashboard/clients', 'clients'],
  ['/dashboard/team-management', 'team'],
  ['/dashboard/settings/security', 'settings'],
  ['/dashboard/synchronise', 'home'],
])('%s belongs to %s', (pathname, section) => {
  expect(currentSection(pathname)).toBe(section);
});
