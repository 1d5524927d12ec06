import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../../http/errors.ts';

/** A session's limit per minute: a page that fails continuously must not fill the table. */
export const EVENTS_PER_MINUTE = 200;
/** The hourly limit of anonymous pages per network address. */
export const STRANGER_EVENTS_PER_HOUR = 60;
/** The daily limit of anonymous pages across all addresses, so that no number of them fills the table. */
export const STRANGERS_EVENTS_PER_DAY = 2_000;

/** Count events across all processes; each throws `rate_limited` over its limit. */
export type ReportLimits = {
  readonly ofSession: (sessionId: string, events: number) => Promise<void>;
  readonly ofStranger: (address: string, events: number) => Promise<void>;
};

const EVERYBODY = 'everybody';

export function createReportLimits(pool: Pool): ReportLimits {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'dataflow_reports',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const ofSession = limiter('events', EVENTS_PER_MINUTE, 60);
  const ofAddress = limiter('address', STRANGER_EVENTS_PER_HOUR, 3_600);
  const ofStrangers = limiter('strangers', STRANGERS_EVENTS_PER_DAY, 86_400);
  return {
    ofSession: (sessionId, events) => consume(ofSession, sessionId, events),
    ofStranger: async (address, events) => {
      await consume(ofAddress, address, events);
      await consume(ofStrangers, EVERYBODY, events);
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string, events: number): Promise<void> {
  try {
    await limiter.consume(key, events);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) {
      throw reason;
    }
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
    throw new AppError('rate_limited', { headers: { 'retry-after': String(seconds) } });
  }
}
