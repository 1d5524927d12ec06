import {
  SESSION_BACKOFF_MAX_MS,
  SESSION_BACKOFF_MS,
  SESSION_LOOK_INTERVAL_MS,
  SESSION_REFRESH_MARGIN_MS,
  SESSION_REFRESH_MIN_INTERVAL_MS,
  SESSION_RETRY_REST_MS,
  SESSION_WARNING_THRESHOLD_MS,
} from '../limits.ts';
import type {
  HeldSession,
  SessionClock,
  SessionHealthContext,
  SessionMark,
} from './session-health.types.ts';

/** A mark with its end fixed on both clocks. */
export function holdSession(mark: SessionMark, clock: SessionClock): HeldSession {
  const { remainingMs, ...rest } = mark;
  return {
    ...rest,
    endsAtMs: clock.nowMs() + remainingMs,
    endsAtWallMs: clock.wallMs() + remainingMs,
  };
}

/** How long the access token is valid by the monotonic clock; 0 without a session. */
export function remainingMs({ session, clock }: SessionHealthContext): number {
  return session === null ? 0 : session.endsAtMs - clock.nowMs();
}

/**
 * Whether there is a token and it has expired.
 *
 * @example
 * isTokenExpired(session.getSnapshot().context); // true: a call with it would be refused
 */
export function isTokenExpired(context: SessionHealthContext): boolean {
  return context.session !== null && remainingMs(context) <= 0;
}

/**
 * The lower bound of the remaining time: the wall clock may be wrong, but only it counts while a device sleeps. An
 * error here costs one refresh, never the session.
 */
function surelyRemainingMs(context: SessionHealthContext): number {
  const { session, clock } = context;
  return session === null
    ? 0
    : Math.min(remainingMs(context), session.endsAtWallMs - clock.wallMs());
}

/** Within the margin, and not just refreshed. */
export function needsRefresh(context: SessionHealthContext): boolean {
  return (
    context.session !== null &&
    surelyRemainingMs(context) <= SESSION_REFRESH_MARGIN_MS &&
    !hasJustRefreshed(context)
  );
}

export function hasJustRefreshed({ refreshedAtMs, clock }: SessionHealthContext): boolean {
  return refreshedAtMs !== null && clock.nowMs() - refreshedAtMs < SESSION_REFRESH_MIN_INTERVAL_MS;
}

/** Whether the last attempt is long enough ago for another one. */
export function hasRested({ attemptedAtMs, clock }: SessionHealthContext): boolean {
  return attemptedAtMs === null || clock.nowMs() - attemptedAtMs >= SESSION_RETRY_REST_MS;
}

/** Time until the health may change; at most one check interval. */
export function untilNextLookMs(context: SessionHealthContext): number {
  const left = remainingMs(context);
  const thresholds = [SESSION_WARNING_THRESHOLD_MS, SESSION_REFRESH_MARGIN_MS, 0];
  const next = thresholds.find((threshold) => left > threshold) ?? 0;
  return atMostOneLook(left - next);
}

/** Time until a refresh is due; at most one check interval. */
export function untilRefreshMs(context: SessionHealthContext): number {
  const { session, refreshedAtMs, clock } = context;
  if (session === null) {
    return SESSION_LOOK_INTERVAL_MS;
  }
  const restMs =
    refreshedAtMs === null ? 0 : refreshedAtMs + SESSION_REFRESH_MIN_INTERVAL_MS - clock.nowMs();
  return atMostOneLook(Math.max(surelyRemainingMs(context) - SESSION_REFRESH_MARGIN_MS, restMs));
}

export function backoffMs({ failures }: SessionHealthContext): number {
  return Math.min(SESSION_BACKOFF_MS * 2 ** (failures - 1), SESSION_BACKOFF_MAX_MS);
}

function atMostOneLook(ms: number): number {
  return Math.min(Math.max(ms, 0), SESSION_LOOK_INTERVAL_MS);
}
