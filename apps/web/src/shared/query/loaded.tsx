import { Skeleton, type SkeletonProps } from '@platebook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

const SKELETON_DELAY_MS = 200;

export type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** What is loading: "Loading payouts". */
  label: string;
  shape?: SkeletonProps['shape'];
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** What a query brought; its outline while it is coming, its failure when there is nothing to show. */
export function Loaded<Data>({ query, label, shape, lines, children }: LoadedProps<Data>) {
  if (query.data !== undefined) {
    return children(query.data);
  }
  if (query.error !== null) {
    return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <LateSkeleton label={label} shape={shape} lines={lines} />;
}

/** Short waits show nothing at all. */
function LateSkeleton(props: SkeletonProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Skeleton {...props} /> : null;
}
