import { isApiError, MESSAGES, type ApiError } from '@platebook/api-client';
import {
  startErrorReporter,
  toFrontEndErrorEvent,
  withoutQuery,
  type ErrorReporterHost,
  type ErrorPlace,
  type FailedCallReport,
} from '@platebook/machines';

export type ErrorReports = {
  /** Reports a refused or unanswered call. */
  readonly callFailed: (error: ApiError, request: Pick<Request, 'url' | 'method'>) => void;
  /** Reports a page that failed to load or render; a failed call is reported once, as a call. */
  readonly pageFailed: (error: unknown, component: string) => void;
  /** Reports any other script error. */
  readonly scriptFailed: (error: unknown) => void;
  /** Reports a CSP violation. Each pair of directive and address is reported once. */
  readonly policyViolated: (violation: PolicyViolation) => void;
  /** The page may be unloading: flush the queue. */
  readonly pageHidden: () => void;
  /** The page's recent errors, newest first. */
  readonly recent: () => readonly RecentError[];
};

/** An error as in its report, without its message. */
export type RecentError = {
  readonly errorId: string;
  readonly operation: string | null;
  readonly status: number | null;
  readonly requestId: string | null;
  /** ISO, UTC. */
  readonly at: string;
};

const RECENT = 10;

export type PolicyViolation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber'
>;

export type ErrorReportsDeps = {
  readonly host: ErrorReporterHost;
  readonly newId: () => string;
  /** The reader's current location. */
  readonly place: () => Omit<ErrorPlace, 'errorId'>;
};

/** Collects this page's errors and reports them; it never fails itself. */
export function createErrorReports({ host, newId, place }: ErrorReportsDeps): ErrorReports {
  const reporter = startErrorReporter(host);
  const reported = new WeakSet();
  const violations = new Set<string>();
  let recent: readonly RecentError[] = [];
  const report = (error: unknown, failure: FailedCallReport): void => {
    if (isOfNoInterest(error)) {
      return;
    }
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) {
        return;
      }
      reported.add(error);
    }
    const errorId = newId();
    const { operation, status, requestId } = failure;
    const at = new Date().toISOString();
    recent = [{ errorId, operation, status, requestId, at }, ...recent].slice(0, RECENT);
    const event = toFrontEndErrorEvent(failure, { ...place(), errorId });
    reporter.send({ type: 'error.reported', error: event });
  };
  return {
    callFailed: (error, { url, method }) => report(error, ofCall(error, url, method)),
    pageFailed: (error, component) => report(error, ofScript(error, component)),
    scriptFailed: (error) => report(error, ofScript(error, null)),
    policyViolated: ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const message = `Content security policy: ${effectiveDirective} blocked ${withoutQuery(blockedURI)}`;
      if (!violations.has(message)) {
        violations.add(message);
        const failure = ofScript(message, null);
        report(message, { ...failure, stack: sourceFile ? `${sourceFile}:${lineNumber}` : null });
      }
    },
    pageHidden: () => reporter.send({ type: 'page.hidden' }),
    recent: () => recent,
  };
}

function ofCall(error: ApiError, url: string, method: string): FailedCallReport {
  const { pathname, search } = new URL(url);
  return {
    classification: error.classification,
    message: error.message,
    stack: error.stack ?? null,
    url: `${pathname}${search}`,
    method,
    status: error.status,
    statusText: error.code,
    requestId: error.requestId,
    operation: error.operation,
    component: null,
  };
}

/** Spec 4's table is about calls; script errors fall under its `else`. A page that cannot be rendered is more serious. */
function ofScript(error: unknown, component: string | null): FailedCallReport {
  return {
    classification: {
      errorClass: 'api_error',
      severity: component === null ? 'medium' : 'high',
      impact: component === null ? 'minor' : 'blocking',
      retryable: false,
    },
    message: wordsOf(error),
    stack: error instanceof Error ? (error.stack ?? null) : null,
    url: null,
    method: null,
    status: null,
    statusText: null,
    requestId: null,
    operation: null,
    component,
  };
}

/** Spec 8's default for thrown values without a message: `undefined`, an empty string, an object without text. */
function wordsOf(thrown: unknown): string {
  if (thrown instanceof Error) {
    return `${thrown.name}: ${thrown.message.trim() === '' ? MESSAGES.unknownErrorOccurred : thrown.message}`;
  }
  return typeof thrown === 'string' && thrown.trim() !== ''
    ? thrown
    : MESSAGES.unknownErrorOccurred;
}

/** User aborts, and the browser's harmless ResizeObserver errors. */
function isOfNoInterest(error: unknown): boolean {
  return (
    (error instanceof Error && error.name === 'AbortError') ||
    (typeof error === 'string' && error.startsWith('ResizeObserver loop')) ||
    (isApiError(error) && error.cause instanceof Error && error.cause.name === 'AbortError')
  );
}
