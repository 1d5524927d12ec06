import { createActor, type ActorRefFrom } from 'xstate';
import type { errorReporterMachine } from './error-reporter.machine.ts';
import { provideErrorReporter, type ErrorReporterHost } from './provide-error-reporter.ts';

/** The running error reporter. */
export type ErrorReporterActor = ActorRefFrom<typeof errorReporterMachine>;

/**
 * Starts the machine, which lives as long as the page.
 *
 * @example
 * const reporter = startErrorReporter(reporterHost);
 * reporter.send({ type: 'error.reported', error: toFrontEndErrorEvent(failedCall, place) });
 */
export function startErrorReporter(host: ErrorReporterHost): ErrorReporterActor {
  return createActor(provideErrorReporter(host)).start();
}
