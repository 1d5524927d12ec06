import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createTurnstile } from '../../../platform/turnstile.ts';
import type { Turnstile } from '../../../platform/turnstile.ts';
import { notNow } from '../tokens/hashing.ts';

const WINDOW_MS = 15 * 60_000;
/** For one account from one network address. */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** For all accounts from one network address, which a whole office may share. */
const PER_ADDRESS = 100;
/** For one account on a device that has signed in to it before. */
const PER_KNOWN_DEVICE = 60;
/**
 * Attempts on one account wait for a row lock in the database; each waiting one holds a connection that others need.
 */
const COUNTED_AT_ONCE = 2;
const WAITING = 256;

/** An attempt that may be evaluated, or one that may not. */
export type CountedAttempt =
  | {
      readonly kind: 'counted';
      /** Takes the count back: for an attempt that was right or never evaluated. */
      readonly refund: () => Promise<void>;
    }
  | { readonly kind: 'refused'; readonly waitSeconds: number };

type SignInAttempt = {
  /** The e-mail address or phone number as stored. */
  readonly login: string;
  readonly address: string;
  /** The device that has signed in to this account before, or null. */
  readonly deviceId: string | null;
};

/**
 * Counts attempts before they are evaluated, so that concurrent ones cannot exceed the limit; a successful one is
 * refunded.
 */
export type LoginLimiter = {
  readonly countSignIn: (attempt: SignInAttempt) => Promise<CountedAttempt>;
  /** For guesses of a secret other than a sign-in password, from any address. */
  readonly countGuess: (secret: string, address: string) => Promise<CountedAttempt>;
};

type Budget = { readonly key: string; readonly points: number };

type Deps = { readonly pool: Pool; readonly clock: Clock };

/** The queues for the database: attempts to be counted may be rejected for a retry, refunds may not. */
type Turnstiles = { readonly toCount: Turnstile; readonly toRefund: Turnstile };

export function createLoginLimiter(deps: Deps): LoginLimiter {
  const ofAddress = (address: string): Budget => ({
    key: `address:${networkOf(address)}`,
    points: PER_ADDRESS,
  });
  const turnstiles: Turnstiles = {
    toCount: createTurnstile({ width: COUNTED_AT_ONCE, places: WAITING, refuse: notNow }),
    toRefund: createTurnstile({ width: 1, places: Number.POSITIVE_INFINITY, refuse: notNow }),
  };
  const take = (budgets: readonly [Budget, Budget?]) =>
    turnstiles.toCount(() => takeFrom(deps, turnstiles, budgets));
  return {
    countSignIn: ({ login, address, deviceId }) =>
      deviceId === null
        ? take([
            { key: `account:${login}@${networkOf(address)}`, points: PER_ACCOUNT_AND_ADDRESS },
            ofAddress(address),
          ])
        : take([{ key: `device:${deviceId}:${login}`, points: PER_KNOWN_DEVICE }]),
    countGuess: (secret, address) =>
      take([{ key: `secret:${secret}`, points: PER_ACCOUNT_AND_ADDRESS }, ofAddress(address)]),
  };
}

/** Increments the count unless the window is full; an expired window starts over. */
const COUNT = `
  on conflict (key) do update set
    points = case when login_attempts.expire <= $1 then 1 else login_attempts.points + 1 end,
    expire = case when login_attempts.expire <= $1 then excluded.expire else login_attempts.expire end`;
const RETURNING = 'returning key, expire';

/** The second budget is touched only if the first has room; always in this order, so that no two attempts deadlock. */
const TAKE = `
  with first as (
    insert into login_attempts (key, points, expire) values ($3, 1, $2) ${COUNT}
    where login_attempts.expire <= $1 or login_attempts.points < $4 ${RETURNING}
  ), second as (
    insert into login_attempts (key, points, expire) select $5, 1, $2 from first
    where $5::text is not null ${COUNT}
    where login_attempts.expire <= $1 or login_attempts.points < $6 ${RETURNING}
  )
  select key, expire from first union all select key, expire from second`;

/** `bigint`, as the database driver returns it. */
type Taken = { readonly key: string; readonly expire: string | number };

async function takeFrom(
  { pool, clock }: Deps,
  { toRefund }: Turnstiles,
  [first, second]: readonly [Budget, Budget?],
): Promise<CountedAttempt> {
  const nowMs = clock.now().getTime();
  const budgets = second === undefined ? [first] : [first, second];
  const { rows } = await pool.query<Taken>(TAKE, [
    nowMs,
    nowMs + WINDOW_MS,
    first.key,
    first.points,
    second?.key ?? null,
    second?.points ?? null,
  ]);
  const refund = async (): Promise<void> => {
    for (const taken of rows) {
      await toRefund(() => release(pool, taken));
    }
  };
  if (rows.length === budgets.length) {
    return { kind: 'counted', refund };
  }
  await refund();
  const full = rows.length === 0 ? first : (second ?? first);
  return { kind: 'refused', waitSeconds: await secondsLeft(pool, full.key, nowMs) };
}

/** Only in the window it was taken from. */
async function release(pool: Pool, { key, expire }: Taken): Promise<void> {
  await pool.query(
    'update login_attempts set points = greatest(points - 1, 0) where key = $1 and expire = $2',
    [key, expire],
  );
}

async function secondsLeft(pool: Pool, key: string, nowMs: number): Promise<number> {
  const { rows } = await pool.query<Pick<Taken, 'expire'>>(
    'select expire from login_attempts where key = $1',
    [key],
  );
  return Math.max(1, Math.ceil((Number(rows[0]?.expire ?? nowMs) - nowMs) / 1000));
}

/** An IPv6 subscriber has at least a /64 of addresses (RFC 6177), which is counted as one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) {
    return plain;
  }
  const [head = [], tail = []] = plain
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const tailLength = tail.length + (tail.at(-1)?.includes('.') === true ? 1 : 0);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tailLength) }, () => '0');
  return `${[...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Refunds an attempt that the server could not evaluate, for example because it was too busy. */
export async function notCountedIfThrown<Result>(
  { refund }: Extract<CountedAttempt, { kind: 'counted' }>,
  evaluate: () => Promise<Result>,
): Promise<Result> {
  try {
    return await evaluate();
  } catch (error) {
    await refund();
    throw error;
  }
}

export function tooManyGuesses({
  waitSeconds,
}: Extract<CountedAttempt, { kind: 'refused' }>): GoTrueError {
  const headers = { 'retry-after': String(waitSeconds) };
  return new GoTrueError('over_request_rate_limit', { headers });
}
