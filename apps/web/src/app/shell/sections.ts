import type { AppShellNavItem } from '@platebook/ui';

/** The sections of the dashboard, as the navigation shows them. */
export const SECTIONS: readonly AppShellNavItem[] = [
  { id: 'home', label: 'Home', href: '/dashboard', icon: 'home' },
  { id: 'sync', label: 'Sync', href: '/dashboard/sync', icon: 'payout' },
  { id: 'stores', label: 'Stores', href: '/dashboard/stores', icon: 'store' },
  { id: 'platform', label: 'Connections', href: '/dashboard/platform', icon: 'switch' },
  { id: 'team', label: 'Team', href: '/dashboard/team-management', icon: 'team' },
  { id: 'clients', label: 'Clients', href: '/dashboard/clients', icon: 'client' },
  { id: 'settings', label: 'Settings', href: '/dashboard/settings', icon: 'settings' },
];

/** The section a path belongs to. */
export function currentSection(pathname: string): string {
  const found = SECTIONS.find(
    ({ id, href }) => id !== 'home' && (pathname === href || pathname.startsWith(`${href}/`)),
  );
  return found?.id ?? 'home';
}
