import { clientKey } from '../workspace/client-key.ts';
import { NOTIFICATIONS_KEY } from '../workspace/notifications.queries.ts';

/** For each topic of the live events, what of a client is to be read again. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  run: ['runs', 'sync-status', 'imports', 'payouts', 'entries', 'home', 'setup'],
  entry: ['entries', 'runs', 'sync-status', 'home', 'setup'],
  connection: ['connections', 'sync-status', 'home', 'setup'],
  mapping: ['account-mapping', 'entries', 'home', 'setup'],
  store_mapping: ['store-mappings', 'connections', 'sync-status', 'home', 'setup'],
  // A reply of support is told as a notification.
  notification: ['support'],
  batch: ['batches'],
};

/** What a topic makes out of date beyond the client it is about. */
const ACROSS_CLIENTS: Readonly<Record<string, readonly string[]>> = {
  notification: NOTIFICATIONS_KEY,
};

/** The query keys that a change of a topic makes out of date; none for a topic this page does not know. */
export function keysOf(tenant: string, topic: string): readonly (readonly unknown[])[] {
  const across = ACROSS_CLIENTS[topic];
  return [
    ...(PARTS[topic] ?? []).map((part) => [...clientKey(tenant), part]),
    ...(across === undefined ? [] : [across]),
  ];
}

/** All that live events tell of. */
export function allKeys(tenant: string): readonly (readonly unknown[])[] {
  return [
    ...[...new Set(Object.values(PARTS).flat())].map((part) => [...clientKey(tenant), part]),
    ...Object.values(ACROSS_CLIENTS),
  ];
}
