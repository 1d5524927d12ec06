import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';

/** One page of a list as every list of the server answers it. */
export type ListPage<Row> = { readonly items: readonly Row[]; readonly next_cursor: string | null };

/** What a page is asked for with; the first page has no cursor. */
export type PageParams = { readonly limit: number; readonly cursor?: string };

export type PagedList<Row, Page extends ListPage<Row> = ListPage<Row>> = {
  /** Everything that narrows the list is part of it. */
  readonly key: QueryKey;
  readonly pageSize: number;
  /** A page may say more than its rows. */
  readonly load: (page: PageParams, signal: AbortSignal) => Promise<Page>;
  /** After how long it is loaded again, in ms; `false` once nothing moves by itself. */
  readonly again?: (rows: readonly Row[]) => number | false;
  /** Rows of another key belong to something else, and are not shown until these are loaded. */
  readonly hidesPrevious?: boolean;
};

/** A list of the server, page after page by its cursors: no row of it is out of reach. */
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
    // What is shown stays while the list is narrowed.
    placeholderData: (previous: InfiniteData<Page, string | null> | undefined) =>
      hidesPrevious ? undefined : previous,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || again === undefined ? false : again(rowsOf(data)),
  });
}

/** The rows of the pages at hand, in the order of the list. */
export function rowsOf<Row>({ pages }: Pick<InfiniteData<ListPage<Row>>, 'pages'>): Row[] {
  return pages.flatMap(({ items }) => items);
}
