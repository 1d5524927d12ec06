import { words } from './overview.messages.tsx';

/** The parts of the sync page, each with an address of its own. */
const syncTabs = () =>
  [
    { id: 'queue', label: words.queue, path: '/dashboard/sync' },
    { id: 'payouts', label: words.payouts, path: '/dashboard/sync/payouts' },
    { id: 'runs', label: words.runs, path: '/dashboard/sync/runs' },
    { id: 'calendar', label: words.calendar, path: '/dashboard/sync/calendar' },
    { id: 'reconcile', label: words.reconcile, path: '/dashboard/sync/reconcile' },
    { id: 'files', label: words.files, path: '/dashboard/sync/files' },
  ] as const;

/** The parts for a client: nothing is reconciled with QuickBooks for one that doesn't use it. */
export function tabsFor(category: 'qbo' | 'delivery_only') {
  return syncTabs().filter(({ id }) => id !== 'reconcile' || category === 'qbo');
}

/** The part a path shows. */
export function currentTab(pathname: string): ReturnType<typeof syncTabs>[number]['id'] {
  return syncTabs().findLast(({ path }) => pathname.startsWith(path))?.id ?? 'queue';
}

/** What the window is called at a path: the queue is what the page opens with, and has its name. */
export function syncTitle(pathname: string): string {
  const current = currentTab(pathname);
  const tab = syncTabs().find(({ id }) => id === current);
  return tab === undefined || current === 'queue' ? words.sync : `${tab.label} – ${words.sync}`;
}
