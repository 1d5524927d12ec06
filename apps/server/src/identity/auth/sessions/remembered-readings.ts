import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { KeyRing, TokenReader, TokenReading } from '../tokens/access-token.ts';

/** Covers the users who are online concurrently; tokens beyond that are verified again. */
const MOST = 10_000;

type Remembered = {
  readonly reading: TokenReading;
  /** The key that signed it. */
  readonly kid: string;
  readonly expiresAtMs: number;
};

/**
 * A reader that verifies the signature of each token once. The claims of a valid token do not change until it expires
 * or its key is dropped; whether its session is live is checked separately. Tokens are cached by their SHA-256.
 */
export function rememberReadings(
  reader: TokenReader,
  keys: Pick<KeyRing, 'verifying'>,
): TokenReader {
  const remembered = new Map<string, Remembered>();
  return {
    read: async (token, now) => {
      const key = createHash('sha256').update(token).digest('base64');
      const known = remembered.get(key);
      if (
        known !== undefined &&
        now.getTime() < known.expiresAtMs &&
        (await keys.verifying(known.kid, now)) !== null
      ) {
        return known.reading;
      }
      remembered.delete(key);
      const reading = await reader.read(token, now);
      if (reading.kind === 'valid') {
        forgetOldest(remembered);
        remembered.set(key, {
          reading,
          kid: decodeProtectedHeader(token).kid ?? '',
          expiresAtMs: (decodeJwt(token).exp ?? 0) * 1000,
        });
      }
      return reading;
    },
  };
}

function forgetOldest(remembered: Map<string, Remembered>): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST && oldest !== undefined) {
    remembered.delete(oldest);
  }
}
