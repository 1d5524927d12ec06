import { availableParallelism } from 'node:os';
import { HASHING_HERE, notNow } from './hashing.ts';

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

export function createPasswords({
  hashing = HASHING_HERE,
  atOnce = AT_ONCE,
  waiting = WAITING,
} = {}): Passwords {
  const inTurn = createTurnstile(atOnce, waiting);
  let decoy: Promise<string> | null = null;
  const loadDecoy = (): Promise<string> => {
    decoy ??= hashing.hash('not a password of anybody').catch((error: unknown) => {
      decoy = null;
      throw error;
    });
    return decoy;
  };
  return {
    hash: (password) => inTurn(() => hashing.hash(password)),
    matches: async (stored, password) => {
      const decoyHash = await loadDecoy();
      const against = stored ?? decoyHash;
      const matches = await inTurn(() => hashing.verify(against, password));
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
        throw notNow();
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
