import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

/** Counts an action per network address and hour, across all processes; throws `rate_limited` beyond `most`. */
export function limitPerHour(
  pool: Pool,
  { name, most }: { readonly name: string; readonly most: number },
): (address: string) => Promise<void> {
  const counting = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'login_attempts',
    tableCreated: true,
    keyPrefix: name,
    points: most,
    duration: 3_600,
  });
  return async (address) => {
    try {
      await counting.consume(address);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) {
        throw reason;
      }
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
      throw new AppError('rate_limited', { headers: { 'retry-after': String(seconds) } });
    }
  };
}
