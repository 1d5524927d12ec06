import type { ConnectionState, KnownConnection } from '@platebook/machines';
import type { ConnectionCardState } from '@platebook/ui';
import type {
  Connection,
  ConnectionEvent,
  ConnectionImpact,
} from '../../shared/workspace/connections.queries.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { connectionEvents, words } from './platform.messages.tsx';
import { books, classTracking } from './providers.messages.tsx';

const DAY_MS = 86_400_000;

/** Maps machine states to the card's states. */
const CARD_STATES: Readonly<Record<ConnectionState, ConnectionCardState>> = {
  disconnected: 'disconnected',
  'authorising.asking': 'connecting',
  'authorising.blocked': 'popup_blocked',
  'authorising.closed': 'popup_closed',
  'authorising.denied': 'denied',
  verifying: 'connecting',
  connected: 'connected',
  expiring: 'expiring',
  expired: 'expired',
  revoked: 'revoked',
  wrong_company: 'wrong_company',
  disconnecting: 'disconnecting',
  failed: 'error',
};

/** The card's state: the machine's during an action on this page, else the server's. */
export function toCardState(
  state: ConnectionState,
  connection: Pick<Connection, 'status'> | null,
): ConnectionCardState {
  const isResting = state === 'connected' || state === 'expiring' || state === 'expired';
  return isResting && connection !== null && connection.status !== 'disconnected'
    ? connection.status
    : CARD_STATES[state];
}

/** The machine's initial connection; null if it is disconnected. */
export function toKnown(connection: Connection | null): KnownConnection | null {
  if (connection === null || connection.status === 'disconnected') {
    return null;
  }
  const { id, external_name: name, expires_at: expiresAt } = connection;
  const expiresAtMs = expiresAt === null ? null : Date.parse(expiresAt);
  return {
    account: { id, name },
    expiresAtMs:
      connection.status === 'expired' ? Math.min(expiresAtMs ?? 0, Date.now()) : expiresAtMs,
  };
}

/** A changed connection or status remounts the machine. */
export function machineKey(connection: Connection | null): string {
  return connection === null
    ? 'none'
    : [connection.id, connection.status, connection.connected_at].join(' ');
}

/** Days until access ends, rounded up; null if it does not expire by itself. */
function daysLeft({ expires_at: at }: Pick<Connection, 'expires_at'>, nowMs: number) {
  return at === null ? null : Math.max(0, Math.ceil((Date.parse(at) - nowMs) / DAY_MS));
}

/** "Expires in 12 days", or another description of the expiry. */
export function accessWords(
  connection: Pick<Connection, 'expires_at' | 'status'>,
  nowMs: number,
): string {
  const left = daysLeft(connection, nowMs);
  if (connection.status === 'expired' || connection.status === 'revoked') {
    return words.expired;
  }
  if (left === null) {
    return words.neverExpires;
  }
  return left <= 1 ? words.expiresWithinADay : words.expiresIn(left);
}

export function eventWords({ kind }: Pick<ConnectionEvent, 'kind'>): string {
  return connectionEvents[kind];
}

/** What disconnecting does, one line each, including work left undone. */
export function disconnectConsequences(
  { provider }: Pick<Connection, 'provider'>,
  impact: ConnectionImpact | undefined,
): string[] {
  const name = PROVIDER_NAMES[provider];
  return [
    provider === 'quickbooks' ? words.booksUntouched(name) : words.nothingFetched(name),
    ...(impact === undefined ? [] : undone(impact)),
    words.accessRevoked,
  ];
}

function undone(impact: ConnectionImpact): string[] {
  const { schedules, unposted_entries: entries, owed_operations: owed } = impact;
  return [
    ...(schedules > 0 ? [words.syncsStop(schedules)] : []),
    ...(entries > 0 ? [words.entriesStay(entries)] : []),
    ...(owed > 0 ? [words.operationsOwed(owed)] : []),
  ];
}

/** Warnings on the company card before the next entry; days are `YYYY-MM-DD`. */
export function companyWarnings(
  details: NonNullable<Connection['details']>,
  oldestWaitingOn: string | null = null,
): { title: string; meaning: string }[] {
  const { closing_on: closed } = details;
  return [
    ...(closed !== null && oldestWaitingOn !== null && oldestWaitingOn <= closed
      ? [
          {
            title: books.closedTitle(formatDay(closed)),
            meaning: books.closedMeaning(formatDay(oldestWaitingOn)),
          },
        ]
      : []),
    ...(details.multicurrency
      ? [
          {
            title: books.multicurrency,
            meaning: books.multicurrencyMeaning,
          },
        ]
      : []),
    ...(details.class_tracking === 'off'
      ? [
          {
            title: books.noClasses,
            meaning: details.location_tracking ? books.useLocations : books.locationsOff,
          },
        ]
      : []),
  ];
}

export function classTrackingWords(details: NonNullable<Connection['details']>): string {
  return classTracking[details.class_tracking];
}
