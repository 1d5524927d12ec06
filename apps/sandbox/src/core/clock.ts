/** The simulated world's time: it runs with the machine's clock and can be moved. */
export type WorldClock = {
  /** Milliseconds since 1970, as this world sees them. */
  now(): number;
  /** Moves the world's time by `ms`, backwards if negative; it keeps running from there. */
  move(ms: number): void;
  readonly offsetMs: number;
};

/** `onMove` receives the new offset from the machine's clock, to persist it. */
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
