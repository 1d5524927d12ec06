import { SignJWT, errors, jwtVerify } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { SecondFactorMethod } from '../../../db/tables.ts';
import type { AssuranceLevel } from '../../../http/operations.ts';

/** The algorithm of all our tokens; no other is accepted (ASVS 9.1.2). */
export const ALGORITHM = 'ES256';
const AUDIENCE = 'authenticated';
const SERVICE_ROLE = 'service_role';

/** Default lifetime of an access token. */
const ACCESS_TOKEN_LIFE_S = 3_600;

/** How a session was opened, as GoTrue names it in `amr`. */
export type AuthMethod = 'password' | 'otp' | 'recovery' | 'magiclink' | 'invite' | 'email/signup';

export type TokenSubject = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly phone: string;
  readonly appMetadata: Readonly<Record<string, unknown>>;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly authenticatedBy: AuthMethod;
  /** When the session was opened. */
  readonly authenticatedAt: Date;
  /** What raised the session to `aal2`; null at `aal1`. */
  readonly secondFactor: SecondFactorProof | null;
};

export type SecondFactorProof = { readonly by: SecondFactorMethod; readonly at: Date };

export type TokenReading =
  | {
      readonly kind: 'valid';
      readonly userId: string;
      readonly sessionId: string;
      readonly level: AssuranceLevel;
    }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' };

/** Verifies a bearer token and reads its claims; whether its session still exists is checked separately. */
export type TokenReader = {
  readonly read: (token: string, now: Date) => Promise<TokenReading>;
};

export type AccessTokens = TokenReader & {
  /** The lifetime of a user's token. */
  readonly lifeSeconds: number;
  readonly sign: (
    subject: TokenSubject,
    now: Date,
  ) => Promise<{ token: string; expiresAt: number }>;
  /** A token for one of the operator's programs (`role` `service_role`), without a session. */
  readonly signService: (now: Date, lifeSeconds: number) => Promise<string>;
  /** `user` for a valid token of a user. */
  readonly readService: (token: string, now: Date) => Promise<'service' | 'user' | 'invalid'>;
};

export type KeyRing = {
  readonly signing: (now: Date) => Promise<{ kid: string; privateKey: CryptoKey | Uint8Array }>;
  /** Null for an unknown key, or one whose tokens have all expired. */
  readonly verifying: (kid: string, now: Date) => Promise<CryptoKey | Uint8Array | null>;
  /** The key set of `/.well-known/jwks.json`. */
  readonly publicJwks: (now: Date) => Promise<JWK[]>;
};

/** Signs with the active key and accepts tokens of every key that is still published. */
export function createAccessTokens(
  keys: KeyRing,
  issuer: string,
  lifeSeconds: number = ACCESS_TOKEN_LIFE_S,
): AccessTokens {
  const verify = async (token: string, audience: string, now: Date) =>
    jwtVerify(token, ({ kid }) => verifyingKey(keys, kid, now), {
      algorithms: [ALGORITHM],
      issuer,
      audience,
      currentDate: now,
    });
  const read = (token: string, now: Date) =>
    orRefusal(async () => toReading((await verify(token, AUDIENCE, now)).payload));
  return {
    lifeSeconds,
    read,
    sign: async (subject, now) => {
      const { kid, privateKey } = await keys.signing(now);
      const issuedAt = secondsOf(now);
      const expiresAt = issuedAt + lifeSeconds;
      const token = await new SignJWT(claimsOf(subject))
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setSubject(subject.userId)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },
    signService: async (now, lifeSeconds) => {
      const { kid, privateKey } = await keys.signing(now);
      return new SignJWT({ role: SERVICE_ROLE })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(SERVICE_ROLE)
        .setIssuedAt(secondsOf(now))
        .setExpirationTime(secondsOf(now) + lifeSeconds)
        .sign(privateKey);
    },
    readService: async (token, now) => {
      const reading = await orRefusal(async () => {
        await verify(token, SERVICE_ROLE, now);
        return { kind: 'service' } as const;
      });
      if (reading.kind === 'service') {
        return 'service';
      }
      return (await read(token, now)).kind === 'valid' ? 'user' : 'invalid';
    },
  };
}

async function verifyingKey(
  keys: KeyRing,
  kid: string | undefined,
  now: Date,
): Promise<CryptoKey | Uint8Array> {
  const key = kid === undefined ? null : await keys.verifying(kid, now);
  if (key === null) {
    throw new errors.JWKSNoMatchingKey();
  }
  return key;
}

/** The claims that our API uses, of a token with a verified signature. */
function toReading(payload: { sub?: string; session_id?: unknown; aal?: unknown }): TokenReading {
  const { sub, session_id: sessionId, aal } = payload;
  return typeof sub === 'string' && typeof sessionId === 'string'
    ? { kind: 'valid', userId: sub, sessionId, level: levelOf(aal) }
    : { kind: 'invalid' };
}

/** The level that the `aal` claim of a token states. */
export function levelOf(claim: unknown): AssuranceLevel {
  return claim === 'aal2' ? 'aal2' : 'aal1';
}

/** Maps a verification error to a reading; errors that do not concern the token are rethrown. */
export async function orRefusal<Reading>(
  verify: () => Promise<Reading>,
): Promise<Reading | { readonly kind: 'expired' } | { readonly kind: 'invalid' }> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      return { kind: 'expired' };
    }
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) {
      throw error;
    }
    return { kind: 'invalid' };
  }
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

function claimsOf(subject: TokenSubject): Record<string, unknown> {
  return {
    email: subject.email,
    phone: subject.phone,
    app_metadata: subject.appMetadata,
    user_metadata: subject.userMetadata,
    role: 'authenticated',
    aal: subject.secondFactor === null ? 'aal1' : 'aal2',
    amr: methodsOf(subject),
    session_id: subject.sessionId,
    is_anonymous: false,
  };
}

/** Newest first, as GoTrue lists them. */
function methodsOf({ secondFactor, authenticatedBy, authenticatedAt }: TokenSubject) {
  const first = { method: authenticatedBy, timestamp: secondsOf(authenticatedAt) };
  return secondFactor === null
    ? [first]
    : [{ method: METHOD_NAMES[secondFactor.by], timestamp: secondsOf(secondFactor.at) }, first];
}

const METHOD_NAMES = {
  totp: 'totp',
  recovery_code: 'mfa/recovery_code',
} as const satisfies Record<SecondFactorMethod, string>;
