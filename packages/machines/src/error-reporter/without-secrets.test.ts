import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  withoutQueries,
  withoutQuery,
  withoutSecrets,
  withoutSecretsInText,
} from './without-secrets.ts';

describe('an address without its secrets', () => {
  test.each([
    ['/dashboard/sync?client=c1', '/dashboard/sync?client=c1'],
    ['/reset-password#access_token=s3cret', '/reset-password'],
    ['/reset-password?code=s3cret', '/reset-password?code='],
    ['/verify?token=s3cret&type=signup', '/verify?token=&type=signup'],
    [
      'https://app.example/verify?a=1&token_hash=s3cret#x',
      'https://app.example/verify?a=1&token_hash=',
    ],
    ['/x?refresh_token=s3cret', '/x?refresh_token='],
    ['/x?TOKEN=s3cret', '/x?TOKEN='],
    ['/x?%63ode=s3cret', '/x?%63ode='],
    ['/register?invite_code=s3cret', '/register?invite_code='],
    ['/x?code=a=b', '/x?code='],
    [
      '/login?returnUrl=%2Freset%3Fcode%3Ds3cret%26a%3D1',
      '/login?returnUrl=%2Freset%3Fcode%3D%26a%3D1',
    ],
    ['/login?returnUrl=%2Freset%23access_token%3Ds3cret', '/login?returnUrl=%2Freset'],
    ['/x?code', '/x?code'],
    ['/x?', '/x?'],
    ['/x?a=%E0%A4%A', '/x?a=%E0%A4%A'],
    ['', ''],
    ['#s3cret', ''],
  ])('of %j is %j', (address, safe) => {
    expect(withoutSecrets(address)).toBe(safe);
  });

  test('never holds the value of a code or token, wherever it is', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9]{12,40}$/);
    const name = fc.constantFrom('code', 'token', 'access_token', 'Token', 'token_hash');
    const others = fc.stringMatching(/^[a-z]{1,5}=[a-z%&=+-]{0,12}$/);
    fc.assert(
      fc.property(secret, name, others, fc.boolean(), (value, key, query, nested) => {
        const inner = `/reset?${query}&${key}=${value}&${query}`;
        const address = nested ? `/login?returnUrl=${encodeURIComponent(inner)}` : inner;
        fc.pre(!query.includes(value));
        expect(withoutSecrets(address)).not.toContain(value);
        expect(withoutSecretsInText(`Failed to fetch ${address} (at ${address})`)).not.toContain(
          value,
        );
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('accepts any string and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        const safe = withoutSecrets(address);
        expect(withoutSecrets(safe)).toBe(safe);
      }),
      { seed: 1, numRuns: 1_000 },
    );
  });
});

test.each([
  ['/invitation?i=s3cret#x', '/invitation'],
  ['/confirm#s3cret\nx', '/confirm'],
  ['/login', '/login'],
  ['', ''],
])('an address without its query: of %j it is %j', (address, safe) => {
  expect(withoutQuery(address)).toBe(safe);
});

test.each([
  ['GET "https://app.example/x?i=s3cret" failed', 'GET "https://app.example/x" failed'],
  ['at https://app.example/#s3cret:1:2\nat (/a.js:3:4)', 'at https://app.example/\nat (/a.js:3:4)'],
  ['Cannot read private member #left. Why?', 'Cannot read private member #left. Why?'],
])('a text without the queries in it: of %j it is %j', (text, safe) => {
  expect(withoutQueries(text)).toBe(safe);
});

describe('a text without the secrets of its addresses', () => {
  test.each([
    ['Request failed', 'Request failed'],
    ['GET "https://app.example/x?code=s3cret" failed', 'GET "https://app.example/x?code=" failed'],
    ['at /x?token=s3cret&a=1:3:14\nat /y', 'at /x?token=&a=1:3:14\nat /y'],
    ['/reset#access_token=s3cret', '/reset#access_token='],
    ['/login?returnUrl=%2Fx%3Fcode%3Ds3cret', '/login?returnUrl=%2Fx%3Fcode%3D'],
    ['exit code=4', 'exit code=4'],
    ['{"password":"s3cret","a":1}', '{"password":"","a":1}'],
    ['sent Authorization: Bearer s3cret-s3cret.s3', 'sent Authorization: Bearer '],
    ['the token eyJhbGci.eyJzdWIi.c2ln is old', 'the token  is old'],
    ['No account of dana@example.test, try again', 'No account of , try again'],
    ['/team?q=dana%40example.test&a=1', '/team?q=&a=1'],
    ["Unexpected token '<' in JSON", "Unexpected token '<' in JSON"],
  ])('%j is %j', (text, safe) => {
    expect(withoutSecretsInText(text)).toBe(safe);
  });
});
