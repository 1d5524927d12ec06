import type { ErrorReports } from './error-reports.ts';

type Page = Pick<Window, 'addEventListener'>;
type PageDocument = Pick<Document, 'addEventListener' | 'visibilityState'>;

/** Reports uncaught errors, and flushes the queue before the page unloads. */
export function listenForErrors(page: Page, document: PageDocument, errors: ErrorReports): void {
  page.addEventListener('error', (event) =>
    errors.scriptFailed((event.error as unknown) ?? event.message),
  );
  page.addEventListener('unhandledrejection', (event) =>
    errors.scriptFailed(event.reason as unknown),
  );
  document.addEventListener('securitypolicyviolation', (event) => errors.policyViolated(event));
  page.addEventListener('pagehide', errors.pageHidden);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      errors.pageHidden();
    }
  });
}
