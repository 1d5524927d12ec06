import { gunzipSync } from 'node:zlib';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { isText, toWire } from './gzip.ts';

const reader = (...encodings: string[]) =>
  ({
    acceptsEncodings: (acceptEncoding: string) =>
      encodings.includes(acceptEncoding) ? acceptEncoding : false,
  }) as unknown as Request;
const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, status: 'posted' })));

test('a long body is sent compressed, with its header', async () => {
  const { body, headers } = await toWire(LONG, reader('gzip'));
  expect(headers).toEqual({ 'content-encoding': 'gzip' });
  expect(gunzipSync(body).toString()).toBe(LONG);
  expect(body.length).toBeLessThan(LONG.length / 3);
});

test('a short body, or a client that does not accept gzip, gets it uncompressed', async () => {
  expect(await toWire('{}', reader('gzip'))).toEqual({ body: '{}', headers: {} });
  expect(await toWire(LONG, reader('br'))).toEqual({ body: LONG, headers: {} });
});

test.each([
  ['text/csv; charset=utf-8', true],
  ['application/json', true],
  ['application/octet-stream', false],
  ['application/zip', false],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
])('%s is text: %s', (type, expected) => {
  expect(isText(type)).toBe(expected);
});
