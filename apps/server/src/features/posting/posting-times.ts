/** The lengths of time the protocol of reliability.md 3.2 goes by, in ms. */
export type PostingTimes = {
  /** How long one call may take. */
  readonly callMs: number;
  /** How long a worker keeps an outbox row and its realm; longer than a call. */
  readonly leaseMs: number;
  /** From the last send until the books can be believed that it never arrived: our time-out and the provider's together. */
  readonly quarantineMs: number;
  /** Until a call is tried again that is certain not to have arrived; twice as long each time, a minute at most. */
  readonly retryMs: number;
  /** After so many sends a person decides. */
  readonly maxSends: number;
};

/** Intuit answers within 120 s or not at all (platform-apis 3.2). */
export const DEFAULT_POSTING_TIMES: PostingTimes = {
  callMs: 30_000,
  leaseMs: 90_000,
  quarantineMs: 130_000,
  retryMs: 5_000,
  maxSends: 12,
};

/** How long a question before a send may take: several fit into a lease, and the send after them. */
export function reportTimeout({ callMs, leaseMs }: PostingTimes): number {
  return Math.min(callMs, Math.floor(leaseMs / 6));
}

const LONGEST_RETRY_MS = 60_000;

/** How long to wait before the next try, having tried `sends` times. */
export function retryAfter({ retryMs }: PostingTimes, sends: number): number {
  return Math.min(retryMs * 2 ** Math.min(sends, 20), LONGEST_RETRY_MS);
}
