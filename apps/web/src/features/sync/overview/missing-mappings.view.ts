import type { components } from '@platebook/api-client';
import { mapAlertTitle } from '../../../shared/setup/setup.view.ts';
import { words } from './overview.messages.tsx';

type Missing = components['schemas']['EntriesSummaryAnswer']['data']['missing'];

export type MissingAlert = {
  readonly id: 'stores' | 'accounts';
  readonly title: string;
  readonly meaning: string;
  readonly path: string;
  readonly action: string;
};

/**
 * One alert per kind of missing mapping with what it unblocks; stores first, because entries need them first. Without
 * QuickBooks there are no accounts to map to: connecting it, offered by its own alert, comes first.
 */
export function missingAlerts(missing: Missing, hasBooks: boolean): MissingAlert[] {
  const { accounts, entries_without_accounts: unmapped } = missing;
  const { stores, entries_without_store: unmatched, platforms } = missing;
  const [platform] = platforms;
  return [
    ...(unmatched === 0
      ? []
      : [
          {
            id: 'stores' as const,
            title: words.matchToUnblock(stores, unmatched),
            meaning: words.unmatchedHeld,
            path: `/dashboard/platform${platform === undefined ? '' : `/${platform}/store-mapping`}`,
            action: words.matchStores,
          },
        ]),
    ...(unmapped === 0 || !hasBooks
      ? []
      : [
          {
            id: 'accounts' as const,
            title: mapAlertTitle(accounts, unmapped),
            meaning: words.accountsNeeded,
            path: '/dashboard/platform/quickbooks/mapping',
            action: words.mapAccounts,
          },
        ]),
  ];
}
