import type { Client } from '../api/entities.ts';
import { PROVIDER_NAMES } from '../format/names.ts';
import { words } from './connection-troubles.messages.ts';
import type { Connection, ConnectionProvider } from './connections.queries.ts';

export type Trouble = {
  readonly provider: ConnectionProvider;
  readonly title: string;
  readonly meaning: string;
  readonly path: string;
  readonly action: string;
};

/** Connections with blocking problems, and the books if they were never connected. */
export function troubles(
  connections: readonly Pick<Connection, 'provider' | 'status' | 'paused_at'>[],
  category: Client['client_category'],
): Trouble[] {
  const broken = connections.flatMap((connection) => ofConnection(connection));
  return category === 'delivery_only' || hasBooks(connections) ? broken : [...broken, noBooks()];
}

/** Whether a client has a QuickBooks connection, even a broken one. */
export function hasBooks(connections: readonly Pick<Connection, 'provider' | 'status'>[]): boolean {
  return connections.some(
    (connection) => connection.provider === 'quickbooks' && isConnected(connection),
  );
}

/** Whether there is a connection, even a broken one; null if there never was one. */
export function isConnected(
  connection: { readonly status: Connection['status'] | null } | null,
): boolean {
  const status = connection?.status ?? null;
  return status !== null && status !== 'disconnected';
}

/** The missing connection to the books. */
function noBooks(): Trouble {
  return {
    provider: 'quickbooks',
    title: words.noBooks,
    meaning: words.noBooksMeaning,
    path: '/dashboard/platform/quickbooks',
    action: words.connectBooks,
  };
}

function ofConnection({
  provider,
  status,
  paused_at,
}: Pick<Connection, 'provider' | 'status' | 'paused_at'>): Trouble[] {
  const name = PROVIDER_NAMES[provider];
  const path = `/dashboard/platform/${provider}`;
  const isBooks = provider === 'quickbooks';
  if (status === 'expired' || status === 'revoked' || status === 'error') {
    const title = words[status](name);
    const meaning = isBooks
      ? words.nothingPostedUntilReconnected
      : words.nothingFetchedUntilReconnected;
    return [{ provider, title, meaning, path, action: words.reconnect(name) }];
  }
  if (status === 'expiring') {
    const title = words.expiring(name);
    return [{ provider, title, meaning: words.later, path, action: words.reconnect(name) }];
  }
  if (paused_at !== null && status !== 'disconnected') {
    const meaning = isBooks ? words.nothingPostedUntilResumed : words.nothingFetchedUntilResumed;
    return [{ provider, title: words.paused(name), meaning, path, action: words.resume(name) }];
  }
  return [];
}
