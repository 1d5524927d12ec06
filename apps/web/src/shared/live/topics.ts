import { clientKey } from '../workspace/client-key.ts';
import { NOTIFICATIONS_KEY } from '../workspace/notifications.queries.ts';

/** The client queries to invalidate, by topic. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  run: ['runs', 'sync-status', 'imports', 'payouts', 'entries', 'home', 'setup'],
  entry: ['entries', 'runs', 'sync-status', 'home', 'setup'],
  connection: ['connections', 'sync-status', 'home', 'setup'],
  mapping: ['account-mapping', 'entries', 'home', 'setup'],
  store_mapping: ['store-mappings', 'connections', 'sync-status', 'home', 'setup'],
  // Support replies arrive as notifications.
  notification: ['support'],
  batch: ['batches'],
};

/** What a topic invalidates beyond its client. */
const ACROSS_CLIENTS: Readonly<Record<string, readonly string[]>> = {
  notification: NOTIFICATIONS_KEY,
};

/** The query keys to invalidate for a topic; none for an unknown one. */
export function keysOf(tenant: string, topic: string): readonly (readonly unknown[])[] {
  const across = ACROSS_CLIENTS[topic];
  return [
    ...(PARTS[topic] ?? []).map((part) => [...clientKey(tenant), part]),
    ...(across === undefined ? [] : [across]),
  ];
}

/** Every key that live events cover. */
export function allKeys(tenant: string): readonly (readonly unknown[])[] {
  return [
    ...[...new Set(Object.values(PARTS).flat())].map((part) => [...clientKey(tenant), part]),
    ...Object.values(ACROSS_CLIENTS),
  ];
}
