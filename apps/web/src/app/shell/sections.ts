import type { AppShellNavItem } from '@platebook/ui';

/** The sections of the dashboard, as the navigation shows them. */
const SECTIONS: readonly AppShellNavItem[] = [
  { id: 'home', label: 'Home', href: '/dashboard', icon: 'home' },
  { id: 'sync', label: 'Sync', href: '/dashboard/sync', icon: 'payout' },
  { id: 'stores', label: 'Stores', href: '/dashboard/stores', icon: 'store' },
  { id: 'platform', label: 'Connections', href: '/dashboard/platform', icon: 'connection' },
  { id: 'team', label: 'Team', href: '/dashboard/team-management', icon: 'team' },
  { id: 'clients', label: 'Clients', href: '/dashboard/clients', icon: 'client' },
  { id: 'batches', label: 'Batches', href: '/dashboard/batch-operations', icon: 'activity' },
  { id: 'reports', label: 'Reports', href: '/dashboard/report-manager', icon: 'file' },
  { id: 'settings', label: 'Settings', href: '/dashboard/settings', icon: 'settings' },
  { id: 'support', label: 'Support', href: '/dashboard/support', icon: 'help' },
];

/** The sections for a client: reports are made where the books are not in QuickBooks (spec 6). */
export function sectionsFor(category: 'qbo' | 'delivery_only' | null): readonly AppShellNavItem[] {
  return SECTIONS.filter(({ id }) => id !== 'reports' || category === 'delivery_only');
}

/** Pages that are reached from a section without standing under its address. */
const ALSO_IN: Readonly<Record<string, string>> = {
  '/dashboard/subscription': 'settings',
  '/dashboard/billing': 'settings',
};

/** The section a path belongs to. */
export function currentSection(pathname: string): string {
  const elsewhere = Object.keys(ALSO_IN).find(
    (href) => pathname === href || pathname.startsWith(`${href}/`),
  );
  const found = SECTIONS.find(
    ({ id, href }) => id !== 'home' && (pathname === href || pathname.startsWith(`${href}/`)),
  );
  return ALSO_IN[elsewhere ?? ''] ?? found?.id ?? 'home';
}
