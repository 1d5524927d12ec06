import { decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import { noAnswer, providerFailureOf } from '../provider-calls.fake.ts';
import { signDoorDash, tryDoorDash } from './doordash-signature.ts';

const SECRET = Buffer.from([0xfb, 0xff, 0xfe, ...Array.from({ length: 29 }, (_, at) => at)]);
const credentials = (signingSecret: string) => ({
  developerId: 'developer',
  keyId: 'key',
  signingSecret,
});

describe('a signature', () => {
  test.each(['base64', 'base64url'] as const)(
    'is valid for five minutes, with a secret written in %s',
    async (encoding) => {
      const clock = createFakeClock();
      const signed = await signDoorDash(credentials(SECRET.toString(encoding)), clock.now());
      const token = signed.replace(/^Bearer /, '');
      expect(decodeProtectedHeader(token)).toEqual({
        alg: 'HS256',
        typ: 'JWT',
        'dd-ver': 'DD-JWT-V1',
      });
      const verified = await jwtVerify(token, SECRET, { currentDate: clock.now() });
      const issuedAt = Date.parse('2026-11-21T09:00:00.000Z') / 1_000;
      expect(verified.payload).toEqual({
        kid: 'key',
        iss: 'developer',
        aud: 'doordash',
        iat: issuedAt,
        exp: issuedAt + 300,
      });
      clock.advance(300_000);
      await expect(jwtVerify(token, SECRET, { currentDate: clock.now() })).rejects.toThrow('exp');
    },
  );
});

describe('credentials', () => {
  const tried = (answer: Parameters<typeof scriptedOutbound>[0]) => {
    const outbound = scriptedOutbound(answer);
    return { outbound, trying: tryDoorDash({ outbound, apiUrl: 'https://api.test' }, 'Bearer x') };
  };

  test.each([404, 400, 200])('are valid if DoorDash responds %d', async (status) => {
    const { outbound, trying } = tried({ status });
    await trying;
    expect(outbound.sent).toHaveLength(1);
    expect(outbound.sent[0]).toMatchObject({
      url: expect.stringMatching(
        /^https:\/\/api\.test\/dataexchange\/v1\/reports\/[0-9a-f-]{36}\/reportlink$/,
      ) as string,
      headers: { authorization: 'Bearer x' },
    });
  });

  test.each([
    ['401', { status: 401, body: { code: 'invalid_token' } }, 'refused', 'invalid_token'],
    ['401 without words', { status: 401 }, 'refused', 'http_401'],
    ['403', { status: 403, body: { code: 7 } }, 'refused', 'http_403'],
    ['429', { status: 429 }, 'throttled', 'http_429'],
    ['500', { status: 500 }, 'unreachable', 'http_500'],
    ['no JSON', { status: 404, body: '<html>' }, 'unreadable', 'unreadable'],
    ['no answer', noAnswer('dns', false), 'unreachable', 'dns'],
  ] as const)('are not known to be valid after %s', async (_name, answer, kind, providerCode) => {
    const failure = await providerFailureOf(tried(answer).trying);
    expect(failure).toMatchObject({ kind, providerCode });
  });
});
