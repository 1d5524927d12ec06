import type { OAuthProviderConfig } from '../../config/providers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { textOr } from '../call.ts';
import type { JsonObject } from '../call.ts';
import type { ConsentProvider, IssuedTokens } from '../connections/consent-provider.port.ts';
import { after, callJson, callTokenEndpoint } from '../connections/token-endpoint.ts';
import { refusalBy } from '../provider-failure.ts';
import { UBER_EATS_NAME } from './uber-name.ts';

/** Scopes requested from a merchant: see their stores and switch their reports on (platform-apis 1.1). */
const MERCHANT_SCOPES = 'eats.pos_provisioning offline_access';
const ACCESS_LIFE_S = 2_592_000;
const PAGE = 50;
const MOST_PAGES = 100;

type Deps = {
  readonly config: OAuthProviderConfig;
  readonly outbound: Outbound;
  readonly clock: Clock;
};

/**
 * Uber's OAuth 2.0 (platform-apis 1.1). An account is identified by its stores: Uber has no call that identifies the
 * merchant.
 */
export function createUber({ config, outbound, clock }: Deps): ConsentProvider {
  const client = { client_id: config.clientId, client_secret: config.clientSecret };
  const tokens = async (form: Readonly<Record<string, string>>): Promise<IssuedTokens> => {
    const answer = await callTokenEndpoint({
      outbound,
      name: UBER_EATS_NAME,
      url: config.tokenUrl,
      form: { ...client, ...form },
    });
    return toTokens(answer, clock.now());
  };
  return {
    authorizeUrl: ({ state, redirectUri }) => {
      const url = new URL(config.authorizeUrl);
      url.search = new URLSearchParams({
        client_id: config.clientId,
        response_type: 'code',
        scope: MERCHANT_SCOPES,
        redirect_uri: redirectUri,
        state,
      }).toString();
      return url.href;
    },
    exchange: (code, redirectUri) =>
      tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (refreshToken) => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async () => undefined,
    account: async (accessToken) => {
      const stores = await listStores({ outbound, apiUrl: config.apiUrl, accessToken });
      const ids = stores.map(({ id }) => id).toSorted();
      const [first] = ids;
      if (first === undefined) {
        throw refusalBy(UBER_EATS_NAME, 'no_stores');
      }
      const name = stores.find(({ id }) => id === first)?.name ?? first;
      const more = ids.length - 1;
      return {
        externalId: first,
        externalName:
          more === 0 ? name : `${name} and ${more} more ${more === 1 ? 'store' : 'stores'}`,
        details: { store_ids: ids },
      };
    },
  };
}

/** Fetches the installation's own token, which reads reports; no merchant's. */
export async function fetchUberAppToken(
  { config, outbound, clock }: Deps,
  scope: string,
): Promise<IssuedTokens> {
  const answer = await callTokenEndpoint({
    outbound,
    name: UBER_EATS_NAME,
    url: config.tokenUrl,
    form: {
      client_id: config.clientId,
      client_secret: config.clientSecret,
      grant_type: 'client_credentials',
      scope,
    },
  });
  return toTokens(answer, clock.now());
}

function toTokens(body: JsonObject, now: Date): IssuedTokens {
  const accessExpiresAt = after(now, body['expires_in'], ACCESS_LIFE_S);
  const refreshToken = textOr(body['refresh_token'], null);
  return {
    accessToken: String(body['access_token']),
    accessExpiresAt,
    refreshToken,
    // Uber does not say how long a refresh token is valid; without one, access ends with the access token.
    refreshExpiresAt: refreshToken === null ? accessExpiresAt : null,
    scopes: textOr(body['scope'], '')
      .split(' ')
      .filter((scope) => scope !== ''),
  };
}

type Listed = { readonly id: string; readonly name: string };

/** `GET /v1/eats/stores`, page by page (platform-apis 1.2). */
async function listStores(input: {
  outbound: Outbound;
  apiUrl: string;
  accessToken: string;
}): Promise<Listed[]> {
  const { outbound, apiUrl, accessToken } = input;
  const found: Listed[] = [];
  let from = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      limit: String(PAGE),
      ...(from === '' ? {} : { start_key: from }),
    });
    const { status, body } = await callJson({
      outbound,
      name: UBER_EATS_NAME,
      request: {
        url: `${apiUrl}/v1/eats/stores?${query.toString()}`,
        headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
      },
    });
    if (status !== 200) {
      throw refusalBy(UBER_EATS_NAME, textOr(body['code'], `http_${status}`));
    }
    found.push(...storesOf(body['stores']));
    from = textOr(body['next_key'], '');
    if (from === '') {
      return found;
    }
  }
  return found;
}

function storesOf(value: unknown): Listed[] {
  const stores: unknown[] = Array.isArray(value) ? value : [];
  return stores.flatMap((store) => {
    const { store_id: id, name } = (store ?? {}) as { store_id?: unknown; name?: unknown };
    return typeof id === 'string' ? [{ id, name: textOr(name, id) }] : [];
  });
}
