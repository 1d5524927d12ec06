import type { ErrorReports } from '../errors/error-reports.ts';

/** Error reports that go nowhere. */
export const silentErrors: ErrorReports = {
  callFailed: () => undefined,
  pageFailed: () => undefined,
  scriptFailed: () => undefined,
  policyViolated: () => undefined,
  pageHidden: () => undefined,
  recent: () => [],
};
