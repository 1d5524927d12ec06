import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { BytesInPieces } from './bytes-in-pieces.ts';

const USER = '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterAll(() => testDatabase.drop());

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('bytes in pieces arrive as one value, among other values, as the first statement of a transaction', async () => {
  const pieces = [randomBytes(3_000_000), Buffer.alloc(0), randomBytes(1), randomBytes(200_000)];
  const bytes = new BytesInPieces(pieces);
  const at = new Date('2026-11-16T08:30:00Z');
  const { rows } = await testDatabase.database.asUser(USER, (tx) =>
    sql`select ${'Zürich'}::text as name, ${null}::text as nothing, ${bytes}::bytea as bytes, ${at}::timestamptz as at,
      ${7}::int as number, ${Buffer.from([0, 255])}::bytea as short, ${['a', 'b']}::text[] as list,
      current_user as role`.execute(tx),
  );
  const [{ bytes: stored, ...others }] = rows as [{ bytes: Buffer }];
  expect([bytes.length, stored.length, sha256(stored)]).toEqual([
    3_200_001,
    3_200_001,
    sha256(Buffer.concat(pieces)),
  ]);
  expect(others).toEqual({
    name: 'Zürich',
    nothing: null,
    at,
    number: 7,
    short: Buffer.from([0, 255]),
    list: ['a', 'b'],
    role: 'platebook_app',
  });
});

test('no bytes are an empty value', async () => {
  const { rows } = await testDatabase.database.asOwner((tx) =>
    sql`select ${new BytesInPieces([])}::bytea as bytes`.execute(tx),
  );
  expect(rows).toEqual([{ bytes: Buffer.alloc(0) }]);
});

test('a statement that PostgreSQL rejects fails, and the connection stays usable', async () => {
  const client = await testDatabase.database.pool.connect();
  const bytes = new BytesInPieces([randomBytes(500_000)]);
  await expect(client.query('select $1::nothing', [bytes])).rejects.toMatchObject({
    code: '42704',
  });
  await expect(client.query('select 1 / length($1::bytea) - $2', [bytes, 'x'])).rejects.toThrow(
    'invalid input syntax',
  );
  const id = randomUUID();
  const [first, second] = await Promise.all([
    client.query('select length($1::bytea) as length', [bytes]),
    client.query('select $1::uuid as id', [id]),
  ]);
  expect([first.rows, second.rows]).toEqual([[{ length: 500_000 }], [{ id }]]);
  client.release();
});
