import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../http/errors.ts';

/** OWASP's minimum for argon2id, which is the library's default algorithm (its enum cannot be imported here). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses a core for tens of milliseconds; one is left to every other request. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** More would wait for longer than people do; they are told to come back instead (`reliability.md` 1.1: never a 429). */
const WAITING = 64;

export type Passwords = {
  /** Throws `service_unavailable` when too many wait, as `matches` does. */
  readonly hash: (password: string) => Promise<string>;
  /** False for a missing hash too, after the same time as for a wrong password. */
  readonly matches: (stored: string | null, password: string) => Promise<boolean>;
};

export function createPasswords({ atOnce = AT_ONCE, waiting = WAITING } = {}): Passwords {
  const inTurn = createTurnstile(atOnce, waiting);
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    matches: async (stored, password) => {
      decoy ??= hash('not a password of anybody', OPTIONS);
      const against = stored ?? (await decoy);
      const matches = await inTurn(() => verify(against, password));
      return stored !== null && matches;
    },
  };
}

function createTurnstile(width: number, places: number) {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside >= width) {
      if (waiting.length >= places) {
        throw new AppError('service_unavailable', { headers: { 'retry-after': '1' } });
      }
      await new Promise<void>((enter) => waiting.push(enter));
    } else {
      inside += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) {
        inside -= 1;
      } else {
        next();
      }
    }
  };
}
