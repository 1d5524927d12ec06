import { describe, expect, test } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { envelope, isWellFormed } from './envelope.ts';

const noticed: ApiError[] = [];

function answering(answer: () => Promise<Response>) {
  return envelope((error) => noticed.push(error))(answer);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return async () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
}

async function failure(answer: () => Promise<Response>, method = 'GET') {
  const error: unknown = await answering(answer)(
    new Request('http://localhost/x', { method }),
  ).then(
    () => null,
    (rejection: unknown) => rejection,
  );
  if (!(error instanceof ApiError)) {
    throw new Error(`expected an ApiError, got ${String(error)}`);
  }
  const { message, status, code, operation, classification, requestId, fields } = error;
  return { message, status, code, operation, classification, requestId, fields };
}

const request = () => new Request('http://localhost/x');

describe('envelope', () => {
  test('passes a well-formed response through, its body unread', async () => {
    const body = { status: 'success', message: 'Request completed successfully', data: { id: 1 } };
    const answer = await answering(json(200, body))(request());
    expect(await answer.json()).toEqual(body);
  });

  test('passes a workbook, NDJSON and an empty response through', async () => {
    const workbook = async () =>
      new Response('PK', { headers: { 'content-type': 'application/vnd.ms-excel' } });
    expect(await (await answering(workbook)(request())).text()).toBe('PK');
    const lines = async () =>
      new Response('{"id":"a"}\n{"id":"b"}\n', {
        headers: { 'content-type': 'application/x-ndjson' },
      });
    expect(await (await answering(lines)(request())).text()).toBe('{"id":"a"}\n{"id":"b"}\n');
    const empty = async () => new Response(null, { status: 204 });
    expect((await answering(empty)(request())).status).toBe(204);
  });

  test('keeps every field of an error response', async () => {
    const refused = json(400, {
      status: 'error',
      message: 'Some fields need attention.',
      data: null,
      code: 'validation_failed',
      request_id: 'q1',
      errors: [
        { path: '/name', message: 'must be at least 1', code: 'too_small', values: { least: 1 } },
        { path: '/name', message: 'must not be blank' },
        'not a field error',
      ],
    });
    expect(await failure(refused, 'POST')).toEqual({
      message: 'Some fields need attention.',
      status: 400,
      code: 'validation_failed',
      operation: 'create',
      classification: {
        errorClass: 'validation_error',
        severity: 'medium',
        impact: 'major',
        retryable: false,
      },
      requestId: 'q1',
      fields: [
        { path: '/name', message: 'must be at least 1', code: 'too_small', values: { least: 1 } },
        { path: '/name', message: 'must not be blank', code: null, values: {} },
      ],
    });
  });

  test.each<[string, () => Promise<Response>, string]>([
    ['detail when there is no message', json(409, { detail: 'Taken' }), 'Taken'],
    ['the default for a blank message', json(500, { message: '  ' }), 'Request failed'],
    [
      'the default for no JSON',
      async () => new Response('oops', { status: 502 }),
      'Request failed',
    ],
    ['the 401 sentence', json(401, {}), 'Authentication failed. Please log in again.'],
    [
      'what a 403 for a missing second step says',
      json(403, { code: 'second_step_required', message: 'Enter the code.' }),
      'Enter the code.',
    ],
    [
      'the 403 sentence whatever the server says',
      json(403, { message: 'No.' }),
      'Insufficient permissions. Please check client context or contact administrator.',
    ],
  ])('uses the message %s', async (_, answer, message) => {
    expect((await failure(answer)).message).toBe(message);
  });

  test('calls onPermissionDenied for a 403 and for nothing else', async () => {
    noticed.length = 0;
    await failure(json(403, { code: 'permission_error' }));
    await failure(json(401, {}));
    await failure(json(404, {}));
    expect(noticed.map(({ code }) => code)).toEqual(['permission_error']);
  });

  test('takes the request id from the header when the body has none', async () => {
    expect((await failure(json(500, {}, { 'x-request-id': 'q2' }))).requestId).toBe('q2');
  });

  test('reads Retry-After', async () => {
    const error: unknown = await answering(json(429, {}, { 'retry-after': '12' }))(request()).catch(
      (rejection: unknown) => rejection,
    );
    expect(error instanceof ApiError && error.retryAfterSeconds).toBe(12);
  });

  test('turns a missing response into the network error', async () => {
    const error = await failure(() => Promise.reject(new TypeError('fetch failed')));
    expect(error).toEqual({
      message: 'Network error. Please check your connection and try again.',
      status: null,
      code: 'network_error',
      operation: 'read',
      classification: {
        errorClass: 'network_error',
        severity: 'medium',
        impact: 'minor',
        retryable: true,
      },
      requestId: null,
      fields: [],
    });
  });

  test('leaves an aborted call alone', async () => {
    const controller = new AbortController();
    controller.abort();
    const send = answering(() => Promise.reject(controller.signal.reason));
    await expect(
      send(new Request('http://localhost/x', { signal: controller.signal })),
    ).rejects.toBe(controller.signal.reason);
  });

  test.each<[string, () => Promise<Response>]>([
    ['has no message', json(200, { status: 'success' })],
    ['has a blank message', json(200, { status: 'success', message: ' ' })],
    ['has no status', json(200, { message: 'fine' })],
    ['has a status that is no string', json(200, { status: 1, message: 'fine' })],
    ['is not an object', json(200, ['success'])],
    [
      'is not JSON though it says so',
      async () => new Response('<', { headers: { 'content-type': 'application/json' } }),
    ],
    [
      'is a web page',
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('rejects a response that %s', async (_, answer) => {
    const { message, code, status } = await failure(answer);
    expect({ message, code, status }).toEqual({
      message: 'API request failed',
      code: 'malformed_response',
      status: 200,
    });
  });
});

test('an envelope has a string status and a non-blank message', () => {
  expect(isWellFormed({ status: 'success', message: 'ok' })).toBe(true);
  expect(isWellFormed(null)).toBe(false);
});
