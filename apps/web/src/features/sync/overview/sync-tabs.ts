/** The parts of the sync page, each with an address of its own. */
const SYNC_TABS = [
  { id: 'queue', label: 'Queue', path: '/dashboard/sync' },
  { id: 'payouts', label: 'Payouts', path: '/dashboard/sync/payouts' },
  { id: 'runs', label: 'Runs', path: '/dashboard/sync/runs' },
  { id: 'calendar', label: 'Calendar', path: '/dashboard/sync/calendar' },
  { id: 'reconcile', label: 'Reconcile', path: '/dashboard/sync/reconcile' },
  { id: 'files', label: 'Files', path: '/dashboard/sync/files' },
] as const;

/** The parts for a client: nothing is reconciled with QuickBooks for one that doesn't use it. */
export function tabsFor(category: 'qbo' | 'delivery_only') {
  return SYNC_TABS.filter(({ id }) => id !== 'reconcile' || category === 'qbo');
}

/** The part a path shows. */
export function currentTab(pathname: string): (typeof SYNC_TABS)[number]['id'] {
  return SYNC_TABS.findLast(({ path }) => pathname.startsWith(path))?.id ?? 'queue';
}
