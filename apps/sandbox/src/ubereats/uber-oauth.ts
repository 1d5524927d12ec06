import type { Answer, Call } from '../core/call.ts';
import { formOf } from '../core/body.ts';
import { consentAnswer, redirectAnswer } from '../core/consent-page.ts';
import type { Route } from '../core/provider-router.ts';
import type { Merchant } from '../core/trade.ts';
import {
  APP_SCOPES,
  MERCHANT_SCOPES,
  TOKEN_LIFE_S,
  type UberGrant,
  type UberTokens,
} from './uber-tokens.ts';

export type UberClient = { readonly clientId: string; readonly clientSecret: string };

type OAuthParts = {
  readonly client: UberClient;
  readonly tokens: UberTokens;
  readonly merchants: readonly Merchant[];
};

/** Form-encoded or multipart: Uber accepts both. */
function fieldsOf(call: Call): Readonly<Record<string, string>> {
  const parts = call.parts.map(({ name, content }) => [name, content.toString('utf8')]);
  return parts.length > 0 ? Object.fromEntries(parts) : formOf(call);
}

function refusal(error: string, status = 400): Answer {
  return { status, body: { error, error_description: error } };
}

function tokenAnswer({ tokens }: OAuthParts, grant: UberGrant, refreshToken?: string): Answer {
  return {
    status: 200,
    body: {
      access_token: tokens.issueAccess(grant),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_S,
      scope: grant.scope.join(' '),
      ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
    },
  };
}

function exchange(parts: OAuthParts, fields: Readonly<Record<string, string>>): Answer {
  const grant = parts.tokens.exchange(fields.code ?? '', fields.redirect_uri ?? '');
  if (grant === undefined) {
    return refusal('invalid_grant');
  }
  const refreshToken = grant.scope.includes('offline_access')
    ? parts.tokens.issueRefresh(grant)
    : undefined;
  return tokenAnswer(parts, grant, refreshToken);
}

function token(parts: OAuthParts, call: Call): Answer {
  const fields = fieldsOf(call);
  if (
    fields.client_id !== parts.client.clientId ||
    fields.client_secret !== parts.client.clientSecret
  ) {
    return refusal('invalid_client', 401);
  }
  const scope = (fields.scope ?? '').split(' ').filter((each) => each !== '');
  if (fields.grant_type === 'client_credentials') {
    const isKnown = scope.length > 0 && scope.every((each) => APP_SCOPES.includes(each));
    return isKnown ? tokenAnswer(parts, { merchantId: null, scope }) : refusal('invalid_scope');
  }
  if (fields.grant_type === 'authorization_code') {
    return exchange(parts, fields);
  }
  if (fields.grant_type === 'refresh_token') {
    const grant = parts.tokens.grantOfRefresh(fields.refresh_token ?? '');
    return grant === undefined
      ? refusal('invalid_grant')
      : tokenAnswer(parts, grant, fields.refresh_token);
  }
  return refusal('unsupported_grant_type');
}

function authorizeProblem({ query }: Call, client: UberClient): string | null {
  if (query.client_id !== client.clientId) {
    return 'The client_id is not known.';
  }
  if (query.response_type !== 'code' || !URL.canParse(query.redirect_uri ?? '')) {
    return 'response_type must be code, and redirect_uri an address.';
  }
  const scope = (query.scope ?? '').split(' ');
  return scope.every((each) => MERCHANT_SCOPES.includes(each)) ? null : 'invalid_scope';
}

function authorize({ client, merchants }: OAuthParts, call: Call): Answer {
  const problem = authorizeProblem(call, client);
  if (problem !== null) {
    return consentAnswer({ provider: 'Uber Eats', problem });
  }
  return consentAnswer({
    provider: 'Uber Eats',
    asks: 'to see the stores of one merchant and to read their reports',
    field: 'merchant',
    choices: merchants.map(({ id, name, trade }) => ({
      value: id,
      label: name,
      detail: `${trade.stores ?? 2} stores`,
    })),
  });
}

function decide(parts: OAuthParts, call: Call): Answer {
  if (authorizeProblem(call, parts.client) !== null) {
    return authorize(parts, call);
  }
  const { merchant, decision } = formOf(call);
  const { redirect_uri: uri = '', scope = '', state = '' } = call.query;
  const chosen = parts.merchants.find(({ id }) => id === merchant);
  if (decision !== 'allow' || chosen === undefined) {
    return redirectAnswer(uri, { state, error: 'access_denied' });
  }
  const grant = { merchantId: chosen.id, scope: scope.split(' ') };
  return redirectAnswer(uri, { state, code: parts.tokens.issueCode(grant, uri) });
}

/** Uber's OAuth 2.0 on its real paths (platform-apis 1.1). */
export function uberOAuthRoutes(parts: OAuthParts): readonly Route[] {
  return [
    {
      method: 'get',
      path: '/oauth/v2/authorize',
      operation: 'authorize',
      handler: (call) => authorize(parts, call),
    },
    {
      method: 'post',
      path: '/oauth/v2/authorize',
      operation: 'consent',
      handler: (call) => decide(parts, call),
    },
    {
      method: 'post',
      path: '/oauth/v2/token',
      operation: 'token',
      handler: (call) => token(parts, call),
    },
  ];
}
