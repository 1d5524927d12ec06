import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { entriesKey } from '../../../shared/workspace/entries.queries.ts';

type EntryPages = InfiniteData<{ readonly items: readonly { readonly id: string }[] }>;

export type Neighbours = { readonly previous: string | null; readonly next: string | null };

/** The entries before and after one in the list the reader came from. */
export function useNeighbours(tenant: string, entryId: string): Neighbours {
  const queries = useQueryClient();
  const lists = queries
    .getQueryCache()
    .findAll({ queryKey: [...entriesKey(tenant), 'list'] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => idsOf(state.data as EntryPages | undefined));
  return neighboursIn(lists.find((ids) => ids.includes(entryId)) ?? [], entryId);
}

/** What stands before and after an id; null at the ends, and where it is not in the list. */
export function neighboursIn(ids: readonly string[], id: string): Neighbours {
  const at = ids.indexOf(id);
  return at === -1
    ? { previous: null, next: null }
    : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

function idsOf(data: EntryPages | undefined): string[] {
  return (data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id));
}
