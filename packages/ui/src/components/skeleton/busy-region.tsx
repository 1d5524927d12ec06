import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';
import { useEffect, useRef, useState } from 'react';

const SHORT_MS = 200;
const LEAST_MS = 300;

/** `short`: nothing is shown yet. `shown`: the outline is. `over`: what was awaited is. */
type WaitPhase = 'short' | 'shown' | 'over';

/** The phase of a wait. Once the outline is shown it stays 300 ms, also when what was awaited comes sooner. */
function useWait(busy: boolean): WaitPhase {
  const [isShown, setIsShown] = useState(false);
  const shownAtMs = useRef(0);
  useEffect(() => {
    if (isShown) {
      // Counted from when it stands on the page, which on a busy machine is later than when it was asked for.
      shownAtMs.current = performance.now();
    }
  }, [isShown]);
  useEffect(() => {
    if (busy === isShown) {
      return undefined;
    }
    const waitMs = isShown ? shownAtMs.current + LEAST_MS - performance.now() : SHORT_MS;
    const timer = setTimeout(() => setIsShown(busy), waitMs);
    return () => clearTimeout(timer);
  }, [busy, isShown]);
  if (isShown) {
    return 'shown';
  }
  return busy ? 'short' : 'over';
}

export type BusyRegionProps = SkeletonProps & {
  busy: boolean;
  /** What comes; not drawn while it is awaited. */
  children: ReactNode;
};

/**
 * What is still coming, and then what came. A wait under 200 ms holds its room and shows nothing; a longer one shows its
 * outline, for 300 ms at least, so that nothing flickers.
 *
 * **When:** the first reading of a page or a part. **When not:** reading again: what is there stays.
 *
 * @example
 * <BusyRegion busy={isSaving} label="Loading payouts" shape="table">…</BusyRegion>
 */
export function BusyRegion({ busy, children, ...skeleton }: BusyRegionProps) {
  const phase = useWait(busy);
  if (phase === 'over') {
    return children;
  }
  return <Skeleton {...skeleton} unseen={phase === 'short'} />;
}
