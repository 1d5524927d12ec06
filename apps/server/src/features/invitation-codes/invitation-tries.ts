import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../http/errors.ts';

/** `reliability.md` 2.6: an attacker at these limits needs ages for one of a thousand live codes. */
const TRIES = {
  addressPerMinute: { points: 5, duration: 60 },
  addressPerHour: { points: 20, duration: 3_600 },
  installationPerHour: { points: 100, duration: 3_600 },
} as const;

/** Limits guessing at invitation codes, for all processes together. */
export type InvitationTries = {
  /** Counts a try of the address; throws `rate_limited` where there were too many. */
  readonly begin: (address: string) => Promise<void>;
  /** Counts a try that was wrong against the whole installation: right codes never use that limit up. */
  readonly recordWrong: () => Promise<void>;
};

const EVERYBODY = 'everybody';

export function createInvitationTries(pool: Pool): InvitationTries {
  const limiter = (name: keyof typeof TRIES): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'invitation_tries',
      tableCreated: true,
      keyPrefix: name,
      ...TRIES[name],
    });
  const perMinute = limiter('addressPerMinute');
  const perHour = limiter('addressPerHour');
  const wrongOnes = limiter('installationPerHour');
  return {
    begin: async (address) => {
      const wrong = await wrongOnes.get(EVERYBODY);
      if (wrong !== null && wrong.consumedPoints >= TRIES.installationPerHour.points) {
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
