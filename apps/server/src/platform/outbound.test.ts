import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createOutbound, OutboundError } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

const running: Server[] = [];
const closers: (() => void)[] = [];

afterEach(async () => {
  closers.splice(0).forEach((close) => close());
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function calling(hosts: readonly string[], loopback = true) {
  const outbound = createOutbound({ hosts, loopback });
  closers.push(outbound.close);
  return outbound;
}

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof OutboundError)) {
    throw new TypeError('It did not fail as an OutboundError.');
  }
  return { kind: error.kind, mayHaveArrived: error.mayHaveArrived };
}

test('sends method, headers and body, and returns the response', async () => {
  const seen: unknown[] = [];
  const host = await start((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      seen.push([request.method, request.headers['x-a'], Buffer.concat(pieces).toString()]);
      response.writeHead(418, { 'x-b': 'b' }).end('short');
    });
  });
  const answer = await calling([host])({
    url: `http://${host}/path`,
    method: 'POST',
    headers: { 'x-a': 'a' },
    body: 'é',
  });
  expect(seen).toEqual([['POST', 'a', 'é']]);
  expect([answer.status, answer.headers['x-b'], answer.bytes.toString()]).toEqual([
    418,
    'b',
    'short',
  ]);
});

test('returns a redirect instead of following it', async () => {
  const host = await start((_request, response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  });
  const { status } = await calling([host])({ url: `http://${host}/` });
  expect(status).toBe(302);
});

describe('an incomplete response', () => {
  test('is a time-out if nobody answers, and the request may have arrived', async () => {
    const host = await start(() => undefined);
    const call = calling([host])({ url: `http://${host}/`, timeoutMs: 50 });
    expect(await failureOf(call)).toEqual({ kind: 'timeout', mayHaveArrived: true });
  });

  test('is a time-out in the middle of a response', async () => {
    const host = await start((_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half');
    });
    const call = calling([host])({ url: `http://${host}/`, timeoutMs: 50 });
    expect(await failureOf(call)).toEqual({ kind: 'timeout', mayHaveArrived: true });
  });

  test('is a reset when the response is cut off', async () => {
    const host = await start((_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half');
      setImmediate(() => response.destroy());
    });
    const call = calling([host])({ url: `http://${host}/` });
    expect(await failureOf(call)).toEqual({ kind: 'reset', mayHaveArrived: true });
  });

  test('is a reset when nothing listens, and the request has not arrived', async () => {
    const host = await start(() => undefined);
    const [server] = running.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    const call = calling([host])({ url: `http://${host}/` });
    expect(await failureOf(call)).toEqual({ kind: 'reset', mayHaveArrived: false });
  });

  test('is too large before more than the limit was buffered', async () => {
    const host = await start((_request, response) => {
      response.end('x'.repeat(1_001));
    });
    const outbound = calling([host]);
    expect((await outbound({ url: `http://${host}/`, maxBytes: 1_001 })).bytes).toHaveLength(1_001);
    const call = outbound({ url: `http://${host}/`, maxBytes: 1_000 });
    expect(await failureOf(call)).toEqual({ kind: 'too_large', mayHaveArrived: true });
  });
});

test.each([
  ['http://127.0.0.1:1/', ['127.0.0.1:1'], false],
  ['https://127.0.0.1:1/', ['127.0.0.1:1'], false],
  ['https://[::1]:1/', ['[::1]:1'], false],
  ['https://api.example.com/', ['api.example.org'], false],
  ['http://api.example.com/', ['api.example.com'], false],
  ['https://user:secret@api.example.com/', ['api.example.com'], false],
  ['https://example.com.evil.test/', ['.example.com'], false],
  ['https://files.example.com:8443/', ['.example.com'], false],
  ['http://files.example.com/', ['.example.com'], true],
  ['ftp://api.example.com/', ['api.example.com'], true],
])('does not call %s if %j is allowed', async (url, hosts, loopback) => {
  const call = calling(hosts, loopback)({ url });
  expect(await failureOf(call)).toEqual({ kind: 'not_allowed', mayHaveArrived: false });
});

test('does not call a name that resolves to this machine', async () => {
  const call = calling(['localhost:1'], false)({ url: 'https://localhost:1/' });
  expect(await failureOf(call)).toEqual({ kind: 'dns', mayHaveArrived: false });
});

test("calls one of the operator's services at a private address over http, and nothing else there", async () => {
  const host = await start((_request, response) => response.end('ours'));
  const other = await start((_request, response) => response.end('theirs'));
  const named = host.replace('127.0.0.1', 'localhost');
  const outbound = createOutbound({ hosts: [], loopback: false, ownHosts: [host, named] });
  closers.push(outbound.close);
  for (const own of [host, named]) {
    expect((await outbound({ url: `http://${own}/` })).bytes.toString()).toBe('ours');
  }
  expect(await failureOf(outbound({ url: `http://${other}/` }))).toEqual({
    kind: 'not_allowed',
    mayHaveArrived: false,
  });
});

test('distinguishes public addresses from those of machines, networks and clouds', () => {
  const refused = [
    '127.0.0.1',
    '127.8.8.8',
    '10.0.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    'fd00::1',
    'fe80::1',
    'localhost',
  ];
  expect(refused.filter(isPublicAddress)).toEqual([]);
  const addresses = ['1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'];
  expect(addresses.filter(isPublicAddress)).toEqual(addresses);
});
