import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key length of AES-256. */
export const SECRET_KEY_BYTES = 32;

export type SecretKey = { readonly kid: string; readonly key: Uint8Array };

/** A sealed text was changed, moved to another row, or sealed with a key that is not in the ring. */
export class SealedBoxError extends Error {
  override name = 'SealedBoxError';
}

/**
 * Seals secrets at rest (`reliability.md` 2.6): `v1.<kid>.<iv>.<ciphertext>.<tag>`, the last three base64url. The
 * context names the one place where a text belongs, such as `tenant|provider|realm|column`; in any other context it
 * does not open.
 */
export type SealedBox = {
  /** Always with the first key of the ring. */
  readonly seal: (plain: Uint8Array, context: string) => string;
  /** With the key of the ring that sealed it; throws `SealedBoxError`. */
  readonly open: (sealed: string, context: string) => Buffer;
  /** Whether it was sealed with the first key; others can be resealed. */
  readonly isCurrent: (sealed: string) => boolean;
};

export function createSealedBox(ring: readonly SecretKey[]): SealedBox {
  const [active] = ring;
  if (active === undefined) {
    throw new Error('A sealed box needs a key.');
  }
  const keys = new Map(ring.map(({ kid, key }) => [kid, key]));
  return {
    seal: (plain, context) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, active.key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      const parts = [iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return [VERSION, active.kid, ...parts].join('.');
    },
    open: (sealed, context) => {
      const [version, kid = '', ...parts] = sealed.split('.');
      const key = keys.get(kid);
      const [iv, body, tag] = parts.map(fromBase64Url);
      if (version !== VERSION || parts.length !== 3 || !iv || !body || !tag) {
        throw new SealedBoxError('This is not a sealed text.');
      }
      if (key === undefined) {
        throw new SealedBoxError(`No key ${kid} is in SECRET_KEYS.`);
      }
      return decrypt({ key, iv, body, tag, context });
    },
    isCurrent: (sealed) => sealed.startsWith(`${VERSION}.${active.kid}.`),
  };
}

/** Null for non-canonical base64url: a sealed text has a single spelling. */
function fromBase64Url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

type Sealed = { key: Uint8Array; iv: Buffer; body: Buffer; tag: Buffer; context: string };

function decrypt({ key, iv, body, tag, context }: Sealed): Buffer {
  if (iv.length !== IV_BYTES || tag.length !== TAG_BYTES) {
    throw new SealedBoxError('This is not a sealed text.');
  }
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch (cause) {
    throw new SealedBoxError('This sealed text was changed, or belongs to another place.', {
      cause,
    });
  }
}
