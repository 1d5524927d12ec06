import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * An event older than this, or this far in the future, is rejected, so that a recorded request cannot be replayed
 * later.
 */
const TOLERANCE_S = 300;

const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** The header `Stripe-Signature` for these bytes: `t=<seconds>,v1=<HMAC-SHA-256 of "t.body">`. */
export function signStripe(body: Uint8Array, secret: string, at: Date): string {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return `t=${timestamp},v1=${macOf(timestamp, body, secret).toString('hex')}`;
}

/** Whether one of the signatures in the header is valid for exactly these bytes, and recent. */
export function isSignedByStripe(
  body: Uint8Array,
  header: string | undefined,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.split('='));
  const valuesOf = (name: string): string[] =>
    parts.flatMap(([key, value = '']) => (key === name ? [value] : []));
  const [timestamp = '', ...others] = valuesOf('t');
  if (
    parts.some((part) => part.length !== 2) ||
    others.length > 0 ||
    !TIMESTAMP.test(timestamp) ||
    Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_S
  ) {
    return false;
  }
  const expected = macOf(timestamp, body, secret);
  // During a rotation of the secret there are two signatures.
  return valuesOf('v1').some(
    (signature) =>
      SIGNATURE.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), expected),
  );
}

function macOf(timestamp: string, body: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
}
