import type { ErrorReports } from './error-reports.ts';

/** Takes reports before the code that sends them is there. */
export type LateErrorReports = ErrorReports & {
  /** From now on `reports` sends what is reported, and what has waited. */
  readonly sendBy: (reports: ErrorReports) => void;
};

/** `load` brings the sender when something waits for it; what cannot be loaded reports nothing. */
export function createLateErrorReports(load: () => Promise<ErrorReports>): LateErrorReports {
  let sender: ErrorReports | null = null;
  const waiting: ((reports: ErrorReports) => void)[] = [];
  const sendBy = (reports: ErrorReports) => {
    sender = reports;
    for (const report of waiting.splice(0)) {
      report(reports);
    }
  };
  const report = (send: (reports: ErrorReports) => void) => {
    if (sender !== null) {
      send(sender);
    } else if (waiting.push(send) === 1) {
      load().then(
        (loaded) => (sender === null ? sendBy(loaded) : undefined),
        // Without a network nothing can be reported either; the app brings a sender of its own.
        () => undefined,
      );
    }
  };
  return {
    callFailed: (error, request) => report((reports) => reports.callFailed(error, request)),
    pageFailed: (error, component) => report((reports) => reports.pageFailed(error, component)),
    scriptFailed: (error) => report((reports) => reports.scriptFailed(error)),
    policyViolated: (violation) => report((reports) => reports.policyViolated(violation)),
    pageHidden: () => sender?.pageHidden(),
    sendBy,
  };
}
