import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const PERIOD_S = 30;
/** RFC 4226, section 4, R6: 160 bits. */
const SECRET_BYTES = 20;
/** RFC 6238, section 5.2: one step for the network and for clock skew. GoTrue allows one before and one after. */
const STEPS_AROUND = 1;

/** The setup of an authenticator app, shown once. */
export type TotpSetUp = {
  /** As SVG, for a camera. */
  readonly qrCode: string;
  /** In base32, for manual entry. */
  readonly secret: string;
  /** `otpauth://totp/…` */
  readonly uri: string;
};

export function createTotp({ issuer, account }: { issuer: string; account: string }): TotpSetUp {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = new TOTP({ issuer, label: account, secret, period: PERIOD_S }).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { ecc: 'M', border: 2 }) };
}

/** The time step of a code, or null if it is not valid in any current step. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
  const delta = totp.validate({ token: code, window: STEPS_AROUND, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}
