import pLimit from 'p-limit';

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
  const limit = pLimit(width);
  return async (work) => {
    // What was just let in counts as waiting until the next turn of the loop.
    if (limit.activeCount + limit.pendingCount >= width + places) {
      throw refuse();
    }
    return limit(work);
  };
}
