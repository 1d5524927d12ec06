/** The account on the other side: a QuickBooks company, a platform account. */
export type ConnectedAccount = { readonly id: string; readonly name: string };

/** What is known of a connection that was made. `expiresAtMs` is null when access does not end by itself. */
export type KnownConnection = {
  readonly account: ConnectedAccount;
  readonly expiresAtMs: number | null;
};

export type ConnectionFailure = {
  readonly step: 'authorise' | 'verify' | 'disconnect';
  readonly code: string;
  readonly message: string;
};

/** Asking for consent in a window of its own, or, where a browser allows none, in this page. */
export type ConsentMode = 'window' | 'page';

export type ConnectionContext = {
  readonly known: KnownConnection | null;
  /** Books that are not this client's must never be connected in place of its own. */
  readonly expectedAccountId: string | null;
  /** The account that was chosen although another one was expected. */
  readonly other: ConnectedAccount | null;
  /** Goes out with the question and must come back with the answer. */
  readonly state: string | null;
  readonly mode: ConsentMode;
  readonly failure: ConnectionFailure | null;
  readonly now: () => number;
  readonly newState: () => string;
};

/**
 * `returned` is the state a page was left with when it asked for consent and has been loaded again; the answer to it
 * is verified at once.
 */
export type ConnectionInput = {
  readonly known: KnownConnection | null;
  readonly expectedAccountId: string | null;
  readonly returned: string | null;
  readonly now: () => number;
  readonly newState: () => string;
};

export type ConsentInput = { readonly state: string | null; readonly mode: ConsentMode };
export type VerifyInput = { readonly state: string | null };

export type ConnectionEvent =
  | { readonly type: 'connection.connect' }
  | { readonly type: 'connection.connect_here' }
  | { readonly type: 'connection.cancel' }
  | { readonly type: 'connection.retry' }
  | { readonly type: 'connection.disconnect' }
  | { readonly type: 'connection.revoked' }
  | { readonly type: 'consent.granted'; readonly state: string }
  | { readonly type: 'consent.denied' }
  | { readonly type: 'consent.blocked' }
  | { readonly type: 'consent.closed' }
  /** The question could not be asked. */
  | { readonly type: 'consent.failed'; readonly error: unknown }
  | { readonly type: 'page.woke' };

/** The states a connection can rest in, as a snapshot's value spells them; each has a face. */
export const CONNECTION_STATES = [
  'disconnected',
  'authorising.asking',
  'authorising.blocked',
  'authorising.closed',
  'authorising.denied',
  'verifying',
  'connected',
  'expiring',
  'expired',
  'revoked',
  'wrong_company',
  'disconnecting',
  'failed',
] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];
