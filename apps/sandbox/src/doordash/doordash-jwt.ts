import { errors, jwtVerify } from 'jose';
import { bearerOf } from '../core/body.ts';
import type { Call } from '../core/call.ts';
import type { WorldClock } from '../core/clock.ts';

export type DoorDashCredentials = {
  readonly developerId: string;
  readonly keyId: string;
  /** Base64, url-safe or not. */
  readonly signingSecret: string;
};

const LONGEST_LIFE_S = 1800;

/**
 * Whether a call has a token of these credentials: HS256 over the base64-decoded secret, `dd-ver` in the header, `kid`
 * in the payload, valid for at most thirty minutes (platform-apis 2.1).
 */
export function createTokenCheck(
  { developerId, keyId, signingSecret }: DoorDashCredentials,
  clock: WorldClock,
): (call: Call) => Promise<boolean> {
  const key = new Uint8Array(Buffer.from(signingSecret, 'base64'));
  return async (call) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(bearerOf(call) ?? '', key, {
        algorithms: ['HS256'],
        audience: 'doordash',
        issuer: developerId,
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp', 'iat'],
      });
      const lifeS = (payload.exp ?? 0) - (payload.iat ?? 0);
      return (
        protectedHeader['dd-ver'] === 'DD-JWT-V1' &&
        payload.kid === keyId &&
        lifeS <= LONGEST_LIFE_S
      );
    } catch (error) {
      if (error instanceof errors.JOSEError) {
        return false;
      }
      throw error;
    }
  };
}
