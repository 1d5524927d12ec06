import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Clock } from '../../../platform/clock.ts';

const WINDOW_S = 5 * 60;
/** GoTrue: one message per user and minute. Here per address, so that it reveals nothing about accounts. */
const BETWEEN_MESSAGES_MS = 60_000;

/** What one network address may request in five minutes; each has its own count. */
export type LimitedCall =
  | 'signup'
  | 'otp'
  | 'recover'
  | 'resend'
  | 'verify'
  | 'update_user'
  | 'reauthenticate'
  | 'enroll'
  | 'challenge';

export type RequestLimiter = {
  /** Throws `over_request_rate_limit`. */
  readonly count: (call: LimitedCall, address: string) => Promise<void>;
  /** Claims the right to send to an address now. Throws `over_email_send_rate_limit` with the seconds to wait. */
  readonly claimMessage: (kind: string, sentTo: string) => Promise<void>;
};

type Deps = {
  readonly pool: Pool;
  readonly database: Database;
  readonly clock: Clock;
  /** Requests of one kind from one network address in five minutes (GoTrue: 30). */
  readonly points: number;
};

export function createRequestLimiter({ pool, database, clock, points }: Deps): RequestLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'login_attempts',
    tableCreated: true,
    keyPrefix: 'auth',
    points,
    duration: WINDOW_S,
  });
  return {
    count: async (call, address) => {
      try {
        await limiter.consume(`${call}:${address}`);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) {
          throw refusal;
        }
        throw tooSoon('over_request_rate_limit', Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    claimMessage: async (kind, sentTo) => {
      const waitMs = await claim(database, `${kind}:${sentTo}`, clock.now());
      if (waitMs > 0) {
        throw tooSoon(
          sentTo.includes('@') ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit',
          Math.ceil(waitMs / 1000),
        );
      }
    },
  };
}

function tooSoon(
  key: 'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
  seconds: number,
): GoTrueError {
  const headers = { 'retry-after': String(seconds) };
  return key === 'over_request_rate_limit'
    ? new GoTrueError(key, { headers })
    : new GoTrueError(key, {
        headers,
        message: `For security purposes, you can only request this after ${seconds} seconds.`,
      });
}

/** Milliseconds left of an earlier claim, or 0 for a claim that is taken now. */
async function claim(database: Database, key: string, now: Date): Promise<number> {
  const sha256 = createHash('sha256').update(key).digest('hex');
  const since = new Date(now.getTime() - BETWEEN_MESSAGES_MS);
  return database.asOwner(async (tx) => {
    const { rows: claimed } = await sql`
      insert into auth_sends (key_sha256, sent_at) values (${sha256}, ${now})
      on conflict (key_sha256) do update set sent_at = ${now} where auth_sends.sent_at <= ${since}
      returning 1`.execute(tx);
    if (claimed.length > 0) {
      return 0;
    }
    const { sent_at: sentAt } = await tx
      .selectFrom('auth_sends')
      .select('sent_at')
      .where('key_sha256', '=', sha256)
      .executeTakeFirstOrThrow();
    return sentAt.getTime() - since.getTime();
  });
}

/** Claims that have expired. */
export async function deleteOldClaims(database: Database, now: Date): Promise<void> {
  await database.asOwner((tx) =>
    tx
      .deleteFrom('auth_sends')
      .where('sent_at', '<', new Date(now.getTime() - BETWEEN_MESSAGES_MS))
      .execute(),
  );
}
