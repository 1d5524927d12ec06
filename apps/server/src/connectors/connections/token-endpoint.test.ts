import { expect, test } from 'vitest';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import { OutboundError } from '../../platform/outbound.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { callJson, callTokenEndpoint } from './token-endpoint.ts';

const NO_ANSWER = new OutboundError('tokens.test did not answer in time.', {
  kind: 'timeout',
  mayHaveArrived: true,
  durationMs: 30,
});

function tokens(answer: Parameters<typeof scriptedOutbound>[0]) {
  return callTokenEndpoint({
    outbound: scriptedOutbound(answer),
    name: 'Harbor Eats',
    url: 'https://tokens.test/token',
    form: { grant_type: 'refresh_token', refresh_token: 'a b' },
  });
}

test('a token endpoint is called with a form body', async () => {
  const outbound = scriptedOutbound({ status: 200, body: { access_token: 'x' } });
  const form = { grant_type: 'refresh_token', refresh_token: 'a b' };
  const headers = { authorization: 'Basic x' };
  const call = { outbound, name: 'Harbor Eats', url: 'https://tokens.test/token', form, headers };
  expect(await callTokenEndpoint(call)).toEqual({ access_token: 'x' });
  expect(outbound.sent).toEqual([
    {
      url: 'https://tokens.test/token',
      method: 'POST',
      timeoutMs: 15_000,
      maxBytes: 1_048_576,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        authorization: 'Basic x',
      },
      body: 'grant_type=refresh_token&refresh_token=a+b',
    },
  ]);
});

test.each([
  [
    'a grant that counts no longer',
    { status: 400, body: { error: 'invalid_grant' } },
    'refused',
    'invalid_grant',
  ],
  [
    'an unknown client',
    { status: 401, body: { error: 'invalid_client' } },
    'misconfigured',
    'invalid_client',
  ],
  ['a refusal without a word', { status: 403 }, 'misconfigured', 'http_403'],
  ['a success without a token', { status: 200, body: {} }, 'misconfigured', 'http_200'],
  ['429', { status: 429 }, 'throttled', 'http_429'],
  ['503', { status: 503, body: '<html>' }, 'unreachable', 'http_503'],
  ['an answer that is no JSON', { status: 400, body: '<html>' }, 'unreadable', 'unreadable'],
  ['no answer', NO_ANSWER, 'unreachable', 'timeout'],
] as const)('a token endpoint that returns %s', async (_name, answer, kind, code) => {
  const failure = await tokens(answer).then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(failure).toBeInstanceOf(ProviderFailure);
  expect(failure).toMatchObject({ kind, providerCode: code });
});

test.each([
  ['', {}],
  ['null', {}],
  ['{"code":"a"}', { code: 'a' }],
])('a refusal with the body %j is returned', async (body, object) => {
  const outbound = scriptedOutbound({ status: 404, body });
  const request = { url: 'https://tokens.test/x' };
  expect(await callJson({ outbound, name: 'Harbor Eats', request })).toEqual({
    status: 404,
    body: object,
  });
});
