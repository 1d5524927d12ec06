import type { Mapped, Target } from './account-mapping.store.ts';
import type { Books, BooksObject } from './books-objects.store.ts';
import { indexBooks } from './effective-mapping.ts';
import type { MappingFacts } from './read-mapping.ts';

/** A QuickBooks list object; by default an active expense account in US dollars. */
export function booksObject(
  kind: BooksObject['kind'],
  id: string,
  name: string,
  over: Partial<BooksObject> = {},
): BooksObject {
  return {
    kind,
    id,
    name,
    fullName: name,
    active: true,
    accountType: kind === 'account' ? 'Expense' : null,
    accountSubType: null,
    classification: null,
    accountNumber: null,
    currency: kind === 'account' ? 'USD' : null,
    parentId: null,
    ...over,
  };
}

/** An empty target. */
export const EMPTY: Target = {
  account_id: null,
  class_id: null,
  department_id: null,
  tax_code_id: null,
  entity: null,
};

/** A component's target for all stores. */
export function mapped(
  component: string,
  target: Partial<Target>,
  over: Partial<Mapped> = {},
): Mapped {
  return {
    platform: null,
    storeId: null,
    component,
    target: { ...EMPTY, ...target },
    from: null,
    updatedBy: null,
    updatedAt: new Date('2026-11-20T14:02:00Z'),
    ...over,
  };
}

/** A client with one store, Harbor, in US dollars, with these QuickBooks lists and mapping. */
export function mappingFacts(
  objects: readonly BooksObject[],
  own: readonly Mapped[] = [],
): MappingFacts {
  return {
    scope: { platform: null, storeId: null },
    currency: 'USD',
    books: null,
    objects,
    index: indexBooks(objects),
    mapped: own,
    stores: new Map([['harbor', 'Harbor']]),
  };
}

/** A connected QuickBooks company. */
export function connectedBooks(over: Partial<Books> = {}): Books {
  return {
    connectionId: '4a1e1d0c-7f5b-4b7e-9a51-3f0c2b6d9e03',
    companyName: 'Harbor LLC',
    realm: '9341452000000101',
    status: 'connected',
    currency: 'USD',
    country: 'US',
    refreshedAt: new Date('2026-11-20T07:10:00Z'),
    ...over,
  };
}
