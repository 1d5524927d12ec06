import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/errors.ts';

/** What one network address may do in an hour: an office shares one. */
export const STARTS_PER_HOUR = 30;
const ANSWERS_PER_HOUR = 600;

/** Each throws `rate_limited` where there were too many. */
export type SurveyLimits = {
  readonly ofStarts: (address: string) => Promise<void>;
  readonly ofAnswers: (address: string) => Promise<void>;
};

export function createSurveyLimits(pool: Pool): SurveyLimits {
  const limiter = (keyPrefix: string, points: number) => {
    const counting = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'login_attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration: 3_600,
    });
    return async (address: string): Promise<void> => {
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
  };
  return {
    ofStarts: limiter('survey_starts', STARTS_PER_HOUR),
    ofAnswers: limiter('survey_answers', ANSWERS_PER_HOUR),
  };
}
