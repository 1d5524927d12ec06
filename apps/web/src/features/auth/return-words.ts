/** The pages of the dashboard as their links name them. */
const PAGES: readonly (readonly [path: string, name: string])[] = [
  ['/dashboard/platform', 'Connections'],
  ['/dashboard/report-manager', 'Reports'],
  ['/dashboard/batch-operations', 'Batches'],
  ['/dashboard/clients', 'Clients'],
  ['/dashboard/stores', 'Stores'],
  ['/dashboard/sync', 'Sync'],
  ['/dashboard/settings', 'Settings'],
  ['/dashboard/subscription', 'Subscription'],
  ['/dashboard/billing', 'Billing'],
  ['/dashboard/team-management', 'Team'],
  ['/dashboard/quick-access', 'Quick access'],
  ['/dashboard/support', 'Support'],
  ['/dashboard/billing', 'Billing'],
  ['/admin', 'Admin'],
  ['/help', 'Help'],
  ['/invitation', 'your invitation'],
];

/** The page a login leads back to, by name; null for the dashboard, where everybody goes. `path` is a safe one. */
export function returnWords(path: string): string | null {
  const { pathname } = new URL(path, 'https://platebook.invalid');
  const page = PAGES.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return page?.[1] ?? null;
}
