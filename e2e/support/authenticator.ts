import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * What an authenticator app shows; a code is taken once, so each later one is of a later step. The server takes those of
 * one step ahead.
 */
export function codeOf(secret: string, stepsAhead: 0 | 1 = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * STEP_MS,
  });
}
