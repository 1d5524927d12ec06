import type { ProvidersConfig } from '../../config/providers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { companyFacts } from './books-company.ts';
import { readFault } from './books-fault.ts';
import { textOr } from '../call.ts';
import type { JsonObject } from '../call.ts';
import type { ConsentProvider, IssuedTokens } from '../connections/consent-provider.port.ts';
import { after, callJson, callTokenEndpoint } from '../connections/token-endpoint.ts';
import { refusalBy } from '../provider-failure.ts';
import { QUICKBOOKS_NAME } from './quickbooks-name.ts';

const SCOPE = 'com.intuit.quickbooks.accounting';
const ACCESS_LIFE_S = 3_600;
/** From real responses (platform-apis 3.1): a hundred and one days, from each new refresh token on. */
const REFRESH_LIFE_S = 8_726_400;
const MINOR_VERSION = '75';

type Deps = {
  readonly config: NonNullable<ProvidersConfig['quickbooks']>;
  readonly outbound: Outbound;
  readonly clock: Clock;
};

/** Intuit's OAuth 2.0 and company facts (platform-apis 3.1). */
export function createIntuit({ config, outbound, clock }: Deps): ConsentProvider {
  const authorization = `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`;
  const tokens = async (form: Readonly<Record<string, string>>): Promise<IssuedTokens> => {
    const headers = { authorization };
    const url = config.tokenUrl;
    return toTokens(
      await callTokenEndpoint({ outbound, name: QUICKBOOKS_NAME, url, form, headers }),
      clock.now(),
    );
  };
  return {
    authorizeUrl: ({ state, redirectUri }) => {
      const url = new URL(config.authorizeUrl);
      url.search = new URLSearchParams({
        client_id: config.clientId,
        response_type: 'code',
        scope: SCOPE,
        redirect_uri: redirectUri,
        state,
      }).toString();
      return url.href;
    },
    exchange: (code, redirectUri) =>
      tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (refreshToken) => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (token) => {
      const { status } = await callJson({
        outbound,
        name: QUICKBOOKS_NAME,
        request: {
          url: config.revokeUrl,
          method: 'POST',
          headers: {
            authorization,
            accept: 'application/json',
            'content-type': 'application/json',
          },
          body: JSON.stringify({ token }),
        },
      });
      // 400 means that Intuit does not know the token (any more), which is the goal.
      if (status !== 200 && status !== 400) {
        throw refusalBy(QUICKBOOKS_NAME, `http_${status}`, 'misconfigured');
      }
    },
    account: async (accessToken, realmId) => {
      if (realmId === null) {
        throw refusalBy(QUICKBOOKS_NAME, 'realm_missing');
      }
      const read = (path: string) =>
        readCompany({ outbound, apiUrl: config.apiUrl, accessToken, realmId, path });
      const company = await read(`companyinfo/${realmId}`);
      const preferences = await read('preferences');
      const { name, details } = companyFacts(company, preferences);
      return { externalId: realmId, externalName: name, details };
    },
  };
}

function toTokens(body: JsonObject, now: Date): IssuedTokens {
  return {
    accessToken: String(body['access_token']),
    accessExpiresAt: after(now, body['expires_in'], ACCESS_LIFE_S),
    refreshToken: textOr(body['refresh_token'], null),
    refreshExpiresAt: after(now, body['x_refresh_token_expires_in'], REFRESH_LIFE_S),
    scopes: [SCOPE],
  };
}

async function readCompany(input: {
  outbound: Outbound;
  apiUrl: string;
  accessToken: string;
  realmId: string;
  path: string;
}): Promise<JsonObject> {
  const { outbound, apiUrl, accessToken, realmId, path } = input;
  const { status, body } = await callJson({
    outbound,
    name: QUICKBOOKS_NAME,
    request: {
      url: `${apiUrl}/v3/company/${encodeURIComponent(realmId)}/${path}?minorversion=${MINOR_VERSION}`,
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    },
  });
  if (status !== 200) {
    const code = readFault({ status, body })?.code;
    throw refusalBy(QUICKBOOKS_NAME, textOr(code, `http_${status}`));
  }
  return body;
}
