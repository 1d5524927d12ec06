import { findByPart } from '../shared/database.fake.ts';
import type { FindRows } from '../shared/database.fake.ts';
import type { Mapped } from './account-mapping.store.ts';
import type { Books, BooksObject } from './books-objects.store.ts';
import { connectedBooks } from './mapping-facts.fake.ts';

type MappingRows = {
  readonly objects?: readonly BooksObject[];
  readonly mapped?: readonly Mapped[];
  readonly books?: Books | null;
  /** Rows for other statements, by a part of each; checked first. */
  readonly others?: Readonly<Record<string, readonly object[]>>;
};

/** Rows for the statements of a mapping: a client with one store, Harbor, in US dollars, and its QuickBooks lists. */
export function findMappingRows({
  objects = [],
  mapped = [],
  books = connectedBooks(),
  others = {},
}: MappingRows): FindRows {
  return findByPart({
    ...others,
    'from "account_mappings" as "m"': mapped.map((one) => ({
      platform: one.platform,
      store_id: one.storeId,
      component: one.component,
      target: one.target,
      updated_by: one.updatedBy,
      updated_at: one.updatedAt,
      effective_from: one.from,
    })),
    'from connections where provider': books === null ? [] : [booksRow(books)],
    'from "books_objects"': objects.map((object) => ({
      kind: object.kind,
      external_id: object.id,
      name: object.name,
      full_name: object.fullName,
      active: object.active,
      account_type: object.accountType,
      account_sub_type: object.accountSubType,
      classification: object.classification,
      account_number: object.accountNumber,
      currency: object.currency,
      parent_id: object.parentId,
    })),
    'from "clients"': [{ time_zone: 'America/New_York', currency: 'USD' }],
    'from "stores"': [{ id: 'harbor', name: 'Harbor' }],
  });
}

function booksRow({ connectionId, companyName, realm, status, refreshedAt, ...details }: Books) {
  return {
    id: connectionId,
    external_name: companyName,
    external_id: realm,
    status,
    details,
    refreshed_at: refreshedAt,
  };
}
