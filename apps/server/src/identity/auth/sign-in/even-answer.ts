import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the work takes on an idle machine. */
const LEAST_MS = 150;

/** Enforces a minimum duration, so that timing does not reveal whether there was anything to do (ASVS 6.3.8). */
export async function evenly<Result>(work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, delay(LEAST_MS)]);
  if (outcome.status === 'rejected') {
    throw outcome.reason;
  }
  return outcome.value;
}
