import { createHmac, randomInt } from 'node:crypto';

/** Crockford's base32: no I, L, O and U, so that a code read aloud or typed is unambiguous. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Twelve characters, 60 bits, shown as `K7QW-93MX-4TBN`. */
export function newCode(): string {
  return shown(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

function shown(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

/** Normalizes a typed code to its twelve characters; null if the text is not a code. */
export function readCode(typed: string): string | null {
  if (typed.length > 64) {
    return null;
  }
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

export function hmacOf(code: string, pepper: Uint8Array): Buffer {
  return createHmac('sha256', pepper).update(code).digest();
}

/** The part of a code that may be shown after it was created. */
export function hintOf(code: string): string {
  return code.slice(0, 4);
}
