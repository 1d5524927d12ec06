import type { Clock } from '../../platform/clock.ts';
import type { Parking } from './parking.ts';

/** Well before the queue would hand the job to a second worker (`jobs/queues.ts`). */
export const TURN_MS = 300_000;

/**
 * Ends a run's turn once it has had its worker for long enough: whoever calls it then never hears from it, and the run goes
 * to the end of the queue, to begin its step anew. Called before each piece of work; the first one is always done, so that
 * every turn brings a run on.
 */
export type Turn = () => Promise<void>;

type Given = { readonly parking: Parking; readonly clock: Clock; readonly turnMs: number };

export function createTurn({ parking, clock, turnMs }: Given): Turn {
  const startedAt = performance.now();
  let hasWorked = false;
  return async () => {
    if (hasWorked && performance.now() - startedAt >= turnMs) {
      await parking.park(clock.now());
    }
    hasWorked = true;
  };
}
