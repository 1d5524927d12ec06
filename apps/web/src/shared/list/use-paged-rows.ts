import type { GridState, ServerRows } from '@platebook/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toFailureView } from '../query/failure.view.ts';
import { useShownFailure } from '../query/shown-failures.ts';
import type { ListPage } from './paged-query.ts';

type PagedQuery<Row> = Pick<
  UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>,
  | 'data'
  | 'error'
  | 'isPlaceholderData'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'fetchNextPage'
  | 'refetch'
>;

export type PagedRows<Row> = {
  /** For the grid: the next page is fetched when its last rows scroll into view. */
  readonly rows: ServerRows<Row>;
  /** The loaded rows. */
  readonly loaded: readonly Row[];
  /** Whether rows are missing: further pages, or placeholders of an earlier filter. */
  readonly hasMore: boolean;
  readonly state: GridState;
};

type Options = {
  readonly wholeList?: boolean | undefined;
  /** The message of a failure without its own. */
  readonly fallback?: string | undefined;
};

/** The number of placeholder rows for the next page. */
const PLACES = 20;

/**
 * A paged list's rows for a scrolling grid; with `wholeList` every page is loaded, for statements and actions about all
 * rows.
 */
export function usePagedRows<Row>(
  query: PagedQuery<Row>,
  { wholeList = false, fallback }: Options = {},
): PagedRows<Row> {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isNextDue = wholeList && hasNextPage && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (isNextDue) {
      void fetchNextPage();
    }
  }, [isNextDue, fetchNextPage]);
  // The grid shows the error itself.
  useShownFailure(error);
  const loaded = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const rows = useMemo<ServerRows<Row>>(
    () => ({
      rowCount: loaded.length + (hasNextPage ? PLACES : 0),
      rowAt: (index) => loaded[index],
      onSight: (_first, last) => {
        if (last >= loaded.length && hasNextPage && !isFetchingNextPage) {
          void fetchNextPage();
        }
      },
    }),
    [loaded, hasNextPage, isFetchingNextPage, fetchNextPage],
  );
  return {
    rows,
    loaded,
    hasMore: hasNextPage || query.isPlaceholderData,
    state: toState(query, fallback),
  };
}

function toState<Row>(
  { data, error, refetch }: PagedQuery<Row>,
  fallback: string | undefined,
): GridState {
  if (error !== null) {
    const message = toFailureView(error, fallback).title;
    const onRetry = () => void refetch();
    return { kind: data === undefined ? 'error' : 'partial', message, onRetry };
  }
  return { kind: data === undefined ? 'loading' : 'ready' };
}
