import { placeWords } from './login.messages.tsx';

/** The dashboard's pages by their navigation labels. */
const pages = (): readonly (readonly [path: string, name: string])[] => [
  ['/dashboard/platform', placeWords.connections],
  ['/dashboard/report-manager', placeWords.reports],
  ['/dashboard/batch-operations', placeWords.batches],
  ['/dashboard/clients', placeWords.clients],
  ['/dashboard/stores', placeWords.stores],
  ['/dashboard/sync', placeWords.sync],
  ['/dashboard/settings', placeWords.settings],
  ['/dashboard/subscription', placeWords.subscription],
  ['/dashboard/billing', placeWords.billing],
  ['/dashboard/team-management', placeWords.team],
  ['/dashboard/quick-access', placeWords.quickAccess],
  ['/dashboard/notifications', placeWords.notifications],
  ['/dashboard/support', placeWords.support],
  ['/admin', placeWords.admin],
  ['/help', placeWords.help],
  ['/invitation', placeWords.invitation],
];

/** The name of the page a login returns to; null for the dashboard itself. `path` must be a safe one. */
export function returnWords(path: string): string | null {
  const { pathname } = new URL(path, 'https://platebook.invalid');
  const page = pages().find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return page?.[1] ?? null;
}
