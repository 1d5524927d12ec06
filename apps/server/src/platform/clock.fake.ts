import type { Clock } from './clock.ts';

export type FakeClock = Clock & { readonly advance: (ms: number) => void };

/** Does not advance until told to. */
export function createFakeClock(start = '2026-11-21T09:00:00.000Z'): FakeClock {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
