/** The provider's account: a QuickBooks company, a platform account. */
export type ConnectedAccount = { readonly id: string; readonly name: string };

/** A connection that was made. `expiresAtMs` is null when access does not expire by itself. */
export type KnownConnection = {
  readonly account: ConnectedAccount;
  readonly expiresAtMs: number | null;
};

/** Why a step of connecting stopped: a machine code, and a sentence for people. */
export type ConnectionFailure = {
  readonly step: 'authorise' | 'verify' | 'disconnect';
  readonly code: string;
  readonly message: string;
};

/** How consent is requested: in a popup window or, where the browser blocks it, by redirecting this page. */
export type ConsentMode = 'window' | 'page';

/** What a connection knows besides its state. */
export type ConnectionContext = {
  readonly known: KnownConnection | null;
  /** Guards against connecting another company in place of the client's own. */
  readonly expectedAccountId: string | null;
  /** The account that was chosen instead of the expected one. */
  readonly other: ConnectedAccount | null;
  /** Sent with the consent request; the answer must carry it back. */
  readonly state: string | null;
  readonly mode: ConsentMode;
  readonly failure: ConnectionFailure | null;
  readonly now: () => number;
  readonly newState: () => string;
};

/** `returned` is the state a page was left with when it redirected for consent; the answer to it is verified at once. */
export type ConnectionInput = {
  readonly known: KnownConnection | null;
  readonly expectedAccountId: string | null;
  readonly returned: string | null;
  readonly now: () => number;
  readonly newState: () => string;
};

/** The question for consent: the state that its answer must carry, and where it is asked. */
export type ConsentInput = { readonly state: string | null; readonly mode: ConsentMode };
/** The consent to trade, by the state it was asked with. */
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
  /** The consent request could not be made. */
  | { readonly type: 'consent.failed'; readonly error: unknown }
  | { readonly type: 'page.woke' };

/** The resting states of a connection, as a snapshot's value spells them; each can be shown. */
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
