import type { Clock } from '../../platform/clock.ts';
import type { Deferral } from './deferral.ts';

/** Well before the queue would hand the job to a second worker (`jobs/queues.ts`). */
export const TIME_SLICE_MS = 300_000;

/**
 * Ends a run's time slice: the caller's promise then never settles, and the run goes to the end of the queue to restart
 * its step. Called before each piece of work; the first piece always runs, so that every slice makes progress.
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
