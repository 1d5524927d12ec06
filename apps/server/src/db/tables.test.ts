import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeTables } from '../testing/describe-tables.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

let migrated: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  migrated = await createTestDatabase();
  pool = new Pool(migrated.clientConfig);
});

afterAll(async () => {
  await pool.end();
  await migrated.drop();
});

test('the table types match the schema (otherwise: npm run generate:tables)', async () => {
  await expect(await describeTables(pool)).toMatchFileSnapshot('generated/tables.ts');
});
