import { setTimeout as delay } from 'node:timers/promises';
import { outageOf } from './outage.ts';

/** How long a caller waits for an unavailable database; a restart takes a second or two. */
const WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 250;

/**
 * Runs `work`, and retries it if the database was unavailable and `mayRepeat` confirms for the error that nothing was
 * done: for at most two seconds, counted from the first failure of an outage, whichever call saw it. Later callers fail
 * immediately.
 */
export type Patience = <Result>(
  work: () => Promise<Result>,
  mayRepeat: (error: unknown) => boolean,
) => Promise<Result>;

type Time = {
  readonly nowMs: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
};

const REAL_TIME: Time = { nowMs: () => performance.now(), pause: (ms) => delay(ms) };

/** One per database, shared by all callers. */
export function createPatience({ nowMs, pause }: Time = REAL_TIME): Patience {
  let outage: { readonly sinceMs: number; lastMs: number } | null = null;
  const timeLeft = (now: number): number => {
    if (outage === null || now - outage.lastMs > WAIT_MS) {
      outage = { sinceMs: now, lastMs: now };
    }
    outage.lastMs = now;
    return outage.sinceMs + WAIT_MS - now;
  };
  return async (work, mayRepeat) => {
    let firstMs: number | null = null;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        const result = await work();
        outage = null;
        return result;
      } catch (error) {
        if (outageOf(error) !== 'away') {
          throw error;
        }
        const now = nowMs();
        firstMs ??= now;
        // Also limited by the caller's own time: its query may be what ends its connections, while others succeed.
        const leftMs = Math.min(timeLeft(now), firstMs + WAIT_MS - now);
        if (leftMs < pauseMs || !mayRepeat(error)) {
          throw error;
        }
        await pause(pauseMs);
      }
    }
  };
}
