/** The time of the simulated world: it runs with the machine's clock and can be moved. */
export type WorldClock = {
  /** Milliseconds since 1970, as this world sees them. */
  now(): number;
  /** Moves the world's time by `ms`, backwards with a negative number; it goes on running from there. */
  move(ms: number): void;
  readonly offsetMs: number;
};

/** `onMove` is told the new distance to the machine's clock, so that it can be kept. */
export function createWorldClock(
  offsetMs = 0,
  machineNow: () => number = Date.now,
  onMove: (offsetMs: number) => void = () => undefined,
): WorldClock {
  let offset = offsetMs;
  return {
    now: () => machineNow() + offset,
    move(ms) {
      offset += ms;
      onMove(offset);
    },
    get offsetMs() {
      return offset;
    },
  };
}
