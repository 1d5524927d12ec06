import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/errors.ts';

const HOUR_S = 60 * 60;

/** Limits per hour; invitations and requests count per user, previews per network address. */
const POINTS_PER_HOUR = { invitations: 200, access_requests: 10, previews: 600 } as const;

export type TeamLimiter = {
  /** Throws `rate_limited` with the seconds to wait. */
  readonly consume: (
    what: keyof typeof POINTS_PER_HOUR,
    by: string,
    points?: number,
  ) => Promise<void>;
};

export function createTeamLimiter(pool: Pool): TeamLimiter {
  const limiter = (what: keyof typeof POINTS_PER_HOUR): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'login_attempts',
      tableCreated: true,
      keyPrefix: `team_${what}`,
      points: POINTS_PER_HOUR[what],
      duration: HOUR_S,
    });
  const limiters = {
    invitations: limiter('invitations'),
    access_requests: limiter('access_requests'),
    previews: limiter('previews'),
  };
  return {
    consume: async (what, by, points = 1) => {
      try {
        await limiters[what].consume(by, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) {
          throw refusal;
        }
        throw rateLimited(refusal.msBeforeNext);
      }
    },
  };
}

export function rateLimited(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('rate_limited', { headers: { 'retry-after': String(seconds) } });
}
