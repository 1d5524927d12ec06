import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/errors.ts';

/**
 * Tries allowed per address and minute. At five, an attacker within these limits needs ages to guess one of a thousand
 * live codes (`reliability.md` 2.6).
 */
const TRIES = {
  addressPerMinute: { times: 1, duration: 60 },
  addressPerHour: { times: 4, duration: 3_600 },
  installationPerHour: { times: 20, duration: 3_600 },
} as const;

/** Rate-limits guesses of invitation codes, across all processes. */
export type InvitationTries = {
  /** Counts a try of the address; throws `rate_limited` over the limit. */
  readonly begin: (address: string) => Promise<void>;
  /** Counts a wrong try against the limit of the whole installation; right codes do not count towards it. */
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
        // The limit is reached with this try; the next one is rejected.
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
