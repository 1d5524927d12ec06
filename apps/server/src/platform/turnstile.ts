import pLimit from 'p-limit';

/** Limits concurrency; excess work is queued in order, or rejected when the queue is full. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Room = {
  /** The concurrency limit. */
  readonly width: number;
  /** The queue length. */
  readonly places: number;
  /** The error for rejected work. */
  readonly refuse: () => Error;
};

export function createTurnstile({ width, places, refuse }: Room): Turnstile {
  const limit = pLimit(width);
  return async (work) => {
    // Work that was just admitted counts as pending until the next turn of the event loop.
    if (limit.activeCount + limit.pendingCount >= width + places) {
      throw refuse();
    }
    return limit(work);
  };
}
