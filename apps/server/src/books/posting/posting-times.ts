import type { PostingTimes } from '../../config/posting.ts';

/** The timeout of a query before a send: several queries and the send must fit into a lease. */
export function reportTimeout({ callMs, leaseMs }: PostingTimes): number {
  return Math.min(callMs, Math.floor(leaseMs / 6));
}

const LONGEST_RETRY_MS = 60_000;

/** The back-off before the next attempt, after `sends` attempts. */
export function retryAfter({ retryMs }: PostingTimes, sends: number): number {
  return Math.min(retryMs * 2 ** Math.min(sends, 20), LONGEST_RETRY_MS);
}
