import type { ErrorReports } from './error-reports.ts';

/** Queues reports until the sending code has loaded. */
export type LateErrorReports = ErrorReports & {
  /** From now on `load` provides the sender; an existing one flushes and is replaced. */
  readonly sendBy: (load: () => Promise<ErrorReports>) => void;
  /**
   * Preloads the sender, which is otherwise lazy-loaded with the first report. A failure is retried with the next
   * report.
   */
  readonly load: () => void;
};

type Report = (reports: ErrorReports) => void;

/** Lazy error reporting: a page without errors loads no code for it. */
export function createLateErrorReports(): LateErrorReports {
  let loader: (() => Promise<ErrorReports>) | null = null;
  let loading: (() => Promise<ErrorReports>) | null = null;
  let sender: ErrorReports | null = null;
  const waiting: Report[] = [];
  const bring = async (load: () => Promise<ErrorReports>): Promise<void> => {
    loading = load;
    try {
      const loaded = await load();
      if (load === loader) {
        sender = loaded;
        waiting.splice(0).forEach((report) => report(loaded));
      }
    } catch {
      // Without a network nothing can be reported either.
      loading = null;
    }
  };
  const load = () => {
    if (loader !== null && sender === null && loading !== loader) {
      void bring(loader);
    }
  };
  const report = (send: Report) => {
    if (sender === null) {
      waiting.push(send);
      load();
    } else {
      send(sender);
    }
  };
  return {
    callFailed: (error, request) => report((reports) => reports.callFailed(error, request)),
    pageFailed: (error, component) => report((reports) => reports.pageFailed(error, component)),
    scriptFailed: (error) => report((reports) => reports.scriptFailed(error)),
    policyViolated: (violation) => report((reports) => reports.policyViolated(violation)),
    pageHidden: () => {
      if (sender !== null || waiting.length > 0) {
        report((reports) => reports.pageHidden());
      }
    },
    sendBy: (next) => {
      sender?.pageHidden();
      sender = null;
      loader = next;
      if (waiting.length > 0) {
        load();
      }
    },
    load,
    recent: () => sender?.recent() ?? [],
  };
}
