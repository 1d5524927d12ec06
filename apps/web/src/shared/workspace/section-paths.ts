/** The targets of G and a second key; the destinations use the same keys. */
export const SECTION_PATHS: Readonly<Record<string, string>> = {
  h: '/dashboard',
  s: '/dashboard/sync',
  c: '/dashboard/clients',
  t: '/dashboard/stores',
  p: '/dashboard/platform',
  q: '/dashboard/quick-access',
  r: '/dashboard/report-manager',
};
