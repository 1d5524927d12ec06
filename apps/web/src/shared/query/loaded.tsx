import { BusyRegion, Button, ErrorPanel, InlineAlert, type SkeletonProps } from '@platebook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';
import { failureTitle } from './failure.view.ts';
import { useShownFailure } from './shown-failures.ts';
import { words } from './query.messages.ts';

export type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> &
    Partial<Pick<UseQueryResult<Data>, 'fetchStatus'>>;
  /** What is loading: "Loading payouts". */
  label: string;
  shape?: SkeletonProps['shape'];
  lines?: number;
  /** The message of a failure without its own. */
  fallback?: string;
  children: (data: Data) => ReactNode;
};

/**
 * A query's data; a skeleton while loading, its failure if there is nothing to show. Stale data stays, with a note, if
 * a refetch fails.
 */
export function Loaded<Data>({
  query,
  label,
  shape,
  lines,
  fallback,
  children,
}: LoadedProps<Data>) {
  if (query.data !== undefined) {
    return (
      <>
        {query.error === null ? null : (
          <OutOfDate error={query.error} fallback={fallback} onRetry={() => void query.refetch()} />
        )}
        {children(query.data)}
      </>
    );
  }
  if (query.error !== null) {
    return <Failure error={query.error} fallback={fallback} onRetry={() => void query.refetch()} />;
  }
  if (query.fetchStatus === 'paused') {
    return <ErrorPanel kind="offline" title={words.offline} meaning={words.offlineMeaning} />;
  }
  return (
    <BusyRegion busy label={label} shape={shape} lines={lines}>
      {null}
    </BusyRegion>
  );
}

type OutOfDateProps = { error: unknown; fallback: string | undefined; onRetry: () => void };

function OutOfDate({ error, fallback, onRetry }: OutOfDateProps) {
  useShownFailure(error);
  return (
    <InlineAlert
      tone="warning"
      title={words.outOfDate}
      appeared
      action={
        <Button size="sm" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.outOfDateMeaning(failureTitle(error, fallback))}
    </InlineAlert>
  );
}
