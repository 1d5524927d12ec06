import type { Client } from '../api/entities.ts';
import type { Connection, ConnectionProvider } from './connections.queries.ts';

export type Trouble = {
  readonly provider: ConnectionProvider;
  readonly title: string;
  readonly meaning: string;
  readonly path: string;
  readonly action: string;
};

const NAMES: Record<ConnectionProvider, string> = {
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

const BROKEN = {
  expired: 'has expired',
  revoked: 'was withdrawn',
  error: 'does not work',
} as const;

const LATER = 'Everything keeps working until then. Renew it now to avoid an interruption.';

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
  const nothing = (until: string) =>
    provider === 'quickbooks'
      ? `Nothing is posted ${until}.`
      : `Nothing is fetched ${until}; files can still be uploaded.`;
  if (status === 'expired' || status === 'revoked' || status === 'error') {
    const title = `The connection to ${name} ${BROKEN[status]}`;
    const meaning = nothing('until it is connected again');
    return [{ provider, title, meaning, path, action: `Connect ${name} again` }];
  }
  if (status === 'expiring') {
    const title = `The connection to ${name} ends soon`;
    return [{ provider, title, meaning: LATER, path, action: `Connect ${name} again` }];
  }
  if (paused_at !== null && status !== 'disconnected') {
    const meaning = nothing('until it is resumed');
    return [{ provider, title: `${name} is paused`, meaning, path, action: 'Review it' }];
  }
  return [];
}
