import type { ConnectionState, KnownConnection } from '@platebook/machines';
import type { ConnectionCardState } from '@platebook/ui';
import type {
  Connection,
  ConnectionEvent,
  ConnectionImpact,
} from '../../shared/workspace/connections.queries.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { counted } from '../../shared/format/counted.ts';

const DAY_MS = 86_400_000;

/** How the card names what the machine is in. */
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

/** What the card shows: the machine while something happens on this page, else what the server knows. */
export function toCardState(
  state: ConnectionState,
  connection: Pick<Connection, 'status'> | null,
): ConnectionCardState {
  const isResting = state === 'connected' || state === 'expiring' || state === 'expired';
  return isResting && connection !== null && connection.status !== 'disconnected'
    ? connection.status
    : CARD_STATES[state];
}

/** What the machine starts from; null for a connection that is none any more. */
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

/** Another connection, or the same one in another state, is another machine. */
export function machineKey(connection: Connection | null): string {
  return connection === null
    ? 'none'
    : [connection.id, connection.status, connection.connected_at].join(' ');
}

/** Begun days until access ends; null where it does not end by itself. */
function daysLeft({ expires_at: at }: Pick<Connection, 'expires_at'>, nowMs: number) {
  return at === null ? null : Math.max(0, Math.ceil((Date.parse(at) - nowMs) / DAY_MS));
}

/** "Expires in 12 days", or how access ends otherwise. */
export function accessWords(
  connection: Pick<Connection, 'expires_at' | 'status'>,
  nowMs: number,
): string {
  const left = daysLeft(connection, nowMs);
  if (connection.status === 'expired' || connection.status === 'revoked') {
    return 'Expired';
  }
  if (left === null) {
    return 'Doesn’t expire';
  }
  return left <= 1 ? 'Expires within a day' : `Expires in ${left} days`;
}

const ACTIONS: Readonly<Record<ConnectionEvent['kind'], string>> = {
  connected: 'connected',
  reauthorised: 'renewed access',
  tested: 'tested the connection: it works',
  refreshed: 'refreshed access',
  expiring: 'warned that access expires soon',
  expired: 'noticed that access expired',
  revoked: 'noticed that access was revoked',
  failed: 'tested the connection: it was refused',
  paused: 'paused fetching and posting',
  resumed: 'resumed fetching and posting',
  disconnected: 'disconnected',
};

export function eventWords({ kind }: Pick<ConnectionEvent, 'kind'>): string {
  return ACTIONS[kind];
}

/** What disconnecting does, one line each, with what it leaves undone. */
export function disconnectConsequences(
  { provider }: Pick<Connection, 'provider'>,
  impact: ConnectionImpact | undefined,
): string[] {
  const name = PROVIDER_NAMES[provider];
  const what = provider === 'quickbooks' ? 'posted to or read from' : 'fetched from';
  return [
    `Nothing is ${what} ${name} until someone reconnects it.`,
    ...(impact === undefined ? [] : undone(impact)),
    'Access is revoked and its tokens are deleted. Everything fetched and posted so far is kept, with its history.',
  ];
}

function undone(impact: ConnectionImpact): string[] {
  const { schedules, unposted_entries: entries, owed_operations: owed } = impact;
  return [
    ...(schedules > 0
      ? [`${counted(schedules, 'scheduled sync')} ${schedules === 1 ? 'stops' : 'stop'}.`]
      : []),
    ...(entries > 0
      ? [`${counted(entries, 'waiting entry', 'waiting entries')} can’t be posted.`]
      : []),
    ...(owed > 0
      ? [
          `${counted(owed, 'operation')} in QuickBooks ${owed === 1 ? 'is' : 'are'} waiting for confirmation. Wait until ${owed === 1 ? 'it finishes' : 'they finish'}, or check QuickBooks yourself.`,
        ]
      : []),
  ];
}

const CLASS_TRACKING = {
  off: 'Off',
  per_transaction: 'One class per entry',
  per_line: 'A class per line',
} as const;

/** What a reader of the company card should know before the next entry; days are `YYYY-MM-DD`. */
export function companyWarnings(
  details: NonNullable<Connection['details']>,
  oldestWaitingOn: string | null = null,
): { title: string; meaning: string }[] {
  const { closing_on: closed } = details;
  return [
    ...(closed !== null && oldestWaitingOn !== null && oldestWaitingOn <= closed
      ? [
          {
            title: `Books are closed through ${formatDay(closed)}`,
            meaning: `Your oldest waiting entry is dated ${formatDay(oldestWaitingOn)} and can’t be posted on that date. Open the period in QuickBooks, or post it on a later date.`,
          },
        ]
      : []),
    ...(details.multicurrency
      ? [
          {
            title: 'Multicurrency is on',
            meaning: 'Entries are posted in your home currency only.',
          },
        ]
      : []),
    ...(details.class_tracking === 'off'
      ? [
          {
            title: 'Class tracking is off',
            meaning: details.location_tracking
              ? 'You can’t track stores by class. Use locations or separate accounts.'
              : 'Locations are off too, so stores can only be tracked with separate accounts. Turn one of them on in QuickBooks to use it here.',
          },
        ]
      : []),
  ];
}

export function classTrackingWords(details: NonNullable<Connection['details']>): string {
  return CLASS_TRACKING[details.class_tracking];
}
