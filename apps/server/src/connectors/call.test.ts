import { describe, expect, test } from 'vitest';
import { scriptedOutbound } from '../platform/outbound.fake.ts';
import { OutboundError } from '../platform/outbound.ts';
import { callOnce, callProvider, jsonContent, jsonObjectOf, retryAfterMs } from './call.ts';
import type { Signing } from './call.ts';
import type { ProviderFailure } from './provider-failure.ts';
import { noAnswer, providerFailureOf as failureOf } from './provider-calls.fake.ts';

const URL_OF_CALL = 'https://provider.test/things';

type Signed = { readonly authorization: string; readonly version: number };

/** Access whose version increments with each renewal. */
function signing(): Signing<Signed> & { readonly renewals: () => number } {
  let version = 1;
  const signed = (): Signed => ({ authorization: `Bearer ${version}`, version });
  return {
    sign: async () => signed(),
    renew: async (refused) => {
      version = refused.version + 1;
      return signed();
    },
    renewals: () => version - 1,
  };
}

function call(
  outbound: ReturnType<typeof scriptedOutbound>,
  accepts?: (status: number) => boolean,
) {
  return callProvider({
    outbound,
    name: 'Harbor Eats',
    signing: signing(),
    request: () => ({ url: URL_OF_CALL }),
    ...(accepts === undefined ? {} : { accepts }),
  });
}

/** The fields of a failure that decisions depend on. */
function factsOf({
  kind,
  retryable,
  mayHaveArrived,
  waitMs,
  httpStatus,
  providerCode,
  message,
}: ProviderFailure) {
  return { kind, retryable, mayHaveArrived, waitMs, httpStatus, providerCode, message };
}

describe('an authorized call', () => {
  test('is signed, and returns the response', async () => {
    const outbound = scriptedOutbound({ status: 201, body: { id: 'a' } });
    const { answer, signed } = await callProvider({
      outbound,
      name: 'Harbor Eats',
      signing: signing(),
      request: () => ({ url: URL_OF_CALL, method: 'POST', ...jsonContent({ of: 'a' }) }),
    });
    expect([answer.status, jsonObjectOf(answer), signed.version]).toEqual([201, { id: 'a' }, 1]);
    expect(outbound.sent).toEqual([
      {
        url: URL_OF_CALL,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: 'Bearer 1',
        },
        body: '{"of":"a"}',
      },
    ]);
  });

  test('is rebuilt and resent with renewed access after a 401', async () => {
    const outbound = scriptedOutbound({ status: 401 }, { status: 200 });
    const made: number[] = [];
    const { answer, signed } = await callProvider({
      outbound,
      name: 'Harbor Eats',
      signing: signing(),
      request: ({ version }) => {
        made.push(version);
        return { url: `${URL_OF_CALL}?of=${version}` };
      },
    });
    expect([answer.status, signed.version, made]).toEqual([200, 2, [1, 2]]);
    expect(outbound.sent.map(({ url, headers }) => [url, headers?.['authorization']])).toEqual([
      [`${URL_OF_CALL}?of=1`, 'Bearer 1'],
      [`${URL_OF_CALL}?of=2`, 'Bearer 2'],
    ]);
  });

  test('renews once: a second 401 is a refusal, or a response if the caller accepts it', async () => {
    const twice = () => scriptedOutbound({ status: 401 }, { status: 401, body: { code: 'old' } });
    expect(factsOf(await failureOf(call(twice())))).toEqual({
      kind: 'refused',
      retryable: false,
      mayHaveArrived: false,
      waitMs: null,
      httpStatus: 401,
      providerCode: 'old',
      message: 'Harbor Eats answered with status 401.',
    });
    const { answer, signed } = await call(twice(), (status) => status < 500);
    expect([answer.status, signed.version]).toEqual([401, 2]);
  });

  test('is not sent if its request cannot be built, and no other status renews access', async () => {
    const outbound = scriptedOutbound({ status: 403 });
    const access = signing();
    const input = { outbound, name: 'Harbor Eats', signing: access };
    const unmade = callProvider({
      ...input,
      request: () => Promise.reject(new Error('Another worker has it.')),
    });
    await expect(unmade).rejects.toThrow('Another worker has it.');
    expect(outbound.sent).toEqual([]);
    await failureOf(callProvider({ ...input, request: () => ({ url: URL_OF_CALL }) }));
    expect([outbound.sent.length, access.renewals()]).toEqual([1, 0]);
  });

  test('passes on errors that are not the provider’s', async () => {
    await expect(call(scriptedOutbound(new RangeError('ours')))).rejects.toThrow(RangeError);
  });
});

