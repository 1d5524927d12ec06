import type { Timers } from './body-progress.ts';

export type FakeTimers = Timers & {
  /** Ends every window of this length once. */
  readonly pass: (ms: number) => void;
  /** How many windows of this length are running. */
  readonly running: (ms: number) => number;
};

/** Timers whose windows end when a test says so. */
export function createFakeTimers(): FakeTimers {
  const ticking = new Set<{ readonly ms: number; readonly tick: () => void }>();
  const of = (ms: number) => [...ticking].filter((timer) => timer.ms === ms);
  return {
    every: (ms, tick) => {
      const timer = { ms, tick };
      ticking.add(timer);
      return () => void ticking.delete(timer);
    },
    pass: (ms) => of(ms).forEach(({ tick }) => tick()),
    running: (ms) => of(ms).length,
  };
}
