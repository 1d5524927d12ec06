import { availableParallelism } from 'node:os';
import { createTurnstile } from '../../../platform/turnstile.ts';
import { HASHING_HERE, notNow } from '../tokens/hashing.ts';

/** Hashing occupies a core for tens of milliseconds; one core stays free for other requests. */
export const HASHED_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** More would wait longer than people do; they get a 503 and retry (`reliability.md` 1.1: never a 429). */
export const PASSWORDS_WAITING = 64;

export type Passwords = {
  /** Throws `service_unavailable` when the queue is full, as `matches` does. */
  readonly hash: (password: string) => Promise<string>;
  /** Also false for a missing hash, after the same time as for a wrong password. */
  readonly matches: (stored: string | null, password: string) => Promise<boolean>;
};

export function createPasswords({
  hashing = HASHING_HERE,
  atOnce = HASHED_AT_ONCE,
  waiting = PASSWORDS_WAITING,
} = {}): Passwords {
  const limitHashing = createTurnstile({ width: atOnce, places: waiting, refuse: notNow });
  let decoy: Promise<string> | null = null;
  const loadDecoy = (): Promise<string> => {
    decoy ??= hashing.hash('not a password of anybody').catch((error: unknown) => {
      decoy = null;
      throw error;
    });
    return decoy;
  };
  return {
    hash: (password) => limitHashing(() => hashing.hash(password)),
    matches: async (stored, password) => {
      const decoyHash = await loadDecoy();
      const against = stored ?? decoyHash;
      const matches = await limitHashing(() => hashing.verify(against, password));
      return stored !== null && matches;
    },
  };
}
