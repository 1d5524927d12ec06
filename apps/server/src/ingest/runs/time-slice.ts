import type { Clock } from '../../platform/clock.ts';
import type { Deferral } from './deferral.ts';

/** Well before the queue would hand the job to a second worker (`jobs/queues.ts`). */
export const TIME_SLICE_MS = 300_000;

/**
 * Ends a run's turn once it has had its worker for long enough: whoever calls it then never hears from it, and the run goes
 * to the end of the queue, to begin its step anew. Called before each piece of work; the first one is always done, so that
 * every turn brings a run on.
 */
export type YieldIfDue = () => Promise<void>;

type TimeSliceDeps = {
  readonly deferral: Deferral;
  readonly clock: Clock;
  readonly sliceMs: number;
};

export function createTimeSlice({ deferral, clock, sliceMs }: TimeSliceDeps): YieldIfDue {
  const startedAt = performance.now();
  let hasWorked = false;
  return async () => {
    if (hasWorked && performance.now() - startedAt >= sliceMs) {
      await deferral.defer(clock.now());
    }
    hasWorked = true;
  };
}
