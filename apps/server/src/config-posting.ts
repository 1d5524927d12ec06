import { ConfigError, wholeNumber } from './config-values.ts';
import type { Env } from './config-values.ts';
import { DEFAULT_POSTING_TIMES } from './features/posting/posting-times.ts';
import type { PostingTimes } from './features/posting/posting-times.ts';

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
