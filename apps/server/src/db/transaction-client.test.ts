import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

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

describe('a reading transaction', () => {
  test('runs its statement as the application role, and leaves nothing of it behind', async () => {
    const { database } = testDatabase;
    expect(await roleAndUser()).toEqual({ role: 'platebook_app', user_id: USER });
    const { rows } = await database.readAsOwner((tx) =>
      sql<{ role: string }>`select current_user as role`.execute(tx),
    );
    expect(rows[0]?.role).not.toBe('platebook_app');
  });

  test('writes nothing and is good for one statement', async () => {
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
  test('runs nothing, and least of all as the owner', async () => {
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