describe('an error response', () => {
  test.each([
    [
      '429 with a time',
      429,
      { 'retry-after': '12' },
      ['throttled', true, false, 12_000, 'http_429'],
    ],
    ['429 without one', 429, {}, ['throttled', true, false, null, 'http_429']],
    [
      '429 with a date',
      429,
      { 'retry-after': 'Thu, 26 Nov 2026 17:00:00 GMT' },
      ['throttled', true, false, null, 'http_429'],
    ],
    [
      '429 that asks for no pause',
      429,
      { 'retry-after': '0' },
      ['throttled', true, false, 0, 'http_429'],
    ],
    ['500', 500, {}, ['unreachable', true, true, null, 'http_500']],
    ['503', 503, { 'retry-after': '12' }, ['unreachable', true, true, null, 'http_503']],
    ['403', 403, {}, ['forbidden', false, false, null, 'not_yours']],
    ['404', 404, {}, ['refused', false, false, null, 'not_yours']],
    ['a redirect', 302, {}, ['refused', false, false, null, 'not_yours']],
  ] as const)('%s', async (_name, status, headers, facts) => {
    const body = { code: 'not_yours', message: 'This is not yours.' };
    const failure = await failureOf(call(scriptedOutbound({ status, headers, body })));
    const { kind, retryable, mayHaveArrived, waitMs, providerCode } = failure;
    expect([kind, retryable, mayHaveArrived, waitMs, providerCode]).toEqual(facts);
    expect([failure.httpStatus, failure.durationMs]).toEqual([status, 7]);
  });

  test('carries the provider’s message and request ID', async () => {
    const body = { error: 'no_store', message: 'No such store.' };
    const headers = { intuit_tid: '1-2' };
    const failure = await failureOf(call(scriptedOutbound({ status: 400, headers, body })));
    expect([failure.providerMessage, failure.providerCode, failure.providerRequestId]).toEqual([
      'No such store.',
      'no_store',
      '1-2',
    ]);
  });

  test.each(['<html>gone</html>', '[]', ''])('needs no body: %j', async (body) => {
    const failure = await failureOf(call(scriptedOutbound({ status: 400, body })));
    expect([failure.providerMessage, failure.providerCode]).toEqual([null, 'http_400']);
  });
});

describe('without a response', () => {
  test.each([
    ['timeout', true, 'unreachable', true],
    ['timeout', false, 'unreachable', true],
    ['reset', true, 'unreachable', true],
    ['dns', false, 'unreachable', true],
    ['tls', false, 'unreachable', true],
    ['not_allowed', false, 'unreachable', true],
    ['too_large', true, 'too_large', false],
  ] as const)('%s, may have arrived: %s', async (reason, mayHaveArrived, kind, retryable) => {
    const failure = await failureOf(call(scriptedOutbound(noAnswer(reason, mayHaveArrived))));
    expect(factsOf(failure)).toEqual({
      kind,
      retryable,
      mayHaveArrived,
      waitMs: null,
      httpStatus: null,
      providerCode: reason,
      message: `provider.test: ${reason}.`,
    });
    expect([failure.durationMs, failure.cause]).toEqual([40, expect.any(OutboundError)]);
  });

  test('to the first send nothing is renewed', async () => {
    const outbound = scriptedOutbound(noAnswer('timeout', true));
    await failureOf(call(outbound));
    expect(outbound.sent.length).toBe(1);
  });
});

test('a call that needs no authorization is sent unchanged, once', async () => {
  const outbound = scriptedOutbound({ status: 401 });
  const request = { url: URL_OF_CALL, timeoutMs: 5 };
  const failure = await failureOf(callOnce({ outbound, name: 'Harbor Eats', request }));
  expect([failure.kind, failure.httpStatus]).toEqual(['refused', 401]);
  expect(outbound.sent).toEqual([request]);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', null],
  ['null', null],
  ['"a"', null],
  ['<html>', null],
  ['', null],
])('the JSON object of %s', (text, object) => {
  expect(jsonObjectOf({ bytes: Buffer.from(text) })).toEqual(object);
});

test.each([
  ['0', 0],
  [' 7 ', 7_000],
  ['86400', 86_400_000],
  ['86401', 86_400_000],
  ['99999999999999999999', 86_400_000],
  [undefined, null],
  ['', null],
  [' ', null],
  ['-1', null],
  ['1.5', null],
  ['0x10', null],
  ['1e9', null],
  ['Infinity', null],
  ['Thu, 26 Nov 2026 17:00:00 GMT', null],
])('Retry-After: %s', (value, ms) => {
  expect(retryAfterMs({ headers: { 'retry-after': value } })).toBe(ms);
});
