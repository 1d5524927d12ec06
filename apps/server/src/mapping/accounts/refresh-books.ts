import type { Database } from '../../db/database.ts';
import type { BooksObjectKind } from '../../db/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { BooksEntity, QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { RefreshBooks } from './account-mapping.port.ts';
import { findBooks, retireUnlisted, saveBooksObjects } from './books-objects.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { refuseByBooks, refuseUnconnected } from './refuse-by-books.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly quickbooks: Pick<QuickBooks, 'query'>;
  readonly live: Pick<Live, 'changed'>;
};

/** Intuit's entity for each list, and its name field. */
const LISTS: readonly { readonly kind: BooksObjectKind; readonly entity: BooksEntity }[] = [
  { kind: 'account', entity: 'Account' },
  { kind: 'class', entity: 'Class' },
  { kind: 'department', entity: 'Department' },
  { kind: 'vendor', entity: 'Vendor' },
  { kind: 'customer', entity: 'Customer' },
  { kind: 'tax_code', entity: 'TaxCode' },
];

/** Inactive objects are omitted unless requested (Intuit, "Query operations and syntax"). */
const WITH_INACTIVE = 'Active IN (true,false)';

/**
 * Loads every QuickBooks list and saves new, renamed and deactivated objects. Objects that are no longer listed become
 * inactive. Throws `books_not_connected`, `books_refused` and `books_unavailable` as `AppError`.
 */
export function createRefreshBooks(deps: Deps): RefreshBooks {
  const { database, clock, quickbooks, live } = deps;
  return async (scope) => {
    const books = refuseUnconnected(await database.inTenant(scope, findBooks));
    // An object created during the refresh may be missing from the lists without being deleted.
    const at = clock.now();
    const objects: BooksObject[] = [];
    for (const { kind, entity } of LISTS) {
      const rows = await quickbooks
        .query<BooksRow>(scope, entity, WITH_INACTIVE)
        .catch(refuseByBooks);
      objects.push(...rows.map((row) => toBooksObject(kind, row)));
    }
    await database.inTenant(scope, async (tx) => {
      const place = { tenantId: scope.tenantId, connectionId: books.connectionId, at };
      await saveBooksObjects(tx, place, objects);
      await retireUnlisted(tx, place);
      await live.changed(tx, {
        tenantId: scope.tenantId,
        topic: 'mapping',
        id: books.connectionId,
      });
    });
    return {
      objects: objects.length,
      inactive: objects.filter(({ active }) => !active).length,
    };
  };
}

/** The common fields of QuickBooks list objects, named as by Intuit. */
export type BooksRow = {
  readonly Id: string;
  readonly Name?: string;
  readonly DisplayName?: string;
  readonly FullyQualifiedName?: string;
  readonly Active?: boolean;
  readonly AccountType?: string;
  readonly AccountSubType?: string;
  readonly Classification?: string;
  readonly AcctNum?: string;
  readonly CurrencyRef?: { readonly value?: string };
  readonly ParentRef?: { readonly value?: string };
};

export function toBooksObject(kind: BooksObjectKind, row: BooksRow): BooksObject {
  const name = row.Name ?? row.DisplayName ?? row.Id;
  return {
    kind,
    id: row.Id,
    name,
    fullName: row.FullyQualifiedName ?? name,
    active: row.Active ?? true,
    accountType: row.AccountType ?? null,
    accountSubType: row.AccountSubType ?? null,
    classification: row.Classification ?? null,
    accountNumber: row.AcctNum ?? null,
    currency: row.CurrencyRef?.value ?? null,
    parentId: row.ParentRef?.value ?? null,
  };
}
