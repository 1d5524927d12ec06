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
  /** For the grid: the next page is read when its last rows come into sight. */
  readonly rows: ServerRows<Row>;
  /** Those at hand. */
  readonly loaded: readonly Row[];
  /** Rows are missing: of a page to come, or because those at hand are of the filter before. */
  readonly hasMore: boolean;
  readonly state: GridState;
};

type Options = {
  readonly wholeList?: boolean | undefined;
  /** What is said of a failure that has no sentence of its own. */
  readonly fallback?: string | undefined;
};

/** How many places stand for rows of the next page. */
const PLACES = 20;

/**
 * The rows of a paged list as a grid scrolls through them; of `wholeList` every page is loaded, for what is said of all rows
 * and done with all of them.
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
  // The grid shows it in its place.
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
