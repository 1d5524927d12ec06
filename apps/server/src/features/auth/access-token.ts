import {
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  errors,
} from 'jose';
import type { CryptoKey, JWK } from 'jose';

const ALGORITHM = 'ES256';
const AUDIENCE = 'authenticated';

/** Default life of an access token. */
export const ACCESS_TOKEN_LIFE_S = 3_600;

export type SigningKey = { readonly kid: string; readonly privateJwk: JWK };

export type TokenSubject = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly phone: string;
  readonly appMetadata: Readonly<Record<string, unknown>>;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** When the password was given. */
  readonly authenticatedAt: Date;
};

type TokenReading =
  | { readonly kind: 'valid'; readonly userId: string; readonly sessionId: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' };

export type AccessTokens = {
  readonly sign: (
    subject: TokenSubject,
    now: Date,
  ) => Promise<{ token: string; expiresAt: number }>;
  readonly read: (token: string, now: Date) => Promise<TokenReading>;
};

export async function generateSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk };
}

/** Signs with the first key and accepts tokens of all of them, so that a key can be replaced without ending sessions. */
export async function createAccessTokens(
  keys: readonly SigningKey[],
  issuer: string,
): Promise<AccessTokens> {
  const [newest] = keys;
  if (newest === undefined) {
    throw new Error('There is no signing key.');
  }
  const signingKey = await importJWK(newest.privateJwk, ALGORITHM);
  const publicKeys = new Map<string, CryptoKey | Uint8Array>();
  for (const { kid, privateJwk } of keys) {
    const { d: _private, ...publicJwk } = privateJwk;
    publicKeys.set(kid, await importJWK(publicJwk, ALGORITHM));
  }
  return {
    sign: async (subject, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_LIFE_S;
      const token = await new SignJWT(claimsOf(subject))
        .setProtectedHeader({ alg: ALGORITHM, kid: newest.kid, typ: 'JWT' })
        .setSubject(subject.userId)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(signingKey);
      return { token, expiresAt };
    },
    read: (token, now) => readToken({ token, now, publicKeys, issuer }),
  };
}

type Reading = {
  token: string;
  now: Date;
  publicKeys: ReadonlyMap<string, CryptoKey | Uint8Array>;
  issuer: string;
};

async function readToken({ token, now, publicKeys, issuer }: Reading): Promise<TokenReading> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = publicKeys.get(kid ?? '');
        if (key === undefined) {
          throw new errors.JWKSNoMatchingKey();
        }
        return key;
      },
      { algorithms: [ALGORITHM], issuer, audience: AUDIENCE, currentDate: now },
    );
    const sessionId = payload['session_id'];
    return typeof payload.sub === 'string' && typeof sessionId === 'string'
      ? { kind: 'valid', userId: payload.sub, sessionId }
      : { kind: 'invalid' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      return { kind: 'expired' };
    }
    if (error instanceof errors.JOSEError) {
      return { kind: 'invalid' };
    }
    throw error;
  }
}

function claimsOf(subject: TokenSubject): Record<string, unknown> {
  return {
    email: subject.email,
    phone: subject.phone,
    app_metadata: subject.appMetadata,
    user_metadata: subject.userMetadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(subject.authenticatedAt.getTime() / 1000) }],
    session_id: subject.sessionId,
    is_anonymous: false,
  };
}
