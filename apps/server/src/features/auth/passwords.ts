import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, which is the library's default algorithm (its enum cannot be imported here). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses a core for tens of milliseconds; more at once would delay every other request. */
const AT_ONCE = 2;

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** False for a missing hash too, after the same time as for a wrong password. */
  readonly matches: (stored: string | null, password: string) => Promise<boolean>;
};

export function createPasswords(): Passwords {
  const inTurn = createTurnstile(AT_ONCE);
  let decoy: Promise<string> | null = null;
  const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));
  return {
    hash: hashPassword,
    matches: async (stored, password) => {
      decoy ??= hashPassword('not a password of anybody');
      const against = stored ?? (await decoy);
      const matches = await inTurn(() => verify(against, password));
      return stored !== null && matches;
    },
  };
}

function createTurnstile(width: number) {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside >= width) {
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
