/** What a tab knows of the session: the user and the session id, never a token. */
export type SessionMark = {
  readonly userId: string;
  readonly sessionId: string;
  /** Counts the refreshes of a session; with `sessionId` it tells one access token from the next. */
  readonly epoch: number;
  /** How long the access token is still valid, in ms; negative once it has expired. */
  readonly remainingMs: number;
};

/**
 * `nowMs` is monotonic (`performance.now`); `wallMs` is the wall clock (`Date.now`), which also advances while a device
 * sleeps.
 */
export type SessionClock = { readonly nowMs: () => number; readonly wallMs: () => number };

/** The session as all tabs share it. */
export type SessionStorage = {
  /** Read on each call: another tab may have written. */
  readonly read: () => SessionMark | null;
  /** Only called when something is stored. */
  readonly clear: (why: 'signed_out' | 'expired') => void;
};

export type SessionHealthInput = {
  readonly clock: SessionClock;
  readonly storage: SessionStorage;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
};

export type HeldSession = Omit<SessionMark, 'remainingMs'> & {
  /** When the access token expires, on each clock. */
  readonly endsAtMs: number;
  readonly endsAtWallMs: number;
};

export type SessionHealthContext = SessionHealthInput & {
  readonly session: HeldSession | null;
  /** When this tab got or adopted a refreshed token; null when the token came with the session itself. */
  readonly refreshedAtMs: number | null;
  readonly attemptedAtMs: number | null;
  /** Consecutive inconclusive attempts. */
  readonly failures: number;
  /** The session ended without the user's doing, and no other has started since. */
  readonly hasLost: boolean;
};

/** The events of a session, named as in GoTrue (`docs/auth.md`), and those of the page. */
export type SessionHealthEvent =
  /** What storage held when the page started. */
  | { readonly type: 'INITIAL_SESSION'; readonly session: SessionMark | null }
  | { readonly type: 'SIGNED_IN'; readonly session: SessionMark }
  | { readonly type: 'TOKEN_REFRESHED'; readonly session: SessionMark }
  | { readonly type: 'SIGNED_OUT' }
  | { readonly type: 'USER_DELETED' }
  /** `epoch` of the refused token; `retried` when the call had been sent twice. */
  | { readonly type: 'HTTP_401'; readonly epoch: number; readonly retried: boolean }
  | { readonly type: 'HTTP_403' }
  /** A call needs a token and the current one has expired. */
  | { readonly type: 'REFRESH_WANTED' }
  | { readonly type: 'TICK' }
  /** The page became visible, was restored from the back/forward cache, or woke from sleep. */
  | { readonly type: 'WAKE' }
  | { readonly type: 'ONLINE' }
  /** Another tab wrote to storage. */
  | { readonly type: 'STORAGE' }
  | { readonly type: 'INIT_TIMEOUT' }
  /** This tab may refresh now. */
  | { readonly type: 'LOCK_GRANTED' }
  /** The server ended the session: sent by the refresh region to the health region. */
  | { readonly type: 'SESSION_REFUSED' }
  /** Another user signed in in another tab of this browser. */
  | { readonly type: 'USER_CHANGED' };

/** The result of a refresh; a refused token is an answer, not an error. */
export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly session: SessionMark }
  /** The server ended the session, or knows no such user. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'user_gone' }
  /** Storage changed during the call, so its answer was discarded. */
  | { readonly kind: 'superseded' };

/** The server's answer about a session whose fresh token it refused. */
export type VerifyOutcome = 'alive' | 'refused' | 'user_gone';

export type SessionHealthEmitted =
  /** The session ended without the user's doing; emitted once. */
  | { readonly type: 'session.expired' }
  /** A session started after one had expired. */
  | { readonly type: 'session.restored' }
  /** Reload the page: what it shows belongs to another user. */
  | { readonly type: 'session.user_changed' }
  /** No session was found in time: redirect to the login. */
  | { readonly type: 'session.init_timed_out' }
  /** A call was refused with a permission error. */
  | { readonly type: 'permission.denied' };
