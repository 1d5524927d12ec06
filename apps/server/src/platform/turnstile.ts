/** Lets some work in at a time; the rest waits in the order it came, or is refused where too much waits already. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Room = {
  /** How many are inside at once. */
  readonly width: number;
  /** How many may wait. */
  readonly places: number;
  /** What whoever finds no place is thrown. */
  readonly refuse: () => Error;
};

export function createTurnstile({ width, places, refuse }: Room): Turnstile {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside >= width) {
      if (waiting.length >= places) {
        throw refuse();
      }
      await new Promise<void>((enter) => waiting.push(enter));
    } else {
      inside += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) {
        inside -= 1;
      } else {
        next();
      }
    }
  };
}
