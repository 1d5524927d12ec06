import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';
import { useEffect, useRef, useState } from 'react';

const SHORT_MS = 200;
const LEAST_MS = 300;

/** `short`: nothing is shown yet. `shown`: the skeleton is. `over`: the content is. */
type WaitPhase = 'short' | 'shown' | 'over';

/** The phase of a wait. Once shown, the skeleton stays for 300 ms even if the content arrives sooner. */
function useWait(busy: boolean): WaitPhase {
  const [isShown, setIsShown] = useState(false);
  const shownAtMs = useRef(0);
  useEffect(() => {
    if (isShown) {
      // Measured from the commit, which on a busy machine is later than the state update.
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
  /** The content; not rendered while busy. */
  children: ReactNode;
};

/**
 * Shows a skeleton until its content has loaded. A wait under 200 ms reserves the space and shows nothing; a longer one
 * shows the skeleton for at least 300 ms, to avoid flicker.
 *
 * **When:** for the initial load of a page or a part. **When not:** for refetches, which keep the current content.
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
