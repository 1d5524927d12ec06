import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';

/** One page of any server list. */
export type ListPage<Row> = { readonly items: readonly Row[]; readonly next_cursor: string | null };

/** The parameters of a page; the first one has no cursor. */
export type PageParams = { readonly limit: number; readonly cursor?: string };

export type PagedList<Row, Page extends ListPage<Row> = ListPage<Row>> = {
  /** Must include everything that filters the list. */
  readonly key: QueryKey;
  readonly pageSize: number;
  /** A page may contain more than its rows. */
  readonly load: (page: PageParams, signal: AbortSignal) => Promise<Page>;
  /** The polling interval in ms; `false` once nothing changes by itself. */
  readonly again?: (rows: readonly Row[]) => number | false;
  /** Does not show another key's rows while loading. */
  readonly hidesPrevious?: boolean;
};

/** An infinite query over a server list by cursors. */
export function pagedQuery<Row, Page extends ListPage<Row> = ListPage<Row>>({
  key,
  pageSize,
  load,
  again,
  hidesPrevious = false,
}: PagedList<Row, Page>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ signal, pageParam }) =>
      load(
        pageParam === null ? { limit: pageSize } : { limit: pageSize, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Keeps the previous rows while filters change.
    placeholderData: (previous: InfiniteData<Page, string | null> | undefined) =>
      hidesPrevious ? undefined : previous,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || again === undefined ? false : again(rowsOf(data)),
  });
}

/** The loaded rows in order. */
export function rowsOf<Row>({ pages }: Pick<InfiniteData<ListPage<Row>>, 'pages'>): Row[] {
  return pages.flatMap(({ items }) => items);
}
