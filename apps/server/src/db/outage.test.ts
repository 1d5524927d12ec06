import { open } from 'node:fs/promises';
import { Client, DatabaseError } from 'pg';
import { expect, inject, test } from 'vitest';
import { outageOf } from './outage.ts';

function refused(code: string, file = 'postgres.c'): DatabaseError {
  const error = new DatabaseError('in whatever language', 0, 'error');
  return Object.assign(error, { code, file });
}

test.each([
  ['busy', ['53000', '53200', '53300', '55P03', '40P01', '40001', '57014', '25P04']],
  ['away', ['57P01', '57P02', '57P03', '57P05', '08000', '08006', '08P01', '58030', '3D000']],
  ['full', ['53100', '53400']],
  ['read_only', ['25006']],
  [null, ['23505', '42501', '42601', '22P02', '42P01', 'XX000']],
] as const)("PostgreSQL's error is classified as %s", (outage, codes) => {
  expect(codes.map((code) => [code, outageOf(refused(code))])).toEqual(
    codes.map((code) => [code, outage]),
  );
});

test("PostgreSQL's missing permission on its own files is distinguished from a role's missing privilege", () => {
  expect([outageOf(refused('42501', 'md.c')), outageOf(refused('42501', 'aclchk.c'))]).toEqual([
    'read_only',
    null,
  ]);
});

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'nothing failed',
    (error: unknown) => error,
  );
}

test('a port without a listener is away, by address or by name', async () => {
  const dead = (host: string) => failureOf(new Client({ host, port: 1 }).connect());
  expect(outageOf(await dead('127.0.0.1'))).toBe('away');
  expect(outageOf(await dead('localhost'))).toBe('away');
  expect(outageOf(await dead('no-such-host.invalid'))).toBe('away');
});

test('a session terminated during a query is away, and so are its later queries', async () => {
  const client = new Client({ ...inject('databaseServer'), database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  const terminated = failureOf(client.query('select pg_terminate_backend(pg_backend_pid())'));
  expect(outageOf(await terminated)).toBe('away');
  expect(outageOf(await failureOf(client.query('select 1')))).toBe('away');
  expect(outageOf(await failureOf(client.query('select 1')))).toBe('away');
});

test('a disk without space is full', async () => {
  const write = async (): Promise<void> => {
    const file = await open('/dev/full', 'w');
    try {
      await file.writeFile('x');
    } finally {
      await file.close();
    }
  };
  expect(outageOf(await failureOf(write()))).toBe('full');
});

test.each(['EROFS', 'EACCES', 'EPERM'])('%s is read-only', (code) => {
  expect(outageOf(Object.assign(new Error('open'), { code }))).toBe('read_only');
});

test('a bug is none of these', () => {
  expect([outageOf(new TypeError('x is undefined')), outageOf('text'), outageOf(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the cause behind another error is not inspected', () => {
  expect(outageOf(new Error('fetch failed', { cause: { code: 'ECONNREFUSED' } }))).toBeNull();
});
