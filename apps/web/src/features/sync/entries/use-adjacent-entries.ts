import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import { entriesKey } from '../../../shared/workspace/entries.queries.ts';

type EntryPages = InfiniteData<{ readonly items: readonly BooksEntry[] }>;

export type AdjacentEntries = { readonly previous: string | null; readonly next: string | null };

const NONE: readonly BooksEntry[] = [];

/**
 * The list that the reader of an entry came from; empty for one who came by a link. It stays the same while entries of it
 * are opened, though deciding one takes it out of its part of the queue.
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

/** What stands before and after an id; null at the ends, and where it is not in the list. */
export function adjacentIn(ids: readonly string[], id: string): AdjacentEntries {
  const at = ids.indexOf(id);
  return at === -1
    ? { previous: null, next: null }
    : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

function itemsOf(data: EntryPages | undefined): readonly BooksEntry[] {
  return (data?.pages ?? []).flatMap(({ items }) => items);
}
