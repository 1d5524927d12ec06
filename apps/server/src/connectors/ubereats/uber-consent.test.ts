import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import { noAnswer, providerFailureOf } from '../provider-calls.fake.ts';
import { createUber } from './uber-consent.ts';

const config = {
  authorizeUrl: 'https://auth.test/authorize?prompt=old',
  tokenUrl: 'https://auth.test/token',
  revokeUrl: null,
  apiUrl: 'https://api.test',
  clientId: 'client',
  clientSecret: 'secret & more',
  webhookSecret: '',
};

function uber(...answers: Parameters<typeof scriptedOutbound>) {
  const outbound = scriptedOutbound(...answers);
  return { outbound, consent: createUber({ config, outbound, clock: createFakeClock() }) };
}

const stores = (list: unknown, nextKey?: unknown) => ({
  status: 200,
  body: { stores: list, ...(nextKey === undefined ? {} : { next_key: nextKey }) },
});

describe('the consent page', () => {
  test('requests the needed scopes, with the state and the redirect URI', () => {
    const { consent } = uber();
    const url = new URL(
      consent.authorizeUrl({ state: 'a+b', redirectUri: 'https://site.test/connect/ubereats' }),
    );
    expect([url.origin, url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      'https://auth.test',
      '/authorize',
      {
        client_id: 'client',
        response_type: 'code',
        scope: 'eats.pos_provisioning offline_access',
        redirect_uri: 'https://site.test/connect/ubereats',
        state: 'a+b',
      },
    ]);
  });
});

describe('tokens', () => {
  test('are issued for a code, and for a refresh token', async () => {
    const answer = {
      status: 200,
      body: {
        access_token: 'a',
        refresh_token: 'r',
        expires_in: 3_600,
        scope: 'eats.pos_provisioning  offline_access',
      },
    };
    const { consent, outbound } = uber(answer, answer);
    const issued = {
      accessToken: 'a',
      accessExpiresAt: new Date('2026-11-21T10:00:00.000Z'),
      refreshToken: 'r',
      refreshExpiresAt: null,
      scopes: ['eats.pos_provisioning', 'offline_access'],
    };
    expect(await consent.exchange('c/1', 'https://site.test/x')).toEqual(issued);
    expect(await consent.refresh('r 0')).toEqual(issued);
    expect(outbound.sent.map(({ body }) => body)).toEqual([
      'client_id=client&client_secret=secret+%26+more&grant_type=authorization_code&code=c%2F1&redirect_uri=https%3A%2F%2Fsite.test%2Fx',
      'client_id=client&client_secret=secret+%26+more&grant_type=refresh_token&refresh_token=r+0',
    ]);
  });

  test.each([undefined, '3600', 0, -5, null])(
    'expire after thirty days for expires_in %j, and with the access token if there is no refresh token',
    async (expiresIn) => {
      const { consent } = uber({
        status: 200,
        body: { access_token: 'a', expires_in: expiresIn, refresh_token: '' },
      });
      const inThirtyDays = new Date('2026-12-21T09:00:00.000Z');
      expect(await consent.refresh('r')).toEqual({
        accessToken: 'a',
        accessExpiresAt: inThirtyDays,
        refreshToken: null,
        refreshExpiresAt: inThirtyDays,
        scopes: [],
      });
    },
  );

  test('cannot be revoked at Uber: nothing is called', async () => {
    const { consent, outbound } = uber();
    await consent.revoke('r');
    expect(outbound.sent).toEqual([]);
  });
});

describe('the account', () => {
  test('is named after its first store, in whatever order they are listed', async () => {
    const { consent, outbound } = uber(
      stores([{ store_id: 'c', name: 'Cove' }, { store_id: 'b' }], 'k/2'),
      stores([{ store_id: 'a', name: '' }], ''),
    );
    expect(await consent.account('token', 'ignored')).toEqual({
      externalId: 'a',
      externalName: 'a and 2 more stores',
      details: { store_ids: ['a', 'b', 'c'] },
    });
    expect(outbound.sent.map(({ url, headers }) => [url, headers?.['authorization']])).toEqual([
      ['https://api.test/v1/eats/stores?limit=50', 'Bearer token'],
      ['https://api.test/v1/eats/stores?limit=50&start_key=k%2F2', 'Bearer token'],
    ]);
  });

  test.each([
    [[{ store_id: 'a', name: 'Harbor' }], 'Harbor'],
    [[{ store_id: 'a', name: 'Harbor' }, { store_id: 'b' }], 'Harbor and 1 more store'],
    [[null, 'text', { store_id: 7 }, { store_id: 'a', name: 5 }], 'a'],
  ])('of the stores %j is called %s', async (list, externalName) => {
    const { consent } = uber(stores(list));
    expect(await consent.account('token', null)).toMatchObject({ externalId: 'a', externalName });
  });

  test.each([[[]], [{}], [null], [[{ name: 'Harbor' }]]])(
    'is refused without stores: %j',
    async (list) => {
      const { consent } = uber(stores(list));
      expect(await providerFailureOf(consent.account('token', null))).toMatchObject({
        kind: 'refused',
        providerCode: 'no_stores',
      });
    },
  );

  test('fails for an endless list', async () => {
    const { consent, outbound } = uber(
      ...Array.from({ length: 101 }, () => stores([{ store_id: 'a' }], 'again')),
    );
    await consent.account('token', null);
    expect(outbound.sent).toHaveLength(100);
  });

  test.each([
    ['401', { status: 401, body: { code: 'unauthorized' } }, 'refused', 'unauthorized'],
    ['403 without words', { status: 403 }, 'refused', 'http_403'],
    ['429', { status: 429, headers: { 'retry-after': '3' } }, 'throttled', 'http_429'],
    ['500', { status: 500 }, 'unreachable', 'http_500'],
    ['no JSON', { status: 200, body: '<html>' }, 'unreadable', 'unreadable'],
    ['no answer', noAnswer('reset', true), 'unreachable', 'reset'],
  ] as const)('fails with %s of the second page', async (_name, answer, kind, providerCode) => {
    const { consent } = uber(stores([{ store_id: 'a' }], 'next'), answer);
    const failure = await providerFailureOf(consent.account('token', null));
    expect(failure).toMatchObject({ kind, providerCode });
  });
});
