import type { Timers } from './body-progress.ts';

export type FakeTimers = Timers & {
  /** Lets every window of this length end once. */
  readonly pass: (ms: number) => void;
  /** How many windows of this length are being measured. */
  readonly running: (ms: number) => number;
};

/** Windows that end when a test says so. */
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
