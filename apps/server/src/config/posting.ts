import { ConfigError, wholeNumber } from './values.ts';
import type { Env } from './values.ts';

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

export function readPostingTimes(env: Env): PostingTimes {
  const { callMs, leaseMs, quarantineMs, retryMs, maxSends } = DEFAULT_POSTING_TIMES;
  const read = (name: string, fallback: number): number =>
    wholeNumber(env, name, { fallback, least: 1, most: 3_600_000 });
  const times = {
    callMs: read('POSTING_CALL_MS', callMs),
    leaseMs: read('POSTING_LEASE_MS', leaseMs),
    quarantineMs: read('POSTING_QUARANTINE_MS', quarantineMs),
    retryMs: read('POSTING_RETRY_MS', retryMs),
    maxSends,
  };
  if (times.leaseMs <= times.callMs || times.quarantineMs <= times.callMs) {
    throw new ConfigError(
      'POSTING_LEASE_MS and POSTING_QUARANTINE_MS must be longer than POSTING_CALL_MS.',
    );
  }
  return times;
}
