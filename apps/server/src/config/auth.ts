import { ConfigError, flag, httpAddress, listOf, originOf, text, wholeNumber } from './values.ts';
import type { Env } from './values.ts';
import { parseSecretKeys } from '../platform/secret-keys.ts';
import type { SecretKey } from '../platform/sealed-box.ts';

/** A remote GoTrue, such as a hosted Supabase project, in place of our own service. */
export type RemoteAuthConfig = {
  /** The URL that its clients use, ending in `/auth/v1`. */
  readonly url: string;
  readonly jwksUrl: string;
  readonly issuer: string;
  /** The value of its gateway's `apikey` header; null for a GoTrue without one. */
  readonly apiKey: string | null;
};

export type AuthConfig = {
  /** The keys that seal secrets at rest, the active one first; null creates one in `dataDir`. */
  readonly secretKeys: readonly SecretKey[] | null;
  /** Origins whose pages may call `/auth/v1` and `/rest/v1`, including the site's own. */
  readonly corsOrigins: readonly string[];
  readonly redirectAllowList: readonly string[];
  readonly signupsOpen: boolean;
  readonly accessTokenLifeSeconds: number;
  readonly autoconfirm: { readonly email: boolean; readonly phone: boolean };
  readonly requireCurrentPassword: boolean;
  /** Rate limit per kind of request and network address in five minutes. */
  readonly requestsPerAddress: number;
  readonly remote: RemoteAuthConfig | null;
};

/** GoTrue's default. */
const REQUESTS_PER_ADDRESS = 30;

type Known = { readonly site: string; readonly environment: string };

export function readAuthConfig(env: Env, { site, environment }: Known): AuthConfig {
  return {
    secretKeys: secretKeys(env, environment),
    corsOrigins: [
      site,
      ...listOf(env, 'CORS_ORIGINS').map((value) => originOf('CORS_ORIGINS', value)),
    ],
    redirectAllowList: listOf(env, 'AUTH_REDIRECT_ALLOW_LIST'),
    signupsOpen: flag(env, 'AUTH_SIGNUPS', true),
    accessTokenLifeSeconds: wholeNumber(env, 'ACCESS_TOKEN_LIFE_S', {
      fallback: 3_600,
      least: 1,
      most: 86_400,
    }),
    autoconfirm: {
      email: flag(env, 'AUTH_AUTOCONFIRM_EMAIL', false),
      phone: flag(env, 'AUTH_AUTOCONFIRM_PHONE', false),
    },
    requireCurrentPassword: flag(env, 'AUTH_REQUIRE_CURRENT_PASSWORD', false),
    requestsPerAddress: wholeNumber(env, 'AUTH_REQUESTS_PER_ADDRESS', {
      fallback: REQUESTS_PER_ADDRESS,
      least: 1,
      most: 1_000_000,
    }),
    remote: remote(env),
  };
}

function secretKeys(env: Env, environment: string): SecretKey[] | null {
  const value = text(env, 'SECRET_KEYS', '');
  if (value === '') {
    if (environment === 'production') {
      throw new ConfigError(
        'SECRET_KEYS must be set in production. Make one with: echo "k1:$(openssl rand -base64 32)"',
      );
    }
    return null;
  }
  try {
    return parseSecretKeys(value);
  } catch (error) {
    throw new ConfigError(`SECRET_KEYS cannot be used. ${(error as Error).message}`);
  }
}

function remote(env: Env): RemoteAuthConfig | null {
  const value = text(env, 'AUTH_URL', '');
  if (value === '') {
    return null;
  }
  const url = httpAddress('AUTH_URL', value);
  const jwksUrl = text(env, 'AUTH_JWKS_URL', `${url}/.well-known/jwks.json`);
  const apiKey = text(env, 'AUTH_API_KEY', '');
  return {
    url,
    jwksUrl: httpAddress('AUTH_JWKS_URL', jwksUrl),
    issuer: text(env, 'AUTH_ISSUER', url),
    apiKey: apiKey === '' ? null : apiKey,
  };
}
