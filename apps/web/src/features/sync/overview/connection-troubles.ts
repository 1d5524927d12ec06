import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../../shared/api/entities.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';

type Connection = components['schemas']['Connection'];

/** A client's connections to the platforms and to its books. */
export function connectionsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'connections', 'list'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/connections', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

export type Trouble = {
  readonly provider: Connection['provider'];
  readonly title: string;
  readonly meaning: string;
  readonly path: string;
  readonly action: string;
};

const NAMES: Record<Connection['provider'], string> = {
  ubereats: 'Uber Eats',
  doordash: 'DoorDash',
  quickbooks: 'QuickBooks',
};

/** The connections that keep something from going on, and the books when there is no connection to them at all. */
export function troubles(
  connections: readonly Pick<Connection, 'provider' | 'status' | 'paused_at'>[],
  category: Client['client_category'],
): Trouble[] {
  const broken = connections.flatMap((connection) => ofConnection(connection));
  const hasBooks = connections.some(
    ({ provider, status }) => provider === 'quickbooks' && status !== 'disconnected',
  );
  return category === 'delivery_only' || hasBooks ? broken : [...broken, NO_BOOKS];
}

const BROKEN = { expired: 'has expired', revoked: 'was revoked', error: 'does not work' } as const;

const NO_BOOKS: Trouble = {
  provider: 'quickbooks',
  title: 'QuickBooks is not connected',
  meaning: 'Payouts are read and planned, and nothing can be posted.',
  path: '/dashboard/platform/quickbooks',
  action: 'Connect QuickBooks',
};

function ofConnection({
  provider,
  status,
  paused_at,
}: Pick<Connection, 'provider' | 'status' | 'paused_at'>): Trouble[] {
  const name = NAMES[provider];
  const path = `/dashboard/platform/${provider}`;
  const meaning =
    provider === 'quickbooks'
      ? 'Nothing is posted until then.'
      : 'Nothing is fetched until then; files can still be uploaded.';
  if (status === 'expired' || status === 'revoked' || status === 'error') {
    const title = `The connection to ${name} ${BROKEN[status]}`;
    return [{ provider, title, meaning, path, action: `Connect ${name} again` }];
  }
  if (paused_at !== null && status !== 'disconnected') {
    return [{ provider, title: `${name} is paused`, meaning, path, action: 'Look at it' }];
  }
  return [];
}
