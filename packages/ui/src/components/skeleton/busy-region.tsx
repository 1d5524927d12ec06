import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';
import { useWait } from './use-wait.ts';

export type BusyRegionProps = SkeletonProps & {
  busy: boolean;
  /** What comes; not drawn while it is awaited. */
  children: ReactNode;
};

/**
 * What is still coming, and then what came. A wait under 200 ms holds its room and shows nothing; a longer one shows its
 * outline, for 300 ms at least, so that nothing flickers.
 *
 * **When:** the first reading of a page or a part. **When not:** reading again: keep what is there, and say
 * `StaleBadge`.
 */
export function BusyRegion({ busy, children, ...skeleton }: BusyRegionProps) {
  const phase = useWait(busy);
  if (phase === 'over') {
    return children;
  }
  return <Skeleton {...skeleton} unseen={phase === 'short'} />;
}
