import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { Caller } from '../shared/caller.ts';
import { recordChange } from '../shared/record-change.ts';
import { findBooks, saveBooksObjects } from './books-objects.store.ts';
import type { Books, BooksObject } from './books-objects.store.ts';
import { createInBooks } from './create-accounts.ts';
import { refuseUnconnected } from './refuse-by-books.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Live;
  readonly quickbooks: QuickBooks;
};

/**
 * Creates one account in QuickBooks, which can be mapped immediately; returns an existing account of this name. Throws
 * `books_not_connected`, `books_refused` and `books_unavailable` as `AppError`.
 */
export async function createAccount(
  { database, clock, live, quickbooks }: Deps,
  caller: Caller,
  { name, accountType }: { readonly name: string; readonly accountType: string },
): Promise<{ readonly object: BooksObject; readonly books: Books }> {
  const { scope } = caller;
  const { tenantId } = scope;
  const books = refuseUnconnected(await database.inTenant(scope, findBooks));
  const [made] = await createInBooks(quickbooks, scope, [
    {
      platform: null,
      component: 'other_unclassified',
      label: name,
      name: name.trim().replaceAll(/\s+/g, ' '),
      account_type: accountType,
      account_sub_type: null,
      outcome: 'to_create',
      account_id: null,
    },
  ]);
  if (made === undefined) {
    throw new Error('An account that was to be created was not.');
  }
  const { object } = made;
  await database.inTenant(scope, async (tx) => {
    const at = clock.now();
    const { connectionId } = books;
    await saveBooksObjects(tx, { tenantId, connectionId, at }, [object]);
    await recordChange(tx, live, caller, {
      what: 'created',
      shown: { topic: 'mapping', id: connectionId },
      target: { type: 'books_account', id: object.id },
      details: { name: object.fullName, account_type: accountType },
      at,
    });
  });
  return { object, books };
}
