import type { ConnectionSituation } from './connection.connect.ts';
import { CONNECTION_STATES, type ConnectionState } from './connection.types.ts';

const nothing: ConnectionSituation['context'] = {
  known: null,
  other: null,
  mode: 'window',
  failure: null,
};
const connected = {
  ...nothing,
  known: {
    account: { id: '9130', name: 'Harbour Street Kitchen LLC' },
    expiresAtMs: Date.UTC(2027, 1, 28),
  },
};
const CONTEXTS: Partial<Record<ConnectionState, ConnectionSituation['context']>> = {
  connected,
  expiring: connected,
  expired: connected,
  revoked: connected,
  disconnecting: connected,
  wrong_company: { ...connected, other: { id: '9131', name: 'Sandbox Company US 1' } },
  failed: {
    ...nothing,
    failure: { step: 'verify', code: 'unreachable', message: 'QuickBooks did not answer' },
  },
};

/** One plausible situation per state of a connection; used by stories and tests. */
export const CONNECTION_SITUATIONS = Object.fromEntries(
  CONNECTION_STATES.map((state) => [state, { state, context: CONTEXTS[state] ?? nothing }]),
) as Record<ConnectionState, ConnectionSituation>;
