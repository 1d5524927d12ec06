import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../../src/locations.ts';
import { readContract } from '../../src/http/contract.ts';
import { faultOf } from '../../src/http/field-errors.ts';
import type { Operation } from '../../src/http/contract.ts';
import { refusalOf, startTestServer } from '../../src/testing/test-server.ts';
import type { TestServer } from '../../src/testing/test-server.ts';
import { signInAsNew } from './people.ts';
import { fillPath } from './requests.ts';

const { operations } = await readContract(CONTRACT_FILE);
const takingJson = operations.filter(
  ({ body, wire }) => body?.type === 'application/json' && wire === 'envelope',
);
const paths = [...new Map(operations.map((operation) => [operation.path, operation])).values()];

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await signInAsNew(server, 'sender'));
}, 180_000);

afterAll(() => server.stop());

function send(operation: Operation, headers: Record<string, string>, body: BodyInit) {
  const address = `${operation.method.toUpperCase()} ${fillPath(operation, {})}`;
  return server.call(address, { token, headers, body });
}

describe('a malformed request', () => {
  test.each(takingJson)('to $id is rejected in the envelope', async (operation) => {
    const refused = async (type: string, body: string) =>
      refusalOf(await send(operation, { 'content-type': type }, body));
    expect([
      await refused('application/json', '{"name":'),
      await refused('text/plain', 'name=x'),
      await refused('application/json', JSON.stringify('x'.repeat(256 * 1024))),
    ]).toEqual([
      { status: 400, code: 'malformed_json', message: "The body isn't valid JSON." },
      {
        status: 415,
        code: 'unsupported_media_type',
        message: 'Send this request as application/json.',
      },
      { status: 413, code: 'body_too_large', message: 'The body is larger than 256 kB.' },
    ]);
  });

  test.each(paths)(
    'to $path with another method is rejected with the allowed ones',
    async (one) => {
      const answer = await server.call(`PATCH ${fillPath(one, {})}`, { token });
      const methods = operations
        .filter(({ path }) => path === one.path)
        .map(({ method }) => method.toUpperCase());
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, methods.join(', ')]);
    },
  );

  test('is rejected if its body is compressed', async () => {
    const answer = await server.call('POST /api/v2/auth/tenants', {
      token,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: Uint8Array.from(gzipSync('{"name":"Juniper"}')),
    });
    expect(refusalOf(answer)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  test('is rejected by the path of a text with U+0000, in a value or in a name', async () => {
    const errorsOf = async (json: unknown) => {
      const { status, body } = await server.call('POST /api/v2/webhooks/payments', { json });
      return [status, (body as { errors: unknown }).errors];
    };
    const fault = faultOf('characters_not_allowed');
    expect([
      await errorsOf({ id: 'event', type: 'x', data: { note: 'a\0b' } }),
      await errorsOf({ id: 'event', type: 'x', data: { 'a\0b': 1 } }),
    ]).toEqual([
      [400, [{ path: '/data/note', ...fault }]],
      [400, [{ path: '/data', ...fault }]],
    ]);
  });

  test('is rejected if it is nested too deeply', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const { status, body } = await server.call('POST /api/v2/webhooks/payments', {
      headers: { 'content-type': 'application/json' },
      body: `{"id":"event","type":"x","data":${deep}}`,
    });
    const [error] = (body as { errors: { message: string }[] }).errors;
    expect([status, error?.message]).toEqual([400, 'is nested too deeply']);
  });
});
