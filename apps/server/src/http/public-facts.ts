import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { PublicFacts } from './pages-module.ts';

type Options = {
  readonly load: () => Promise<PublicFacts>;
  readonly clock: Clock;
  readonly log: Logger;
  /** How long the first reader waits for an unresponsive database. */
  readonly patienceMs?: number;
};

export const UNKNOWN_FACTS: PublicFacts = { plans: null, needsInvite: null, banners: [] };

const FRESH_MS = 10_000;

/**
 * Facts for pages that anybody may load as often as they like: cached for ten seconds, and the last known ones if they
 * cannot be read, so that the front page works without the database.
 */
export function createPublicFacts(options: Options): () => Promise<PublicFacts> {
  const { load, clock, log, patienceMs = 1_500 } = options;
  let known = UNKNOWN_FACTS;
  let readAtMs: number | null = null;
  let reading: Promise<void> | null = null;
  const read = async () => {
    try {
      known = await load();
      readAtMs = clock.now().getTime();
    } catch (error) {
      log.warn({ err: error }, 'The plans for the front page could not be read.');
    } finally {
      reading = null;
    }
  };
  return async () => {
    if (readAtMs === null || clock.now().getTime() - readAtMs >= FRESH_MS) {
      reading ??= read();
      await Promise.race([reading, wait(patienceMs, undefined, { ref: false })]);
    }
    return known;
  };
}
