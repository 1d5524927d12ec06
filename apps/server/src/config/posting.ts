import { ConfigError, wholeNumber } from './values.ts';
import type { Env } from './values.ts';

/** The durations of the protocol of reliability.md 3.2, in ms. */
export type PostingTimes = {
  /** The time-out of one call. */
  readonly callMs: number;
  /** The lease of a worker on an outbox row and its realm; longer than a call. */
  readonly leaseMs: number;
  /**
   * The quarantine after the last send, until a look-up in the books reliably shows that it never arrived: our time-out
   * and the provider's together.
   */
  readonly quarantineMs: number;
  /** The initial back-off for a call that certainly did not arrive; doubles each time, up to a minute. */
  readonly retryMs: number;
  /** After this many sends a person decides. */
  readonly maxSends: number;
};

/** Intuit responds within 120 s or not at all (platform-apis 3.2). */
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
