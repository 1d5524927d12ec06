import type { Answer, Call } from '../core/call.ts';
import type { Route } from '../core/provider-router.ts';
import { consentAnswer, redirectAnswer } from '../core/consent-page.ts';
import { formOf, jsonOf } from '../core/body.ts';
import { asText } from '../core/text.ts';
import type { Companies } from './companies.ts';
import {
  ACCESS_TOKEN_LIFE_S,
  REFRESH_TOKEN_HARD_LIFE_S,
  REFRESH_TOKEN_LIFE_S,
  type IntuitTokens,
  type TokenPair,
} from './intuit-tokens.ts';

export type OAuthClient = { readonly clientId: string; readonly clientSecret: string };

type OAuthParts = {
  readonly client: OAuthClient;
  readonly tokens: IntuitTokens;
  readonly companies: Companies;
};

function refusal(status: number, error: string, description?: string): Answer {
  return {
    status,
    body: { error, ...(description === undefined ? {} : { error_description: description }) },
  };
}

function credentials(call: Call): { id: string; secret: string } {
  const basic = /^Basic (.+)$/i.exec(call.headers.authorization ?? '')?.[1];
  if (basic !== undefined) {
    const [id = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
    return { id, secret: rest.join(':') };
  }
  const form = formOf(call);
  return { id: form.client_id ?? '', secret: form.client_secret ?? '' };
}

function isClient({ clientId, clientSecret }: OAuthClient, call: Call): boolean {
  const { id, secret } = credentials(call);
  return id === clientId && secret === clientSecret;
}

function pairAnswer({ accessToken, refreshToken }: TokenPair, call: Call): Answer {
  const wantsHardLimit = call.headers['x-include-refresh-token-hard-expires-in'] === 'true';
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: {
      token_type: 'bearer',
      access_token: accessToken,
      expires_in: ACCESS_TOKEN_LIFE_S,
      refresh_token: refreshToken,
      x_refresh_token_expires_in: REFRESH_TOKEN_LIFE_S,
      ...(wantsHardLimit ? { x_refresh_token_hard_expires_in: REFRESH_TOKEN_HARD_LIFE_S } : {}),
    },
  };
}

function authorizeProblem({ query }: Call, client: OAuthClient): string | null {
  if (query.client_id !== client.clientId) {
    return 'The client_id is not one of this developer account.';
  }
  if (query.response_type !== 'code') {
    return 'response_type must be code.';
  }
  if (!(query.scope ?? '').split(' ').includes('com.intuit.quickbooks.accounting')) {
    return 'The scope com.intuit.quickbooks.accounting is missing.';
  }
  return URL.canParse(query.redirect_uri ?? '') ? null : 'redirect_uri is not an address.';
}

function authorize({ client, companies }: OAuthParts, call: Call): Answer {
  const problem = authorizeProblem(call, client);
  if (problem !== null) {
    return consentAnswer({ provider: 'QuickBooks', problem });
  }
  return consentAnswer({
    provider: 'QuickBooks',
    asks: 'to read and write the books of one company',
    field: 'realmId',
    choices: companies.all().map(({ realmId, name }) => ({
      value: realmId,
      label: name,
      detail: `Company ${realmId}`,
    })),
  });
}

/** The consent page posts to its own address: the query still contains the client and the redirect URI. */
function decide({ client, companies, tokens }: OAuthParts, call: Call): Answer {
  const problem = authorizeProblem(call, client);
  const { realmId = '', decision } = formOf(call);
  const { redirect_uri: uri = '', state = '' } = call.query;
  if (problem !== null) {
    return authorize({ client, companies, tokens }, call);
  }
  if (decision !== 'allow' || companies.find(realmId) === undefined) {
    return redirectAnswer(uri, { error: 'access_denied', state });
  }
  const code = tokens.issueCode(realmId, client.clientId, uri);
  return redirectAnswer(uri, { code, state, realmId });
}

function token({ client, tokens }: OAuthParts, call: Call): Answer {
  if (!isClient(client, call)) {
    return refusal(401, 'invalid_client');
  }
  const form = formOf(call);
  if (form.grant_type === 'authorization_code') {
    const pair = tokens.exchange(form.code ?? '', client.clientId, form.redirect_uri ?? '');
    return pair === undefined
      ? refusal(400, 'invalid_grant', 'Invalid authorization code')
      : pairAnswer(pair, call);
  }
  if (form.grant_type === 'refresh_token') {
    const pair = tokens.refresh(form.refresh_token ?? '', client.clientId);
    return pair === undefined
      ? refusal(400, 'invalid_grant', 'Incorrect or invalid refresh token')
      : pairAnswer(pair, call);
  }
  return refusal(400, 'unsupported_grant_type');
}

function revoke({ client, tokens }: OAuthParts, call: Call): Answer {
  if (!isClient(client, call)) {
    return refusal(401, 'invalid_client');
  }
  const sent = asText(jsonOf(call)?.token ?? formOf(call).token);
  return tokens.revoke(sent) ? { status: 200 } : refusal(400, 'invalid_request');
}

function discovery({ origin }: Call): Answer {
  return {
    status: 200,
    body: {
      issuer: `${origin}/op/v1`,
      authorization_endpoint: `${origin}/connect/oauth2`,
      token_endpoint: `${origin}/oauth2/v1/tokens/bearer`,
      userinfo_endpoint: `${origin}/v1/openid_connect/userinfo`,
      revocation_endpoint: `${origin}/v2/oauth2/tokens/revoke`,
      jwks_uri: `${origin}/op/v1/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: [
        'openid',
        'email',
        'profile',
        'address',
        'phone',
        'com.intuit.quickbooks.accounting',
      ],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    },
  };
}

/** Intuit's OAuth 2.0 on its real paths: consent, tokens, revocation, discovery. */
export function intuitOAuthRoutes(parts: OAuthParts): readonly Route[] {
  return [
    {
      method: 'get',
      path: '/connect/oauth2',
      operation: 'authorize',
      handler: (call) => authorize(parts, call),
    },
    {
      method: 'post',
      path: '/connect/oauth2',
      operation: 'consent',
      handler: (call) => decide(parts, call),
    },
    {
      method: 'post',
      path: '/oauth2/v1/tokens/bearer',
      operation: 'token',
      handler: (call) => token(parts, call),
    },
    {
      method: 'post',
      path: '/v2/oauth2/tokens/revoke',
      operation: 'revoke',
      handler: (call) => revoke(parts, call),
    },
    {
      method: 'get',
      path: '/.well-known/openid_configuration',
      operation: 'discovery',
      handler: discovery,
    },
    {
      method: 'get',
      path: '/.well-known/openid_sandbox_configuration',
      operation: 'discovery',
      handler: discovery,
    },
  ];
}
