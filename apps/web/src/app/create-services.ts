import { createApiClient } from '@platebook/api-client';
import { createQueries } from '../shared/api/create-queries.ts';
import { createSlowRequests } from '../shared/api/slow-requests.ts';
import { createDrafts } from '../shared/forms/drafts.ts';
import { followTyping } from '../shared/forms/follow-typing.ts';
import { createLeave } from '../shared/forms/leave.ts';
import { createUnsaved } from '../shared/forms/unsaved.ts';
import { createJobs } from '../shared/jobs/jobs.ts';
import { createSavedJobs } from '../shared/jobs/saved-jobs.ts';
import { createNotices } from '../shared/page/notices.ts';
import type { Services } from '../shared/services.ts';
import { endSession } from '../shared/session/end-session.ts';
import { forwardPageEvents } from '../shared/session/page-events.ts';
import type { SessionStore } from '../shared/session/session-store.ts';
import { createSignInAgain } from '../shared/session/sign-in-again.ts';
import { startSession, type PageSession } from '../shared/session/start-session.ts';
import { createActiveClientStore } from '../shared/workspace/active-client.ts';
import { followClients } from '../shared/workspace/client-context.ts';
import { archivingUndos } from '../shared/workspace/archive-clients.ts';
import { CLIENTS_KEY } from '../shared/workspace/clients.queries.ts';
import { createViewAsStore, leaveView, type ViewAsStore } from '../shared/workspace/view-as.ts';
import type { Start } from './start.ts';

/** The services of a browser page whose API is same-origin. */
export function createServices({ session, errors }: Pick<Start, 'session' | 'errors'>): Services {
  const baseUrl = window.location.origin;
  const { store, health, source } = startPageSession(baseUrl, session);
  const unsaved = createUnsaved(followTyping(document));
  const activeClient = createActiveClientStore(window.sessionStorage);
  const viewAs = followView(store);
  const queries = createQueries();
  const signInAgain = createSignInAgain(store, unsaved, () => queries.isMutating() > 0);
  const tenantId = () => clientContext.getSnapshot().context.active?.tenantId ?? null;
  errors.sendBy(async () => {
    const { createPageErrors } = await import('./page-errors.ts');
    return createPageErrors(store, tenantId);
  });
  const slowRequests = createSlowRequests((request) => fetch(request));
  const api = createApiClient({
    baseUrl,
    send: slowRequests.send,
    session: { ...source, signedInAgain: signInAgain.signedIn },
    newRequestId: () => crypto.randomUUID(),
    activeClientId: activeClient.read,
    viewedTenantId: () => viewAs.read()?.tenantId ?? null,
    onFailure: errors.callFailed,
    onPermissionDenied: ({ code }) => {
      leaveEndedView(viewAs, code);
      if (!NO_MEMBERSHIP.test(code)) {
        health.send({ type: 'HTTP_403' });
        // A refusal may mean that a membership ended: invalidate the list of clients.
        void queries.invalidateQueries({ queryKey: CLIENTS_KEY });
      }
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
    slowRequests,
    session: store,
    sessionHealth: health,
    activeClient,
    viewAs,
    clientContext,
    notices: createNotices(),
    jobs: createPageJobs({ api, queries, session: store }),
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

/** The client that support views in this tab, until sign-out. */
function followView(session: SessionStore): ViewAsStore {
  const viewAs = createViewAsStore(window.sessionStorage);
  session.subscribe(() => {
    if (session.read() === null && session.endedBy() !== 'expired') {
      viewAs.end();
    }
  });
  return viewAs;
}

/** These refusals are not about membership; the page explains them. */
const NO_MEMBERSHIP = /^(second_step|view)_/;

function leaveEndedView(viewAs: ViewAsStore, code: string): void {
  if (code === 'view_access_ended') {
    leaveView(viewAs);
  }
}

/** The page's bulk jobs; undoable ones survive a reload. */
function createPageJobs({ api, queries, session }: Pick<Services, 'api' | 'queries' | 'session'>) {
  return createJobs({
    nowMs: Date.now,
    newId: () => crypto.randomUUID(),
    saved: createSavedJobs({
      storage: window.sessionStorage,
      userId: () => session.read()?.user.id ?? null,
      undos: archivingUndos(api, () => queries.invalidateQueries({ queryKey: CLIENTS_KEY })),
    }),
  });
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

function startPageSession(baseUrl: string, store: SessionStore): PageSession {
  const session = startSession({
    store,
    locks: 'locks' in navigator ? navigator.locks : undefined,
    send: (request) => fetch(request),
    baseUrl,
    wallMs: Date.now,
    nowMs: () => performance.now(),
    random: Math.random,
  });
  session.health.on('session.user_changed', () => window.location.reload());
  return session;
}
