import { redirect, redirectDocument, replace, type LoaderFunctionArgs } from 'react-router-dom';
import { AUTH_INIT_TIMEOUT_MS, isTokenExpired } from '@platebook/machines';
import { isApiError } from '@platebook/api-client';
import {
  DATAFLOW_PERMISSIONS_KEY,
  dataflowPermissionsQuery,
  type DataflowPermissions,
} from '../shared/account/dataflow.queries.ts';
import { meQuery } from '../shared/account/me.queries.ts';
import { loadWorkspace } from '../shared/account/workspace.queries.ts';
import type { Client } from '../shared/api/entities.ts';
import type { Place } from '../shared/forms/leave.ts';
import type { Services } from '../shared/services.ts';
import type { Session } from '../shared/session/session-store.ts';
import { chooseClient } from '../shared/workspace/active-client.ts';
import { clientKey } from '../shared/workspace/client-key.ts';
import { CLIENTS_KEY, everyClientQuery } from '../shared/workspace/clients.queries.ts';
import { guard, type GuardDecision, type GuardInput } from './guard.ts';

/** Runs the guard before a page loads and applies its decision. */
export function createGuardLoader(services: Services) {
  let gaveUp = false;
  return async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    if (isAdminPath(pathname) && services.viewAs.read() !== null) {
      // The portal is never viewed as a client: a full reload drops all of the client's data.
      services.viewAs.end();
      return redirectDocument(`${pathname}${search}`);
    }
    // After a redirect to the login because of a timeout, do not wait for the server again.
    const known =
      gaveUp && pathname === '/login' ? unknown('timed_out') : await initialise(services);
    gaveUp = known.auth === 'timed_out';
    const decide = (situation: Situation) =>
      guard({
        pathname,
        search,
        ...situation,
        activeClientId: services.activeClient.read(),
      });
    const situation = isAdminPath(pathname)
      ? await withDataFlow(services, known)
      : { ...known, dataFlowLevel: knownLevel(services) };
    const decision = decide(situation);
    // The list may be stale: refetch it once before denying access.
    const fresh = isDenial(decision) ? await rereadClients(services, situation) : null;
    const final = fresh === null ? decision : decide(fresh);
    // Superseded by a later navigation, which decides for itself.
    if (request.signal.aborted) {
      return null;
    }
    if (final.kind === 'redirect' && (await staysHere(services, final.to, { pathname, search }))) {
      return null;
    }
    return carryOut(services, final, (fresh ?? situation).clients);
  };
}

/** Whether a page with unsaved changes blocks the redirect. */
async function staysHere(
  { leave, signInAgain }: Services,
  to: string,
  place: Place,
): Promise<boolean> {
  if (!leave.isShown(place)) {
    return false;
  }
  return to.startsWith('/login') ? signInAgain.isOpen() : !(await leave.ask());
}

/** What the guard needs to know about the user; the navigation itself is added to it. */
type Situation = Pick<
  GuardInput,
  'auth' | 'profileComplete' | 'dataFlowLevel' | 'permissionError'
> & { readonly clients: readonly Client[] };

function unknown(auth: Situation['auth']): Situation {
  return {
    auth,
    profileComplete: null,
    dataFlowLevel: null,
    permissionError: false,
    clients: [],
  };
}

/** Loads the user and their clients, and selects the first client. */
async function initialise(services: Services): Promise<Situation> {
  const { session, activeClient } = services;
  const current = session.read();
  if (current === null) {
    return unknown('signed_out');
  }
  try {
    const found = await within(AUTH_INIT_TIMEOUT_MS, readAccount(services));
    if (found === 'expired') {
      return await refused(services, current);
    }
    const chosen = chooseClient(activeClient.read(), found.clients);
    if (chosen !== null && chosen !== activeClient.read()) {
      activeClient.select(chosen);
    }
    return { ...unknown('signed_in'), ...found };
  } catch (error) {
    if (error instanceof TooLate) {
      return unknown('timed_out');
    }
    if (isApiError(error) && error.status === 401) {
      return refused(services, current);
    }
    if (isApiError(error) && error.code === 'second_step_required') {
      // A session without its second step grants nothing: sign in again with both.
      return unknown('expired');
    }
    if (isApiError(error) && error.status === 403) {
      return { ...unknown('signed_in'), permissionError: true };
    }
    throw error;
  }
}

/** If someone signed in while the older session was refused, the refusal does not apply to them. */
async function refused(services: Services, current: Session): Promise<Situation> {
  const now = services.session.reread();
  if (now === null) {
    return unknown('signed_out');
  }
  return now.id === current.id ? unknown('expired') : initialise(services);
}

/** An expired token is refreshed first: only a refused refresh means that the session has expired. */
async function readAccount({ api, queries, sessionHealth, refresh, viewAs }: Services) {
  if (isTokenExpired(sessionHealth.getSnapshot().context) && (await refresh()) === 'refused') {
    return 'expired';
  }
  await loadWorkspace(api, queries);
  const [me, clients] = await Promise.all([
    queries.ensureQueryData(meQuery(api)),
    queries.ensureQueryData(everyClientQuery(api)),
  ]);
  // Support viewing a client needs no business of their own.
  return { profileComplete: me.profile_complete || viewAs.read() !== null, clients };
}

function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}

/** Spec 4: a failed load gives no_access. */
async function withDataFlow({ api, queries }: Services, situation: Situation): Promise<Situation> {
  if (situation.auth !== 'signed_in') {
    return situation;
  }
  // Spec 4: what could not be read is no access.
  const dataFlowLevel = await queries.fetchQuery(dataflowPermissionsQuery(api)).then(
    ({ level }) => level,
    () => 'no_access' as const,
  );
  return { ...situation, dataFlowLevel };
}

/** From the workspace response; null if unknown. */
function knownLevel({ queries }: Services) {
  return queries.getQueryData<DataflowPermissions>(DATAFLOW_PERMISSIONS_KEY)?.level ?? null;
}

function isDenial(decision: GuardDecision): boolean {
  return decision.kind === 'redirect' && decision.to.includes('error=client_access_denied');
}

async function rereadClients({ api, queries }: Services, situation: Situation): Promise<Situation> {
  await queries.invalidateQueries({ queryKey: CLIENTS_KEY, refetchType: 'none' });
  return { ...situation, clients: await queries.fetchQuery(everyClientQuery(api)) };
}

async function carryOut(
  { session, activeClient, queries, notices }: Services,
  decision: GuardDecision,
  clients: readonly Client[],
): Promise<Response | null> {
  if (decision.kind === 'redirect') {
    if (decision.clearSession) {
      session.clear('expired');
    }
    if (decision.notice !== null) {
      notices.post(decision.notice);
    }
    return decision.to.startsWith('/login') ? redirect(decision.to) : replace(decision.to);
  }
  if (decision.kind === 'switch_client') {
    const left = clients.find(({ id }) => id === activeClient.read());
    activeClient.select(decision.clientId);
    if (left !== undefined) {
      await queries.cancelQueries({ queryKey: clientKey(left.tenant_id) });
    }
  }
  return null;
}

class TooLate extends Error {}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
