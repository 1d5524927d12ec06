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
  return category === 'delivery_only' || hasBooks(connections) ? broken : [...broken, NO_BOOKS];
}

/** Whether a client has QuickBooks connected, be it out of order. */
export function hasBooks(connections: readonly Pick<Connection, 'provider' | 'status'>[]): boolean {
  return connections.some(
    (connection) => connection.provider === 'quickbooks' && isConnected(connection),
  );
}

/** Whether there is a connection, be it out of order; null where there never was one. */
export function isConnected(
  connection: { readonly status: Connection['status'] | null } | null,
): boolean {
  const status = connection?.status ?? null;
  return status !== null && status !== 'disconnected';
}

const BROKEN = {
  expired: 'expired',
  revoked: 'was revoked',
  error: 'isn’t working',
} as const;

const LATER = 'Everything works until then. Reconnect now so no day is missed.';

const NO_BOOKS: Trouble = {
  provider: 'quickbooks',
  title: 'QuickBooks isn’t connected',
  meaning: 'Payouts are imported, but nothing can be posted.',
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
      : `Nothing is fetched ${until}. You can still upload files.`;
  if (status === 'expired' || status === 'revoked' || status === 'error') {
    const title = `The ${name} connection ${BROKEN[status]}`;
    const meaning = nothing('until you reconnect it');
    return [{ provider, title, meaning, path, action: `Reconnect ${name}` }];
  }
  if (status === 'expiring') {
    const title = `The ${name} connection ends soon`;
    return [{ provider, title, meaning: LATER, path, action: `Reconnect ${name}` }];
  }
  if (paused_at !== null && status !== 'disconnected') {
    const meaning = nothing('until you resume it');
    return [{ provider, title: `${name} is paused`, meaning, path, action: `Resume ${name}` }];
  }
  return [];
}
