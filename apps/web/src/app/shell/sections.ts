import type { AppShellNavItem } from '@platebook/ui';
import { words } from './shell.messages.ts';

/** The sections of the dashboard, as the navigation shows them. */
const sections = (): readonly AppShellNavItem[] => [
  { id: 'home', label: words.home, href: '/dashboard', icon: 'home' },
  { id: 'sync', label: words.sync, href: '/dashboard/sync', icon: 'payout' },
  { id: 'stores', label: words.stores, href: '/dashboard/stores', icon: 'store' },
  { id: 'platform', label: words.connections, href: '/dashboard/platform', icon: 'connection' },
  { id: 'team', label: words.team, href: '/dashboard/team-management', icon: 'team' },
  { id: 'clients', label: words.clients, href: '/dashboard/clients', icon: 'client' },
  { id: 'batches', label: words.batches, href: '/dashboard/batch-operations', icon: 'activity' },
  { id: 'reports', label: words.reports, href: '/dashboard/report-manager', icon: 'file' },
  { id: 'settings', label: words.settings, href: '/dashboard/settings', icon: 'settings' },
  { id: 'support', label: words.support, href: '/dashboard/support', icon: 'help' },
];

/** The sections of a client: reports are for books outside QuickBooks (spec 6). */
export function sectionsFor(category: 'qbo' | 'delivery_only' | null): readonly AppShellNavItem[] {
  return sections().filter(({ id }) => id !== 'reports' || category === 'delivery_only');
}

/** Pages that belong to a section without sharing its path. */
const ALSO_IN: Readonly<Record<string, string>> = {
  '/dashboard/subscription': 'settings',
  '/dashboard/billing': 'settings',
};

/** The section a path belongs to. */
export function currentSection(pathname: string): string {
  const elsewhere = Object.keys(ALSO_IN).find(
    (href) => pathname === href || pathname.startsWith(`${href}/`),
  );
  const found = sections().find(
    ({ id, href }) => id !== 'home' && (pathname === href || pathname.startsWith(`${href}/`)),
  );
  return ALSO_IN[elsewhere ?? ''] ?? found?.id ?? 'home';
}
