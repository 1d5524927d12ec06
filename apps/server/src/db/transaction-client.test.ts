import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { BEGIN_READ, READ } from './transaction-client.ts';

const USER = '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterAll(() => testDatabase.drop());

async function roleAndUser(): Promise<unknown> {
  const { rows } = await testDatabase.database.readAsUser(USER, (tx) =>
    sql`select current_user as role, app_user_id() as user_id`.execute(tx),
  );
  return rows[0];
}

describe('a read transaction', () => {
  test('runs its statement as the application role, and leaves no state behind', async () => {
    const { database } = testDatabase;
    expect(await roleAndUser()).toEqual({ role: 'platebook_app', user_id: USER });
    const { rows } = await database.readAsOwner((tx) =>
      sql<{ role: string }>`select current_user as role`.execute(tx),
    );
    expect(rows[0]?.role).not.toBe('platebook_app');
  });

  test('cannot write and takes a single statement', async () => {
    const { database } = testDatabase;
    await expect(
      database.readAsUser(USER, (tx) =>
        sql`insert into profiles (id) values (${USER})`.execute(tx),
      ),
    ).rejects.toMatchObject({ code: '25006' });
    await expect(
      database.readAsUser(USER, async (tx) => {
        await sql`select 1`.execute(tx);
        await sql`select 2`.execute(tx);
      }),
    ).rejects.toThrow('A reading transaction is for one statement.');
    expect(await roleAndUser()).toEqual({ role: 'platebook_app', user_id: USER });
  });
});

describe('a transaction whose preamble fails', () => {
  test('runs nothing, and in particular nothing as the owner', async () => {
    const { pool } = testDatabase.database;
    const client = await pool.connect();
    await client.query('begin; set local role nobody_at_all');
    await expect(client.query('create table left_behind ()')).rejects.toMatchObject({
      code: '25P02',
    });
    await client.query('rollback');
    client.release();
    const { rows } = await pool.query(`select to_regclass('left_behind') as found`);
    expect(rows).toEqual([{ found: null }]);
  });
});

describe('a prepared read', () => {
  const TABLE =
    'create table prepared_readings as select 1 as first; grant select on prepared_readings to platebook_app';
  const TEXT = 'select * from prepared_readings';

  test.each([
    ['as the owner', READ],
    ['as the application role', `${BEGIN_READ}set local role platebook_app`],
  ])('whose result columns a migration changes still succeeds, %s', async (_who, opening) => {
    const client = await testDatabase.database.pool.connect();
    const read = async () => {
      await client.query(opening);
      const { rows } = await client.query(TEXT, []);
      await client.query('commit');
      return rows as unknown;
    };
    await client.query(TABLE);
    expect([await read(), await read()]).toEqual([[{ first: 1 }], [{ first: 1 }]]);
    const { rows } = await client.query('select statement from pg_prepared_statements');
    expect(rows).toContainEqual({ statement: TEXT });
    await client.query('alter table prepared_readings add column second integer');
    expect([await read(), await read()]).toEqual([
      [{ first: 1, second: null }],
      [{ first: 1, second: null }],
    ]);
    await client.query('drop table prepared_readings');
    client.release(true);
  });

  test('succeeds after its prepared statement was deallocated', async () => {
    const client = await testDatabase.database.pool.connect();
    await client.query(READ);
    await client.query('select 1 as one', []);
    await client.query('commit');
    await client.query('deallocate all');
    await client.query(READ);
    expect((await client.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
    await client.query('commit');
    client.release(true);
  });

  test('is one of at most two hundred on a connection', async () => {
    const client = await testDatabase.database.pool.connect();
    await client.query(READ);
    for (let number = 0; number < 210; number += 1) {
      expect((await client.query(`select ${number} as number`, [])).rows).toEqual([{ number }]);
    }
    await client.query('commit');
    const { rows } = await client.query(
      'select count(*)::int as count from pg_prepared_statements',
    );
    expect(rows).toEqual([{ count: 200 }]);
    client.release(true);
  });
});
