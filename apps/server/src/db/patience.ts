import { setTimeout as delay } from 'node:timers/promises';
import { outageOf } from './outage.ts';

/** How long whoever asks waits for a database that is away; a restart takes a second or two. */
const WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 250;

/**
 * Does `work`, and again where the database was away and `mayRepeat` says of what was thrown that nothing was done: for two
 * seconds at most, counted from the first failure of an outage, whoever met with it. Later callers are told at once.
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

/** One for all who ask the same database. */
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
        // Its own time too: what one caller asks may be what ends its connections, while others are answered.
        const leftMs = Math.min(timeLeft(now), firstMs + WAIT_MS - now);
        if (leftMs < pauseMs || !mayRepeat(error)) {
          throw error;
        }
        await pause(pauseMs);
      }
    }
  };
}
