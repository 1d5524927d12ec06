import type { ConnectionProvider } from '../../shared/workspace/connections.queries.ts';

export const PROVIDER_NAMES: Readonly<Record<ConnectionProvider, string>> = {
  ubereats: 'Uber Eats',
  doordash: 'DoorDash',
  quickbooks: 'QuickBooks',
};

export const PROVIDERS: readonly ConnectionProvider[] = ['ubereats', 'doordash', 'quickbooks'];

export function pathOf(provider: ConnectionProvider): string {
  return `/dashboard/platform/${provider}`;
}
