import { ConfigError, flag, httpAddress, listOf, text } from './values.ts';
import type { Env } from './values.ts';
import type { OutboundPolicy } from '../platform/outbound.ts';

/** A provider's URLs and our credentials. Going live changes these and nothing else (docs/going-live.md). */
export type OAuthProviderConfig = {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly revokeUrl: string | null;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The webhook secret: Intuit's verifier token; Uber signs with the client secret. */
  readonly webhookSecret: string;
};

export type ProvidersConfig = {
  /** Null if the operator has no access to the provider's API: files are uploaded instead. */
  readonly quickbooks: (OAuthProviderConfig & { readonly revokeUrl: string }) | null;
  readonly ubereats: OAuthProviderConfig | null;
  /** Each client brings its own credentials; only the URL is ours. */
  readonly doordash: { readonly apiUrl: string } | null;
  /** The sandbox, if the providers are simulated. */
  readonly sandboxUrl: string | null;
  /** The outbound allow-list: the providers, and the hosts of their report downloads. */
  readonly outbound: OutboundPolicy;
};

const QUICKBOOKS = {
  authorizeUrl: 'https://appcenter.intuit.com/connect/oauth2',
  tokenUrl: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  revokeUrl: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
  apiUrl: 'https://quickbooks.api.intuit.com',
};
const UBER_EATS = {
  authorizeUrl: 'https://auth.uber.com/oauth/v2/authorize',
  tokenUrl: 'https://auth.uber.com/oauth/v2/token',
  apiUrl: 'https://api.uber.com',
};
const DOORDASH_API_URL = 'https://openapi.doordash.com';
/** Reports are fetched through signed links, whose hosts no provider documents. */
const DOWNLOAD_HOSTS = ['.amazonaws.com', '.uber.com', '.doordash.com'];

/** The app's credentials in the sandbox; simulated books need no secret. */
const SANDBOX_QUICKBOOKS = {
  clientId: 'ABsandboxQuickBooksClient',
  clientSecret: 'sandbox-quickbooks-secret',
  webhookSecret: 'sandbox-intuit-verifier-token',
};
const SANDBOX_UBER_EATS = {
  clientId: 'sandboxUberEatsClient0000000001',
  clientSecret: 'sandbox-uber-eats-secret',
};

/**
 * A provider with credentials is called at its real URLs (or those of `*_URL`); one without uses the sandbox at
 * `SANDBOX_URL`, and without that it is not offered.
 */
export function readProvidersConfig(
  env: Env,
  { environment }: { readonly environment: string },
): ProvidersConfig {
  const value = text(env, 'SANDBOX_URL', '');
  if (value !== '' && environment === 'production') {
    throw new ConfigError('SANDBOX_URL is for trying things out: take it away in production.');
  }
  const sandboxUrl = value === '' ? null : httpAddress('SANDBOX_URL', value);
  const quickbooks = readQuickBooks(env, sandboxUrl);
  const ubereats = readUberEats(env, sandboxUrl);
  const doordash = readDoorDash(env, sandboxUrl);
  const called = [
    ...[quickbooks, ubereats].flatMap((provider) =>
      provider === null ? [] : [provider.tokenUrl, provider.revokeUrl, provider.apiUrl],
    ),
    doordash?.apiUrl ?? null,
  ].filter((url) => url !== null);
  const downloadHosts = listOf(env, 'PROVIDER_DOWNLOAD_HOSTS');
  return {
    quickbooks,
    ubereats,
    doordash,
    sandboxUrl,
    outbound: {
      hosts: [
        ...new Set(called.map((url) => new URL(url).host)),
        ...(downloadHosts.length > 0 ? downloadHosts : DOWNLOAD_HOSTS),
      ],
      loopback: environment !== 'production' && called.some(isLoopback),
    },
  };
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

function readQuickBooks(env: Env, sandboxUrl: string | null): ProvidersConfig['quickbooks'] {
  const app = credentials(env, 'QUICKBOOKS');
  if (app === null) {
    return sandboxUrl === null
      ? null
      : {
          authorizeUrl: `${sandboxUrl}/connect/oauth2`,
          tokenUrl: `${sandboxUrl}/oauth2/v1/tokens/bearer`,
          revokeUrl: `${sandboxUrl}/v2/oauth2/tokens/revoke`,
          apiUrl: sandboxUrl,
          ...SANDBOX_QUICKBOOKS,
        };
  }
  return {
    authorizeUrl: address(env, 'QUICKBOOKS_AUTHORIZE_URL', QUICKBOOKS.authorizeUrl),
    tokenUrl: address(env, 'QUICKBOOKS_TOKEN_URL', QUICKBOOKS.tokenUrl),
    revokeUrl: address(env, 'QUICKBOOKS_REVOKE_URL', QUICKBOOKS.revokeUrl),
    apiUrl: address(env, 'QUICKBOOKS_API_URL', QUICKBOOKS.apiUrl),
    ...app,
    webhookSecret: text(env, 'QUICKBOOKS_VERIFIER_TOKEN', ''),
  };
}

function readUberEats(env: Env, sandboxUrl: string | null): ProvidersConfig['ubereats'] {
  const app = credentials(env, 'UBEREATS');
  if (app === null) {
    return sandboxUrl === null
      ? null
      : {
          authorizeUrl: `${sandboxUrl}/oauth/v2/authorize`,
          tokenUrl: `${sandboxUrl}/oauth/v2/token`,
          revokeUrl: null,
          apiUrl: sandboxUrl,
          ...SANDBOX_UBER_EATS,
          webhookSecret: SANDBOX_UBER_EATS.clientSecret,
        };
  }
  return {
    authorizeUrl: address(env, 'UBEREATS_AUTHORIZE_URL', UBER_EATS.authorizeUrl),
    tokenUrl: address(env, 'UBEREATS_TOKEN_URL', UBER_EATS.tokenUrl),
    revokeUrl: null,
    apiUrl: address(env, 'UBEREATS_API_URL', UBER_EATS.apiUrl),
    ...app,
    // A third-party note mentions a separate signing key (reliability.md 2.6).
    webhookSecret: text(env, 'UBEREATS_WEBHOOK_SECRET', app.clientSecret),
  };
}

function readDoorDash(env: Env, sandboxUrl: string | null): ProvidersConfig['doordash'] {
  const value = text(env, 'DOORDASH_API_URL', '');
  if (value !== '') {
    return { apiUrl: httpAddress('DOORDASH_API_URL', value) };
  }
  if (sandboxUrl !== null) {
    return { apiUrl: sandboxUrl };
  }
  return flag(env, 'DOORDASH_ENABLED', false) ? { apiUrl: DOORDASH_API_URL } : null;
}

/** Both or neither. */
function credentials(env: Env, provider: string) {
  const clientId = text(env, `${provider}_CLIENT_ID`, '');
  const clientSecret = text(env, `${provider}_CLIENT_SECRET`, '');
  if ((clientId === '') !== (clientSecret === '')) {
    throw new ConfigError(`${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET are set together.`);
  }
  return clientId === '' ? null : { clientId, clientSecret };
}

function address(env: Env, name: string, fallback: string): string {
  return httpAddress(name, text(env, name, fallback));
}
