import { createApiClient } from '@platebook/api-client';
import { QueryClient } from '@tanstack/react-query';
import { mayReadAgain, pauseBeforeReading } from '../shared/api/retry.ts';
import { createErrorReports, type ErrorReports } from '../shared/errors/error-reports.ts';
import { listenForErrors } from '../shared/errors/listen-for-errors.ts';
import {
  createReportSender,
  sendEvents,
  type ReportServer,
} from '../shared/errors/send-reports.ts';
import { createDrafts } from '../shared/forms/drafts.ts';
import { followTyping } from '../shared/forms/follow-typing.ts';
import { createLeave } from '../shared/forms/leave.ts';
import { createUnsaved } from '../shared/forms/unsaved.ts';
import { createJobs } from '../shared/jobs/jobs.ts';
import { createNotices } from '../shared/page/notices.ts';
import type { Services } from '../shared/services.ts';
import { endSession } from '../shared/session/end-session.ts';
import { forwardPageEvents } from '../shared/session/page-events.ts';
import { SESSION_KEY, type SessionStore } from '../shared/session/session-store.ts';
import { createSignInAgain } from '../shared/session/sign-in-again.ts';
import { browserTabs } from '../shared/session/session-tabs.ts';
import { startSession, type PageSession } from '../shared/session/start-session.ts';
import { createActiveClientStore } from '../shared/workspace/active-client.ts';
import { followClients } from '../shared/workspace/client-context.ts';
import { CLIENTS_KEY } from '../shared/workspace/clients.queries.ts';

/** The services of a browser page that talks to the server it came from. */
export function createServices(): Services {
  const baseUrl = window.location.origin;
  const { store, health, source } = startPageSession(baseUrl);
  const unsaved = createUnsaved(followTyping(document));
  const activeClient = createActiveClientStore(window.sessionStorage);
  const queries = createQueries();
  const signInAgain = createSignInAgain(store, unsaved, () => queries.isMutating() > 0);
  const tenantId = () => clientContext.getSnapshot().context.active?.tenantId ?? null;
  const reportServer = {
    baseUrl,
    send: (request: Request) => fetch(request),
    accessToken: () => store.read()?.access_token ?? null,
  };
  const errors = createPageErrors({ reportServer, session: store, tenantId });
  void measureThisPage(reportServer, tenantId);
  const api = createApiClient({
    baseUrl,
    session: { ...source, signedInAgain: signInAgain.signedIn },
    newRequestId: () => crypto.randomUUID(),
    activeClientId: activeClient.read,
    onFailure: errors.callFailed,
    onPermissionDenied: ({ code }) => {
      // What is missing is a second step, no membership: the page says how it is taken.
      if (code.startsWith('second_step_')) {
        return;
      }
      health.send({ type: 'HTTP_403' });
      // A refusal may mean that a membership ended: the list of clients is read again.
      void queries.invalidateQueries({ queryKey: CLIENTS_KEY });
    },
  });
  const clientContext = followClients({ api, queries, session: store, activeClient });
  health.on('permission.denied', () => clientContext.send({ type: 'permission.denied' }));
  forwardPageEvents(window, document, {
    onWake: () => {
      health.send({ type: 'WAKE' });
      clientContext.send({ type: 'page.woke' });
    },
    onOnline: () => health.send({ type: 'ONLINE' }),
  });
  return {
    api,
    queries,
    session: store,
    sessionHealth: health,
    activeClient,
    clientContext,
    notices: createNotices(),
    jobs: createJobs({ nowMs: Date.now, newId: () => crypto.randomUUID() }),
    unsaved,
    leave: createLeave(unsaved),
    drafts: createDrafts(window.sessionStorage, store),
    signInAgain,
    errors,
    endOnServer: (ended) =>
      void endSession(ended, { baseUrl, send: (request) => fetch(request), untilOnline }),
    refresh: source.refresh,
  };
}

function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: mayReadAgain, retryDelay: pauseBeforeReading },
      // What is done offline is refused at once. Held back, it would be done later, unseen.
      mutations: { networkMode: 'always' },
    },
  });
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

function startPageSession(baseUrl: string): PageSession {
  const session = startSession({
    storage: window.localStorage,
    tabs: browserTabs(window, new BroadcastChannel(SESSION_KEY), SESSION_KEY),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    send: (request) => fetch(request),
    baseUrl,
    wallMs: Date.now,
    nowMs: () => performance.now(),
    random: Math.random,
    newId: () => crypto.randomUUID(),
  });
  session.health.on('session.user_changed', () => window.location.reload());
  return session;
}

type Reporting = {
  readonly reportServer: ReportServer;
  readonly session: Pick<SessionStore, 'read'>;
  readonly tenantId: () => string | null;
};

function createPageErrors({ reportServer, session, tenantId }: Reporting): ErrorReports {
  const errors = createErrorReports({
    host: createReportSender(reportServer),
    newId: () => crypto.randomUUID(),
    place: () => ({
      route: window.location.pathname + window.location.search,
      userAgent: navigator.userAgent,
      sessionId: session.read()?.id ?? null,
      tenantId: tenantId(),
    }),
  });
  listenForErrors(window, document, errors);
  return errors;
}

/**
 * The code that measures is loaded when the page has been drawn; the browser remembers what was before. Pages before the
 * sign-in are not measured.
 */
async function measureThisPage(server: ReportServer, tenantId: () => string | null): Promise<void> {
  const { pathname } = window.location;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
  if (server.accessToken() === null) {
    return;
  }
  const { measurePage } = await import('../shared/measurements/page-measurements.ts');
  measurePage({
    pathname,
    viewportWidth: window.innerWidth,
    newId: () => crypto.randomUUID(),
    tenantId,
    onceHidden: (report) => {
      const hidden = () => {
        if (document.visibilityState === 'hidden') {
          document.removeEventListener('visibilitychange', hidden);
          report();
        }
      };
      document.addEventListener('visibilitychange', hidden);
    },
    send: (measurement) =>
      sendEvents(server, [
        {
          operation: 'frontend_page_measurement',
          stage: 'load',
          source: 'frontend',
          request_id: null,
          context: measurement,
        },
      ]),
  });
}
