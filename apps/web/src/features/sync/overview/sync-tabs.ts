import { words } from './overview.messages.tsx';

/** The tabs of the sync page, each with its own address. */
const syncTabs = () =>
  [
    { id: 'queue', label: words.queue, path: '/dashboard/sync' },
    { id: 'payouts', label: words.payouts, path: '/dashboard/sync/payouts' },
    { id: 'runs', label: words.runs, path: '/dashboard/sync/runs' },
    { id: 'calendar', label: words.calendar, path: '/dashboard/sync/calendar' },
    { id: 'reconcile', label: words.reconcile, path: '/dashboard/sync/reconcile' },
    { id: 'files', label: words.files, path: '/dashboard/sync/files' },
  ] as const;

/** A client's tabs: no reconciliation without QuickBooks. */
export function tabsFor(category: 'qbo' | 'delivery_only') {
  return syncTabs().filter(({ id }) => id !== 'reconcile' || category === 'qbo');
}

/** The tab at a path. */
export function currentTab(pathname: string): ReturnType<typeof syncTabs>[number]['id'] {
  return syncTabs().findLast(({ path }) => pathname.startsWith(path))?.id ?? 'queue';
}

/** The window title at a path: the default tab, the queue, has the page's name. */
export function syncTitle(pathname: string): string {
  const current = currentTab(pathname);
  const tab = syncTabs().find(({ id }) => id === current);
  return tab === undefined || current === 'queue' ? words.sync : `${tab.label} – ${words.sync}`;
}
