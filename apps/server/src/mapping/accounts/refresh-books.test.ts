import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { grantTenantScope } from '../../db/database.ts';
import { findBooks, saveBooksObjects } from './books-objects.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { createRefreshBooks } from './refresh-books.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
});

afterAll(() => env.stop());

const account = (id: string, name: string): BooksObject => ({
  kind: 'account',
  id,
  name,
  fullName: name,
  active: true,
  accountType: 'Expense',
  accountSubType: null,
  classification: null,
  accountNumber: null,
  currency: 'USD',
  parentId: null,
});

test('an account created during the refresh stays active; a previously listed one that is gone does not', async () => {
  const { database, clock } = env.server;
  const scope = grantTenantScope(env.tenantId, env.owner.userId, 'test');
  const save = (object: BooksObject): Promise<void> =>
    database.inTenant(scope, async (tx) => {
      const connectionId = (await findBooks(tx))?.connectionId ?? '';
      const place = { tenantId: env.tenantId, connectionId, at: clock.now() };
      await saveBooksObjects(tx, place, [object]);
    });
  await save(account('9001', 'Deleted in the books'));
  clock.advance(1_000);
  const refresh = createRefreshBooks({
    database,
    clock,
    live: { changed: () => Promise.resolve() },
    quickbooks: {
      query: async (_, entity) => {
        if (entity === 'Account') {
          await save(account('9002', 'Created meanwhile'));
        }
        clock.advance(1_000);
        return [];
      },
    },
  });
  await refresh(scope);
  const rows = await database.inTenant(scope, (tx) =>
    tx
      .selectFrom('books_objects')
      .select(['name', 'active'])
      .where('external_id', 'in', ['9001', '9002'])
      .orderBy('external_id')
      .execute(),
  );
  expect(rows).toEqual([
    { name: 'Deleted in the books', active: false },
    { name: 'Created meanwhile', active: true },
  ]);
});
