import { useCallback, useEffect, useState } from 'react';

const TICK_MS = 1_000;

export type Wait = {
  /** Whole seconds left; 0 when it is over. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
};

/** A countdown by the clock, so that a throttled tab does not lag. */
export function useWait(now: () => number = Date.now): Wait {
  const [untilMs, setUntilMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const isWaiting = untilMs > nowMs;
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setInterval(() => setNowMs(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, now]);
  const start = useCallback(
    (seconds: number) => {
      const startMs = now();
      setNowMs(startMs);
      setUntilMs(startMs + seconds * 1_000);
    },
    [now],
  );
  return { seconds: isWaiting ? Math.ceil((untilMs - nowMs) / 1_000) : 0, start };
}
