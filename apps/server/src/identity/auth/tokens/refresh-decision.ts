/** A session's refresh state at the moment a token is presented. */
export type RefreshState = {
  readonly counter: number;
  readonly refreshedAt: Date;
  readonly createdAt: Date;
  readonly notAfter: Date;
};

export type RefreshDecision =
  /** The newest token: increment the counter and issue the next. */
  | 'rotate'
  /** A token used twice concurrently, or whose response was lost: issue the current one again. */
  | 'reissue'
  /** An old token: somebody has a copy, so the session ends. */
  | 'reuse'
  | 'expired'
  | 'not_issued';

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;
/** Tabs that refresh concurrently stay signed in. */
const CONCURRENT_REFRESH_MS = 10 * SECOND_MS;
/** A lost response may be requested again while the access token it carried would still be valid. */
const LOST_ANSWER_MS = 3_600 * SECOND_MS;
/** ASVS 7.3.1: a session ends after this much inactivity. */
export const INACTIVITY_MS = 14 * DAY_MS;

/** Decides what a presented counter means; the caller holds the session's row lock. */
export function decideRefresh(state: RefreshState, presented: number, now: Date): RefreshDecision {
  const idleMs = now.getTime() - state.refreshedAt.getTime();
  if (now >= state.notAfter || idleMs > INACTIVITY_MS) {
    return 'expired';
  }
  const behind = state.counter - presented;
  if (behind < 0) {
    return 'not_issued';
  }
  if (behind === 0) {
    return 'rotate';
  }
  const isLostAnswer = behind === 1 && idleMs <= LOST_ANSWER_MS;
  return isLostAnswer || idleMs < CONCURRENT_REFRESH_MS ? 'reissue' : 'reuse';
}
