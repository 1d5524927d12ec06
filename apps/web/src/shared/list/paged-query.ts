import {
  infiniteQueryOptions,
  keepPreviousData,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';

/** One page of a list as every list of the server answers it. */
export type ListPage<Row> = { readonly items: readonly Row[]; readonly next_cursor: string | null };

/** What a page is asked for with; the first page has no cursor. */
export type PageParams = { readonly limit: number; readonly cursor?: string };

export type PagedList<Row> = {
  /** Everything that narrows the list is part of it. */
  readonly key: QueryKey;
  readonly pageSize: number;
  readonly load: (page: PageParams, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** After how long it is loaded again, in ms; `false` once nothing moves by itself. */
  readonly again?: (rows: readonly Row[]) => number | false;
};

/** A list of the server, page after page by its cursors: no row of it is out of reach. */
export function pagedQuery<Row>({ key, pageSize, load, again }: PagedList<Row>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ signal, pageParam }) =>
      load(
        pageParam === null ? { limit: pageSize } : { limit: pageSize, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // What is shown stays while the list is narrowed.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || again === undefined ? false : again(rowsOf(data)),
  });
}

/** The rows of the pages at hand, in the order of the list. */
export function rowsOf<Row>({ pages }: Pick<InfiniteData<ListPage<Row>>, 'pages'>): Row[] {
  return pages.flatMap(({ items }) => items);
}
