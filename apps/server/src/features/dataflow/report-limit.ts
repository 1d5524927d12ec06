import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/errors.ts';

/** What one session may report in a minute: a page that fails all the time must not fill the table. */
export const EVENTS_PER_MINUTE = 200;

/** Counts the events of a session, for all processes together; throws `rate_limited` where there were too many. */
export type ReportLimit = (sessionId: string, events: number) => Promise<void>;

export function createReportLimit(pool: Pool): ReportLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'dataflow_reports',
    tableCreated: true,
    keyPrefix: 'events',
    points: EVENTS_PER_MINUTE,
    duration: 60,
  });
  return async (sessionId, events) => {
    try {
      await limiter.consume(sessionId, events);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) {
        throw reason;
      }
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
      throw new AppError('rate_limited', { headers: { 'retry-after': String(seconds) } });
    }
  };
}
