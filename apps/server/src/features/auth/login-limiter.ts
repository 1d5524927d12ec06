import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_S = 15 * 60;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;

/** Counts failed sign-ins only: whoever knows the password never pays for it. */
export type LoginLimiter = {
  /** Seconds to wait before another attempt, or null. */
  readonly waitSeconds: (login: string, address: string) => Promise<number | null>;
  readonly recordFailure: (login: string, address: string) => Promise<void>;
};

export function createLoginLimiter(pool: Pool): LoginLimiter {
  const limiter = (keyPrefix: string, points: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'login_attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration: WINDOW_S,
    });
  const byAccount = limiter('account', FAILURES_PER_ACCOUNT);
  const byAddress = limiter('address', FAILURES_PER_ADDRESS);
  return {
    waitSeconds: async (login, address) => {
      const spent = await Promise.all([
        waitOf(byAccount, login, FAILURES_PER_ACCOUNT),
        waitOf(byAddress, address, FAILURES_PER_ADDRESS),
      ]);
      const longest = Math.max(...spent);
      return longest > 0 ? longest : null;
    },
    recordFailure: async (login, address) => {
      await Promise.all([countFailure(byAccount, login), countFailure(byAddress, address)]);
    },
  };
}

async function waitOf(limiter: RateLimiterPostgres, key: string, points: number): Promise<number> {
  const state = await limiter.get(key);
  return state !== null && state.consumedPoints >= points
    ? Math.max(1, Math.ceil(state.msBeforeNext / 1000))
    : 0;
}

async function countFailure(limiter: RateLimiterPostgres, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal: unknown) => {
    // Thrown when the limit is reached, which the next attempt is told.
    if (!(refusal instanceof RateLimiterRes)) {
      throw refusal;
    }
  });
}
