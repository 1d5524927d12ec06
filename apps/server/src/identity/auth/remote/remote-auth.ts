import type { JWTPayload } from 'jose';
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import type { RemoteAuthConfig } from '../../../config/auth.ts';
import { callOnce, jsonObjectOf } from '../../../connectors/call.ts';
import type { JsonObject } from '../../../connectors/call.ts';
import { ProviderFailure } from '../../../connectors/provider-failure.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../http/errors.ts';
import type { AssuranceLevel } from '../../../http/operations.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Outbound, OutboundRequest } from '../../../platform/outbound.ts';
import { levelOf, orRefusal } from '../tokens/access-token.ts';
import type { Identity } from '../identity.ts';
import { upsertRemoteUser } from './remote-users.store.ts';
import type { RemoteUser } from './remote-users.store.ts';

/** The algorithms a hosted project may sign with; the shared secret of older projects is not among them. */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];
const AUDIENCE = 'authenticated';
const KEYS_LIFE_MS = 600_000;
/** Spec 9: cached session validity. */
const SESSION_LIFE_MS = 10_000;
const MOST_CACHED = 10_000;
const TIMEOUT_MS = 5_000;

type Deps = {
  readonly config: RemoteAuthConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly outbound: Outbound;
};

type Known = { readonly identity: Identity; readonly at: number };

/**
 * Resolves a token of a remote GoTrue. Its signature is verified locally against the published keys; whether the
 * session still exists is checked remotely, at most every ten seconds. A user is saved when first seen.
 */
export function remoteIdentity(deps: Deps) {
  const { config, clock, outbound } = deps;
  const keys = createRemoteJWKSet(new URL(config.jwksUrl), {
    cacheMaxAge: KEYS_LIFE_MS,
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: async (url, { headers }) => {
      const request = { url, headers: Object.fromEntries(headers) };
      const { status, body } = await callAuthService(outbound, request);
      if (status !== 200) {
        throw away();
      }
      return Response.json(body);
    },
  });
  const known = new Map<string, Known>();
  return async (token: string): Promise<Identity> => {
    const now = clock.now();
    const claims = await orRefusal(async () => {
      const options = { algorithms: ALGORITHMS, issuer: config.issuer, audience: AUDIENCE };
      return readClaims((await jwtVerify(token, keys, { ...options, currentDate: now })).payload);
    });
    if (claims.kind !== 'claims') {
      return claims;
    }
    const cached = known.get(`${claims.sessionId} ${claims.level}`);
    if (cached !== undefined && now.getTime() - cached.at < SESSION_LIFE_MS) {
      return cached.identity;
    }
    const identity = await askRemote(deps, token, claims);
    if (known.size >= MOST_CACHED) {
      known.clear();
    }
    known.set(`${claims.sessionId} ${claims.level}`, { identity, at: now.getTime() });
    return identity;
  };
}

type Claims = {
  readonly kind: 'claims';
  readonly userId: string;
  readonly sessionId: string;
  readonly level: AssuranceLevel;
};

function readClaims(payload: JWTPayload): Claims | { kind: 'invalid' } {
  const { sub, session_id: sessionId, aal } = payload;
  return typeof sub === 'string' && typeof sessionId === 'string'
    ? { kind: 'claims', userId: sub, sessionId, level: levelOf(aal) }
    : { kind: 'invalid' };
}

/** GoTrue's responses to `/user`, by their meaning for the session. */
const ENDED: ReadonlyMap<string | undefined, 'no_user' | 'banned' | 'ended'> = new Map([
  ['user_not_found', 'no_user'],
  ['user_banned', 'banned'],
  ['session_not_found', 'ended'],
]);

async function askRemote(
  { config, database, clock, outbound }: Deps,
  token: string,
  { userId, sessionId, level }: Claims,
): Promise<Identity> {
  const { status, body } = await callAuthService(outbound, {
    url: `${config.url}/user`,
    headers: {
      authorization: `Bearer ${token}`,
      'x-supabase-api-version': '2024-01-01',
      ...(config.apiKey === null ? {} : { apikey: config.apiKey }),
    },
  });
  if (status === 401 || status === 403) {
    const { code } = body as { code?: string };
    return { kind: ENDED.get(code) ?? 'ended' };
  }
  const user = body as unknown as RemoteUser;
  await database.asOwner((tx) => upsertRemoteUser(tx, user, clock.now()));
  const owesSecondStep = level === 'aal1' && hasVerifiedFactor(user);
  return { kind: 'live', userId, sessionId, level, owesSecondStep };
}

type AuthAnswer = { readonly status: number; readonly body: JsonObject };

/** The response, whether success or rejection of the token. Throws `service_unavailable` for anything else. */
async function callAuthService(outbound: Outbound, request: OutboundRequest): Promise<AuthAnswer> {
  const answer = await callOnce({
    outbound,
    name: 'The auth service',
    request: { timeoutMs: TIMEOUT_MS, ...request },
    accepts: (status) => (status >= 200 && status < 300) || status === 401 || status === 403,
  }).catch((cause: unknown) => {
    throw cause instanceof ProviderFailure ? away(cause) : cause;
  });
  const body = jsonObjectOf(answer);
  if (body === null) {
    throw away();
  }
  return { status: answer.status, body };
}

function away(cause?: ProviderFailure): AppError {
  return new AppError('service_unavailable', { cause, headers: { 'retry-after': '5' } });
}

function hasVerifiedFactor({ factors = [] }: RemoteUser): boolean {
  return factors.some(({ status }) => status === 'verified');
}
