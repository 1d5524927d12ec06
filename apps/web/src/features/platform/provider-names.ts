import type { ConnectionProvider } from '../../shared/workspace/connections.queries.ts';

export const PROVIDER_NAMES: Readonly<Record<ConnectionProvider, string>> = {
  ubereats: 'Uber Eats',
  doordash: 'DoorDash',
  quickbooks: 'QuickBooks',
};

export const PROVIDERS: readonly ConnectionProvider[] = ['ubereats', 'doordash', 'quickbooks'];

/** Why a client connects it, before it has. */
export const REASONS: Readonly<Record<ConnectionProvider, string>> = {
  ubereats:
    'With access to Uber Eats, the payment reports of your stores are fetched as soon as a payout is made.',
  doordash:
    'With access to DoorDash, the transactions and payouts of your stores are fetched as soon as a payout is made.',
  quickbooks:
    'With access to QuickBooks, reviewed entries are posted to your books, read back and watched.',
};

export function pathOf(provider: ConnectionProvider): string {
  return `/dashboard/platform/${provider}`;
}
