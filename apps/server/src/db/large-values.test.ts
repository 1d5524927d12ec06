import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { plannedWithoutValues } from './large-values.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test('only the one statement is planned without its values', async () => {
  const modes = await server.database.asOwner(async (tx) => {
    const mode = async () => {
      const { rows } = await sql<{ mode: string }>`
        select current_setting('plan_cache_mode') as mode`.execute(tx);
      return rows[0]?.mode;
    };
    return [await mode(), await plannedWithoutValues(tx, mode), await mode()];
  });
  expect(modes).toEqual(['auto', 'force_generic_plan', 'auto']);
});
