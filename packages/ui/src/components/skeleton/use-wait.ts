import { useEffect, useState } from 'react';

const SHORT_MS = 200;
const LEAST_MS = 300;

/** `short`: nothing is shown yet. `shown`: the outline is. `over`: what was awaited is. */
export type WaitPhase = 'short' | 'shown' | 'over';

/** The phase of a wait. Once the outline is shown it stays 300 ms, also when what was awaited comes sooner. */
export function useWait(busy: boolean): WaitPhase {
  const [shownAtMs, setShownAtMs] = useState<number | null>(null);
  const isShown = shownAtMs !== null;
  useEffect(() => {
    if (busy === isShown) {
      return undefined;
    }
    const waitMs = shownAtMs === null ? SHORT_MS : shownAtMs + LEAST_MS - performance.now();
    const timer = setTimeout(() => setShownAtMs(busy ? performance.now() : null), waitMs);
    return () => clearTimeout(timer);
  }, [busy, isShown, shownAtMs]);
  if (isShown) {
    return 'shown';
  }
  return busy ? 'short' : 'over';
}
