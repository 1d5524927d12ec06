import { useQueries } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { booksObjectsQuery } from './mapping.queries.ts';
import type { BooksKind, BooksObject } from './mapping.queries.ts';

const KINDS: readonly BooksKind[] = [
  'account',
  'class',
  'department',
  'vendor',
  'customer',
  'tax_code',
];

export type BooksObjects = Readonly<Record<BooksKind, readonly BooksObject[]>>;

/** The books' objects by kind, empty while loading, and their names. */
export function useBooksObjects(tenant: string, enabled = true) {
  const { api } = useServices();
  const results = useQueries({
    queries: KINDS.map((kind) => ({ ...booksObjectsQuery(api, tenant, kind), enabled })),
  });
  const objects = Object.fromEntries(
    KINDS.map((kind, index) => [kind, results[index]?.data ?? NONE]),
  ) as unknown as BooksObjects;
  const nameOf = (kind: BooksKind, id: string) =>
    objects[kind].find((object) => object.id === id)?.full_name ?? id;
  return { objects, nameOf };
}

const NONE: readonly BooksObject[] = [];
