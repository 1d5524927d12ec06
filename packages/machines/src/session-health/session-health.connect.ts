/** The states of a session's health (`docs/session.md`), and `unknown` before storage was read. */
export type SessionHealth =
  | 'unknown'
  | 'no_session'
  | 'healthy'
  | 'warning'
  | 'expiring_soon'
  | 'expired';

/** What a session is doing about its token. */
export type RefreshState =
  | 'idle'
  | 'jittering'
  | 'locking'
  | 'inflight'
  | 'backoff'
  | 'verifying'
  | 'dead';

/** A session-health snapshot's `value`; transient states are never visible outside the machine. */
type Value = { readonly health: string; readonly refresh: string | { readonly working?: string } };

/**
 * The health of a session, from a snapshot's `value`.
 *
 * @example
 * toSessionHealth(session.getSnapshot().value); // 'healthy'
 */
export function toSessionHealth({ health }: Value): SessionHealth {
  return HEALTH.find((word) => word === health) ?? 'unknown';
}

/** What the session is doing about its token, from a snapshot's `value`. */
export function toRefreshState({ refresh }: Value): RefreshState {
  const innermost = typeof refresh === 'string' ? refresh : refresh.working;
  return REFRESH.find((word) => word === innermost) ?? 'idle';
}

/** Whether a new token may arrive without another request. */
export function isRefreshing(value: Value): boolean {
  return ['jittering', 'locking', 'inflight', 'verifying'].includes(toRefreshState(value));
}

export const HEALTH = [
  'unknown',
  'no_session',
  'healthy',
  'warning',
  'expiring_soon',
  'expired',
] as const satisfies readonly SessionHealth[];

export const REFRESH = [
  'idle',
  'jittering',
  'locking',
  'inflight',
  'backoff',
  'verifying',
  'dead',
] as const satisfies readonly RefreshState[];
