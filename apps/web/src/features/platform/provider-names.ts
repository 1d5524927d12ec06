import type { ConnectionProvider } from '../../shared/workspace/connections.queries.ts';

export const PROVIDER_NAMES: Readonly<Record<ConnectionProvider, string>> = {
  ubereats: 'Uber Eats',
  doordash: 'DoorDash',
  quickbooks: 'QuickBooks',
};

export const PROVIDERS: readonly ConnectionProvider[] = ['ubereats', 'doordash', 'quickbooks'];

/** Why a client connects it, before it has. */
export const REASONS: Readonly<Record<ConnectionProvider, string>> = {
  ubereats: 'Connect Uber Eats to fetch your payment reports automatically after each payout.',
  doordash:
    'Upload DoorDash reports any time. To fetch them automatically, connect with an access key from the DoorDash Developer Portal.',
  quickbooks:
    'Connect QuickBooks to post reviewed entries to your books. Connecting posts nothing.',
};

export function pathOf(provider: ConnectionProvider): string {
  return `/dashboard/platform/${provider}`;
}
