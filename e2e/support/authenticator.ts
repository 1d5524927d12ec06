import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * An authenticator app's code; each code is accepted once, so later ones use later time steps. The server accepts one
 * step ahead.
 */
export function codeOf(secret: string, stepsAhead: 0 | 1 = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * STEP_MS,
  });
}
