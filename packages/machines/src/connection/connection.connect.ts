import type { ConnectionContext, ConnectionEvent, ConnectionState } from './connection.types.ts';

/** What `connectConnection` needs to know. */
export type ConnectionSituation = {
  readonly state: ConnectionState;
  readonly context: Pick<ConnectionContext, 'known' | 'other' | 'mode' | 'failure'>;
};

/** What a person may do about a connection now; each is also the name of a button. */
export type ConnectionAction =
  | 'connect'
  | 'connect_here'
  | 'reconnect'
  | 'cancel'
  | 'retry'
  | 'disconnect';

/** A connection as plain props for its face. */
export type ConnectionView = {
  readonly state: ConnectionState;
  /** One of the product's status words. */
  readonly status: 'connected' | 'expiring' | 'expired' | 'revoked' | 'error' | 'disconnected';
  /** The connected account; null before there is one. */
  readonly accountName: string | null;
  readonly expiresAtMs: number | null;
  /** What happened and its effect on the books; null where the status is enough. */
  readonly message: { readonly tone: 'info' | 'warning' | 'danger'; readonly text: string } | null;
  readonly isWorking: boolean;
  readonly actions: readonly { readonly id: ConnectionAction; readonly run: () => void }[];
};

/**
 * Maps a connection's situation to plain props. Pure: only the actions call `send`.
 *
 * @example
 * const { status, actions } = connectConnection(connectionSituation, (event) => connection.send(event));
 * actions.map(({ id }) => id); // ['connect']
 */
export function connectConnection(
  { state, context }: ConnectionSituation,
  send: (event: ConnectionEvent) => void,
): ConnectionView {
  return {
    state,
    status: toStatus(state, context),
    accountName: context.known?.account.name ?? null,
    expiresAtMs: context.known?.expiresAtMs ?? null,
    message: toMessage({ state, context }),
    isWorking: state === 'authorising.asking' || state === 'verifying' || state === 'disconnecting',
    actions: ACTIONS[state].map((id) => ({ id, run: () => send({ type: EVENTS[id] }) })),
  };
}

const EVENTS = {
  connect: 'connection.connect',
  connect_here: 'connection.connect_here',
  reconnect: 'connection.connect',
  cancel: 'connection.cancel',
  retry: 'connection.retry',
  disconnect: 'connection.disconnect',
} as const satisfies Record<ConnectionAction, ConnectionEvent['type']>;

const ACTIONS: Record<ConnectionState, readonly ConnectionAction[]> = {
  disconnected: ['connect'],
  'authorising.asking': ['cancel'],
  'authorising.blocked': ['connect', 'connect_here', 'cancel'],
  'authorising.closed': ['connect', 'cancel'],
  'authorising.denied': ['connect', 'cancel'],
  verifying: [],
  connected: ['disconnect'],
  expiring: ['reconnect', 'disconnect'],
  expired: ['reconnect', 'disconnect'],
  revoked: ['reconnect', 'disconnect'],
  wrong_company: ['connect', 'cancel'],
  disconnecting: [],
  failed: ['retry', 'cancel'],
};

function toStatus(
  state: ConnectionState,
  { known }: ConnectionSituation['context'],
): ConnectionView['status'] {
  switch (state) {
    case 'connected':
    case 'expiring':
    case 'expired':
    case 'revoked':
    case 'disconnected':
      return state;
    case 'failed':
    case 'wrong_company':
      return 'error';
    case 'disconnecting':
      return 'connected';
    case 'verifying':
    case 'authorising.asking':
    case 'authorising.blocked':
    case 'authorising.closed':
    case 'authorising.denied':
    default:
      return known === null ? 'disconnected' : 'expiring';
  }
}

type SpokenState =
  | 'authorising.asking'
  | 'authorising.blocked'
  | 'authorising.closed'
  | 'authorising.denied'
  | 'verifying'
  | 'wrong_company'
  | 'disconnecting'
  | 'failed';

const TONES: Record<SpokenState, NonNullable<ConnectionView['message']>['tone']> = {
  'authorising.asking': 'info',
  'authorising.blocked': 'warning',
  'authorising.closed': 'warning',
  'authorising.denied': 'warning',
  verifying: 'info',
  wrong_company: 'danger',
  disconnecting: 'info',
  failed: 'danger',
};

/** What happened and its effect on the books, for each state whose status is not enough. */
export const CONNECTION_SENTENCES: Record<
  SpokenState,
  (context: ConnectionSituation['context']) => string
> = {
  'authorising.asking': ({ mode }) =>
    mode === 'window'
      ? 'Continue in the window that opened. Nothing changes until you do.'
      : 'We’re taking you to the provider’s page, and then back here.',
  'authorising.blocked': () =>
    'Your browser blocked the window. Allow it, or connect on this page instead.',
  'authorising.closed': () => 'The window was closed before you finished. Nothing has changed.',
  'authorising.denied': () => 'Access wasn’t granted. Nothing is fetched or posted without it.',
  verifying: () => 'Checking which account this is.',
  wrong_company: ({ other, known }) =>
    `This is ${other?.name ?? 'another account'}, not ${known?.account.name ?? 'the account of this client'}. It wasn’t connected, and nothing was posted to it.`,
  disconnecting: () => 'Disconnecting.',
  failed: ({ failure }) =>
    `${withPeriod(failure?.message ?? 'An unexpected error occurred')} Your books are unchanged.`,
};

function toMessage({ state, context }: ConnectionSituation): ConnectionView['message'] {
  return isSpoken(state)
    ? { tone: TONES[state], text: CONNECTION_SENTENCES[state](context) }
    : null;
}

function isSpoken(state: ConnectionState): state is SpokenState {
  return state in CONNECTION_SENTENCES;
}

function withPeriod(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
