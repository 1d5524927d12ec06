import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Refresh tokens of GoTrue's second kind: nothing but a key and a counter is stored per session.
 *
 * base64url( 0x00 | session id (16) | uvarint(counter) | HMAC-SHA256(key, all before)[0:16] | SHA256(all before)[0:4] )
 */
const VERSION = 0;
const SESSION_BYTES = 16;
const MAC_BYTES = 16;
const CHECKSUM_BYTES = 4;
const COUNTER_MAX_BYTES = 5;

export type RefreshClaim = {
  readonly sessionId: string;
  readonly counter: number;
  /** Whether the token was signed with this key. */
  readonly isSignedWith: (key: Uint8Array) => boolean;
};

export function issueRefreshToken(sessionId: string, counter: number, key: Uint8Array): string {
  const claim = Buffer.concat([
    Buffer.from([VERSION]),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    Buffer.from(toUvarint(counter)),
  ]);
  const signed = Buffer.concat([claim, mac(key, claim)]);
  return Buffer.concat([signed, checksum(signed)]).toString('base64url');
}

/** Null for a malformed token; the signature can be checked only with the session's key. */
export function readRefreshToken(token: string): RefreshClaim | null {
  if (!/^[\w-]{40,80}$/.test(token)) {
    return null;
  }
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, -CHECKSUM_BYTES);
  if (bytes[0] !== VERSION || !checksum(signed).equals(bytes.subarray(-CHECKSUM_BYTES))) {
    return null;
  }
  const claim = signed.subarray(0, -MAC_BYTES);
  const counter = fromUvarint(claim.subarray(1 + SESSION_BYTES));
  if (counter === null) {
    return null;
  }
  return {
    sessionId: toUuid(claim.subarray(1, 1 + SESSION_BYTES)),
    counter,
    isSignedWith: (key) => timingSafeEqual(mac(key, claim), signed.subarray(-MAC_BYTES)),
  };
}

function mac(key: Uint8Array, data: Uint8Array): Buffer {
  return createHmac('sha256', key).update(data).digest().subarray(0, MAC_BYTES);
}

function checksum(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest().subarray(0, CHECKSUM_BYTES);
}

function toUvarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

function fromUvarint(bytes: Uint8Array): number | null {
  if (bytes.length === 0 || bytes.length > COUNTER_MAX_BYTES) {
    return null;
  }
  const isCanonical = bytes.every((byte, index) => byte >= 0x80 === index < bytes.length - 1);
  return isCanonical ? bytes.reduceRight((value, byte) => value * 0x80 + (byte & 0x7f), 0) : null;
}

function toUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
