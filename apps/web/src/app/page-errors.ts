import { createErrorReports, type ErrorReports } from '../shared/errors/error-reports.ts';
import { createReportSender, type ReportServer } from '../shared/errors/send-reports.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** A client for reporting, independent of the app's middleware and its queues. */
export function reportServer(session: Pick<SessionStore, 'read'>): ReportServer {
  return {
    baseUrl: window.location.origin,
    send: (request) => fetch(request),
    accessToken: () => session.read()?.access_token ?? null,
  };
}

/** Reports errors of this page; `tenantId` is evaluated for each report. */
export function createPageErrors(
  session: Pick<SessionStore, 'read'>,
  tenantId: () => string | null,
): ErrorReports {
  return createErrorReports({
    host: createReportSender(reportServer(session)),
    newId: () => crypto.randomUUID(),
    place: () => ({
      route: window.location.pathname + window.location.search,
      userAgent: navigator.userAgent,
      sessionId: session.read()?.id ?? null,
      tenantId: tenantId(),
    }),
  });
}
