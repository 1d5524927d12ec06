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
  /** The sentence for a failure that has none of its own. */
  fallback?: string;
  children: (data: Data) => ReactNode;
};

/**
 * What a query brought; its outline while it is coming, its failure when there is nothing to show. What could not be read
 * again stays, under a note that it may be out of date.
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
