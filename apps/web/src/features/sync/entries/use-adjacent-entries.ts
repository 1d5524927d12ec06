import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import { entriesKey } from '../../../shared/workspace/entries.queries.ts';

type EntryPages = InfiniteData<{ readonly items: readonly BooksEntry[] }>;

export type AdjacentEntries = { readonly previous: string | null; readonly next: string | null };

const NONE: readonly BooksEntry[] = [];

/**
 * The list the reader came from; empty after a direct link. It stays the same while its entries are opened, even though
 * deciding one removes it from its tab.
 */
export function useListOf(tenant: string, entryId: string): readonly BooksEntry[] {
  const queries = useQueryClient();
  const [list, setList] = useState(NONE);
  if (list.some(({ id }) => id === entryId)) {
    return list;
  }
  const found = queries
    .getQueryCache()
    .findAll({ queryKey: [...entriesKey(tenant), 'list'] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => itemsOf(state.data as EntryPages | undefined))
    .find((items) => items.some(({ id }) => id === entryId));
  if (found === undefined) {
    return list;
  }
  setList(found);
  return found;
}

/** The ids before and after one; null at the ends, or if it is not in the list. */
export function adjacentIn(ids: readonly string[], id: string): AdjacentEntries {
  const at = ids.indexOf(id);
  return at === -1
    ? { previous: null, next: null }
    : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

function itemsOf(data: EntryPages | undefined): readonly BooksEntry[] {
  return (data?.pages ?? []).flatMap(({ items }) => items);
}
