/** What a tab knows of the session: who and which, never a token. */
export type SessionMark = {
  readonly userId: string;
  readonly sessionId: string;
  /** Counts the refreshes of a session; with `sessionId` it tells one access token from the next. */
  readonly epoch: number;
  /** How long the access token is still good, in ms; negative when it is past its time. */
  readonly remainingMs: number;
};

/**
 * `nowMs` counts on whatever the user does to the clock (`performance.now`); `wallMs` is the clock on the wall
 * (`Date.now`), which also counts while a device sleeps.
 */
export type SessionClock = { readonly nowMs: () => number; readonly wallMs: () => number };

/** The session as all tabs share it. */
export type SessionStorage = {
  /** Read anew on each call: another tab may have written. */
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
  /** When the access token is past its time, on each clock. */
  readonly endsAtMs: number;
  readonly endsAtWallMs: number;
};

export type SessionHealthContext = SessionHealthInput & {
  readonly session: HeldSession | null;
  /** When this tab got or adopted a refreshed token; null when the token came with the session itself. */
  readonly refreshedAtMs: number | null;
  readonly attemptedAtMs: number | null;
  /** Attempts in a row that said nothing about the session. */
  readonly failures: number;
  /** The session ended without the user's doing, and no other has started since. */
  readonly hasLost: boolean;
};

/** What happens to a session, in the words of GoTrue (`docs/auth.md`), and what the page hears of. */
export type SessionHealthEvent =
  /** What storage held when the page started. */
  | { readonly type: 'INITIAL_SESSION'; readonly session: SessionMark | null }
  | { readonly type: 'SIGNED_IN'; readonly session: SessionMark }
  | { readonly type: 'TOKEN_REFRESHED'; readonly session: SessionMark }
  | { readonly type: 'SIGNED_OUT' }
  | { readonly type: 'USER_DELETED' }
  /** `epoch` of the token that was refused; `retried` when the call had been sent twice. */
  | { readonly type: 'HTTP_401'; readonly epoch: number; readonly retried: boolean }
  | { readonly type: 'HTTP_403' }
  /** A call needs a token and the one there is past its time. */
  | { readonly type: 'REFRESH_WANTED' }
  | { readonly type: 'TICK' }
  /** The page came back to the front, out of the cache, or out of sleep. */
  | { readonly type: 'WAKE' }
  | { readonly type: 'ONLINE' }
  /** Another tab wrote. */
  | { readonly type: 'STORAGE' }
  | { readonly type: 'INIT_TIMEOUT' }
  /** This tab may refresh now. */
  | { readonly type: 'LOCK_GRANTED' }
  /** The server ended the session: the refresh region tells the health region. */
  | { readonly type: 'SESSION_REFUSED' }
  /** Another user signed in elsewhere in this browser. */
  | { readonly type: 'USER_CHANGED' };

/** What refreshing gave; a refused token is an answer, not an error. */
export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly session: SessionMark }
  /** The server ended the session, or knows no such user. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'user_gone' }
  /** Storage changed while the call was under way, so its answer was not kept. */
  | { readonly kind: 'superseded' };

/** What the server says of a session whose fresh token it refused. */
export type VerifyOutcome = 'alive' | 'refused' | 'user_gone';

export type SessionHealthEmitted =
  /** The session ended without the user's doing; said once. */
  | { readonly type: 'session.expired' }
  /** A session started after one had expired. */
  | { readonly type: 'session.restored' }
  /** Reload the page: what it shows belongs to somebody else. */
  | { readonly type: 'session.user_changed' }
  /** No session was heard of in time: lead to the login. */
  | { readonly type: 'session.init_timed_out' }
  /** A call was refused for want of permission. */
  | { readonly type: 'permission.denied' };
