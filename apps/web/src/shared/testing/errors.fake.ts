import type { ErrorReports } from '../errors/error-reports.ts';

/** A page that tells nobody of its errors. */
export const silentErrors: ErrorReports = {
  callFailed: () => undefined,
  pageFailed: () => undefined,
  scriptFailed: () => undefined,
  policyViolated: () => undefined,
  pageHidden: () => undefined,
  recent: () => [],
};
