import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/errors.ts';

/**
 * How many tries, for each one an address has in a minute. With five, an attacker at these limits needs ages for one of a
 * thousand live codes (`reliability.md` 2.6).
 */
const TRIES = {
  addressPerMinute: { times: 1, duration: 60 },
  addressPerHour: { times: 4, duration: 3_600 },
  installationPerHour: { times: 20, duration: 3_600 },
} as const;

/** Limits guessing at invitation codes, for all processes together. */
export type InvitationTries = {
  /** Counts a try of the address; throws `rate_limited` where there were too many. */
  readonly begin: (address: string) => Promise<void>;
  /** Counts a try that was wrong against the whole installation: right codes never use that limit up. */
  readonly recordWrong: () => Promise<void>;
};

const EVERYBODY = 'everybody';

export function createInvitationTries(
  pool: Pool,
  { perMinute: most }: { perMinute: number },
): InvitationTries {
  const limiter = (name: keyof typeof TRIES): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'invitation_tries',
      tableCreated: true,
      keyPrefix: name,
      points: most * TRIES[name].times,
      duration: TRIES[name].duration,
    });
  const perMinute = limiter('addressPerMinute');
  const perHour = limiter('addressPerHour');
  const wrongOnes = limiter('installationPerHour');
  const mostWrong = most * TRIES.installationPerHour.times;
  return {
    begin: async (address) => {
      const wrong = await wrongOnes.get(EVERYBODY);
      if (wrong !== null && wrong.consumedPoints >= mostWrong) {
        throw refusal(wrong);
      }
      await Promise.all([perMinute.consume(address), perHour.consume(address)]).catch(refuse);
    },
    recordWrong: async () => {
      await wrongOnes.consume(EVERYBODY).catch((reason: unknown) => {
        // The limit is reached now, which the next try is told.
        if (!(reason instanceof RateLimiterRes)) {
          throw reason;
        }
      });
    },
  };
}

function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? refusal(reason) : reason;
}

function refusal({ msBeforeNext }: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new AppError('rate_limited', { headers: { 'retry-after': String(seconds) } });
}
