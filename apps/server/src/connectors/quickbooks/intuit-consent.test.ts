import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import { noAnswer, providerFailureOf } from '../provider-calls.fake.ts';
import { createIntuit } from './intuit-consent.ts';

const config = {
  authorizeUrl: 'https://intuit.test/authorize',
  tokenUrl: 'https://intuit.test/token',
  revokeUrl: 'https://intuit.test/revoke',
  apiUrl: 'https://api.test',
  clientId: 'client',
  clientSecret: 'secret',
  webhookSecret: '',
};
const BASIC = 'Basic Y2xpZW50OnNlY3JldA==';
const REALM = '9341452000000001';

function intuit(...answers: Parameters<typeof scriptedOutbound>) {
  const outbound = scriptedOutbound(...answers);
  return { outbound, consent: createIntuit({ config, outbound, clock: createFakeClock() }) };
}

test('the consent page requests the accounting scope only', () => {
  const { consent } = intuit();
  const url = new URL(consent.authorizeUrl({ state: 's', redirectUri: 'https://site.test/c' }));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'client',
    response_type: 'code',
    scope: 'com.intuit.quickbooks.accounting',
    redirect_uri: 'https://site.test/c',
    state: 's',
  });
});

describe('tokens', () => {
  test('are exchanged with the secret in the header, never in the form', async () => {
    const answer = {
      status: 200,
      body: {
        access_token: 'a',
        expires_in: 1_800,
        refresh_token: 'r',
        x_refresh_token_expires_in: 86_400,
      },
    };
    const { consent, outbound } = intuit(answer, answer);
    const issued = {
      accessToken: 'a',
      accessExpiresAt: new Date('2026-11-21T09:30:00.000Z'),
      refreshToken: 'r',
      refreshExpiresAt: new Date('2026-11-22T09:00:00.000Z'),
      scopes: ['com.intuit.quickbooks.accounting'],
    };
    expect(await consent.exchange('c', 'https://site.test/c')).toEqual(issued);
    expect(await consent.refresh('r0')).toEqual(issued);
    expect(
      outbound.sent.map(({ url, headers, body }) => [url, headers?.['authorization'], body]),
    ).toEqual([
      [
        config.tokenUrl,
        BASIC,
        'grant_type=authorization_code&code=c&redirect_uri=https%3A%2F%2Fsite.test%2Fc',
      ],
      [config.tokenUrl, BASIC, 'grant_type=refresh_token&refresh_token=r0'],
    ]);
  });

  test('without a lifetime expire after an hour and a hundred and one days', async () => {
    const { consent } = intuit({ status: 200, body: { access_token: 'a', refresh_token: 'r' } });
    const { accessExpiresAt, refreshExpiresAt } = await consent.refresh('r');
    expect([accessExpiresAt, refreshExpiresAt]).toEqual([
      new Date('2026-11-21T10:00:00.000Z'),
      new Date('2027-03-02T09:00:00.000Z'),
    ]);
  });

  test('with an absurd lifetime expire like those without one', async () => {
    const { consent } = intuit({
      status: 200,
      body: '{"access_token":"a","expires_in":1e999,"x_refresh_token_expires_in":1e15}',
    });
    const { accessExpiresAt, refreshExpiresAt } = await consent.refresh('r');
    expect([accessExpiresAt, refreshExpiresAt]).toEqual([
      new Date('2026-11-21T10:00:00.000Z'),
      new Date('2027-03-02T09:00:00.000Z'),
    ]);
  });

  test('are refused for a grant that is no longer valid', async () => {
    const { consent } = intuit({ status: 400, body: { error: 'invalid_grant' } });
    expect(await providerFailureOf(consent.refresh('r'))).toMatchObject({
      kind: 'refused',
      providerCode: 'invalid_grant',
      retryable: false,
    });
  });
});

describe('a grant is revoked', () => {
  test.each([200, 400])('if Intuit responds %d', async (status) => {
    const { consent, outbound } = intuit({ status });
    await consent.revoke('r');
    expect(outbound.sent).toMatchObject([
      { url: config.revokeUrl, method: 'POST', body: '{"token":"r"}' },
    ]);
  });

  test.each([
    ['401', { status: 401 }, 'misconfigured', 'http_401'],
    ['503', { status: 503 }, 'unreachable', 'http_503'],
    ['no answer', noAnswer('timeout', true), 'unreachable', 'timeout'],
  ] as const)('not if it responds %s', async (_name, answer, kind, providerCode) => {
    const { consent } = intuit(answer);
    const failure = await providerFailureOf(consent.revoke('r'));
    expect(failure).toMatchObject({ kind, providerCode });
  });
});

describe('the account', () => {
  const company = { status: 200, body: { CompanyInfo: { CompanyName: 'Harbor' } } };
  const preferences = {
    status: 200,
    body: { Preferences: { CurrencyPrefs: { HomeCurrency: { value: 'CAD' } } } },
  };

  test('is the company named in the redirect, once the token can read it', async () => {
    const { consent, outbound } = intuit(company, preferences);
    expect(await consent.account('token', REALM)).toMatchObject({
      externalId: REALM,
      externalName: 'Harbor',
      details: { currency: 'CAD', closing_on: null },
    });
    expect(outbound.sent.map(({ url, headers }) => [url, headers?.['authorization']])).toEqual([
      [`https://api.test/v3/company/${REALM}/companyinfo/${REALM}?minorversion=75`, 'Bearer token'],
      [`https://api.test/v3/company/${REALM}/preferences?minorversion=75`, 'Bearer token'],
    ]);
  });

  test('is missing if the redirect names no company', async () => {
    const { consent, outbound } = intuit();
    const failure = await providerFailureOf(consent.account('token', null));
    expect([failure.kind, failure.providerCode, outbound.sent]).toEqual([
      'refused',
      'realm_missing',
      [],
    ]);
  });

  test('cannot redirect the call elsewhere, whatever the redirect contains', async () => {
    const { consent, outbound } = intuit({ status: 404 });
    await providerFailureOf(consent.account('token', '../../oauth?x='));
    expect(outbound.sent[0]?.url).toMatch(
      /^https:\/\/api\.test\/v3\/company\/\.\.%2F\.\.%2Foauth%3Fx%3D\//,
    );
  });

  const error = (code: unknown) => ({ Fault: { Error: [{ code }] } });

  test.each([
    ['its own code', 400, error('6190'), '6190'],
    ['a number', 400, error(6190), '6190'],
    ['a code with zeros', 403, { fault: { error: [{ code: '003100' }] } }, '3100'],
    ['an empty list', 403, { Fault: { Error: [] } }, 'http_403'],
    ['no list', 403, { Fault: { Error: null }, fault: 'x' }, 'http_403'],
    ['nothing', 404, null, 'http_404'],
  ])('is refused with %s', async (_name, status, body, providerCode) => {
    const { consent } = intuit({ status, body });
    expect(await providerFailureOf(consent.account('token', REALM))).toMatchObject({
      kind: 'refused',
      providerCode,
    });
  });

  test('is unknown if the second response fails', async () => {
    const { consent } = intuit(company, noAnswer('reset', true));
    expect((await providerFailureOf(consent.account('token', REALM))).kind).toBe('unreachable');
  });
});
