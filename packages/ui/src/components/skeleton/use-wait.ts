import { useEffect, useRef, useState } from 'react';

const SHORT_MS = 200;
const LEAST_MS = 300;

/** `short`: nothing is shown yet. `shown`: the outline is. `over`: what was awaited is. */
export type WaitPhase = 'short' | 'shown' | 'over';

/** The phase of a wait. Once the outline is shown it stays 300 ms, also when what was awaited comes sooner. */
export function useWait(busy: boolean): WaitPhase {
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
