import pino from 'pino';
import { expect, test } from 'vitest';
import { AppError } from '../http/errors.ts';
import { createPartReader } from './part-reader.ts';

const busy = new AppError('service_unavailable');
const refuse = (thrown: Error) => () => Promise.reject(thrown);
const open = () => createPartReader(pino({ level: 'silent' }), { requestId: 'q-1' });

const failureOf = (part: string) => ({
  part,
  code: 'service_unavailable',
  message: 'The server is busy or stopping. Please try again in a moment.',
  request_id: 'q-1',
});

test('one failed part leaves the others intact, and what is derived from it is missing for the same reason', async () => {
  const parts = open();
  expect(await parts.read('summary', async () => 1)).toBe(1);
  expect(await parts.read('sync', refuse(busy))).toBeNull();
  expect(parts.lack('setup', ['summary', 'sync'])).toBeNull();
  expect(parts.unavailable()).toEqual([failureOf('sync'), failureOf('setup')]);
});

test('a response without any readable part is an error', async () => {
  const parts = open();
  await parts.read('summary', refuse(busy));
  await parts.read('sync', refuse(new Error('a bug')));
  expect(() => parts.unavailable()).toThrow(busy);
});

test.each([
  ['a refusal of whoever asks', new AppError('permission_error')],
  ['a database that cannot be reached', new Error('timeout exceeded when trying to connect')],
])('%s fails the whole response', async (_, thrown) => {
  const parts = open();
  await parts.read('summary', async () => 1);
  await expect(parts.read('sync', refuse(thrown))).rejects.toBe(thrown);
});
