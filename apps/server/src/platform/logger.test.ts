import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { BooksUnreachable } from '../connectors/quickbooks/quickbooks.port.ts';
import { createLogger } from './logger.ts';

type Line = { readonly err?: unknown };

function capture() {
  const lines: Line[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  return { lines, log };
}

const stack = expect.any(String) as string;

test('a lost database connection is logged without its statements', async () => {
  const { lines, log } = capture();
  const database = openDatabase({ ...inject('databaseServer'), database: 'postgres' }, log);
  const admin = new Client({ ...inject('databaseServer'), database: 'postgres' });
  await admin.connect();
  try {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pg_backend_pid() as pid, 'of a person' as said`,
    );
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(lines).toEqual([
      {
        level: 'warn',
        time: expect.any(String) as string,
        err: {
          type: expect.any(String) as string,
          code: '57P01',
          message: stack,
          stack,
          severity: 'FATAL',
          routine: 'ProcessInterrupts',
        },
        msg: 'A database connection was lost.',
      },
    ]);
  } finally {
    await admin.end();
    await database.close();
  }
});

test("our own errors' fields are logged, those of foreign causes are not", () => {
  const { lines, log } = capture();
  const cause = Object.assign(new Error('socket hang up'), {
    code: 'ECONNRESET',
    client: { asked: 'secret' },
  });
  const where = {
    mayHaveArrived: true,
    httpStatus: 502,
    providerRequestId: '1-2',
    durationMs: 40,
    cause,
  };
  log.warn({ err: new BooksUnreachable('QuickBooks did not answer.', where) }, 'Later.');
  expect(lines[0]?.err).toEqual({
    type: 'BooksUnreachable',
    message: 'QuickBooks did not answer.: socket hang up',
    stack,
    kind: 'unreachable',
    retryable: true,
    httpStatus: 502,
    providerCode: 'unreachable',
    providerRequestId: '1-2',
    durationMs: 40,
    mayHaveArrived: true,
  });
});

test("values in PostgreSQL errors are not logged, but the error's location is", () => {
  const { lines, log } = capture();
  const refused = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'users_email_key',
    table: 'users',
    detail: 'Key (email)=(dana@example.test) already exists.',
  });
  log.warn({ err: refused }, 'Refused.');
  expect(lines[0]?.err).toEqual({
    type: 'Error',
    message: 'duplicate key value',
    stack,
    code: '23505',
    constraint: 'users_email_key',
    table: 'users',
  });
});
