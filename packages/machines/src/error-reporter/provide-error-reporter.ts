import { fromPromise } from 'xstate';
import { errorReporterMachine } from './error-reporter.machine.ts';
import type { FrontEndErrorEvent } from './front-end-error.ts';

/** The two ways in which a page sends errors. */
export type ErrorReporterHost = {
  /** Resolves when the server has accepted the batch, at most 10 errors. */
  readonly sendBatch: (
    batch: readonly FrontEndErrorEvent[],
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** Queues a batch in the browser, which sends it even when the page unloads; false when the browser refuses it. */
  readonly sendBeacon: (batch: readonly FrontEndErrorEvent[]) => boolean;
};

/**
 * The error-reporter machine with the host's two transports; whatever they throw is ignored.
 *
 * @example
 * import { createActor } from 'xstate';
 * const reporter = createActor(provideErrorReporter(reporterHost)).start();
 * reporter.getSnapshot().value; // 'empty'
 */
export function provideErrorReporter({
  sendBatch,
  sendBeacon,
}: ErrorReporterHost): typeof errorReporterMachine {
  return errorReporterMachine.provide({
    actors: {
      sendBatch: fromPromise<unknown, { batch: readonly FrontEndErrorEvent[] }>(
        async ({ input, signal }) => sendBatch(input.batch, signal),
      ),
      sendBeacon: fromPromise<unknown, { batches: readonly (readonly FrontEndErrorEvent[])[] }>(
        async ({ input }) => {
          for (const batch of input.batches) {
            if (!sendBeacon(batch)) {
              throw new Error('The browser took no more beacons.');
            }
          }
        },
      ),
    },
  });
}
