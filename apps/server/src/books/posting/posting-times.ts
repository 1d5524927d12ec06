import type { PostingTimes } from '../../config/posting.ts';

/** How long a question before a send may take: several fit into a lease, and the send after them. */
export function reportTimeout({ callMs, leaseMs }: PostingTimes): number {
  return Math.min(callMs, Math.floor(leaseMs / 6));
}

const LONGEST_RETRY_MS = 60_000;

/** How long to wait before the next try, having tried `sends` times. */
export function retryAfter({ retryMs }: PostingTimes, sends: number): number {
  return Math.min(retryMs * 2 ** Math.min(sends, 20), LONGEST_RETRY_MS);
}
