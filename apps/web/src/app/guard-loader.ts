import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import { AUTH_INIT_TIMEOUT_MS } from '@platebook/machines';
import { isApiError } from '@platebook/api-client';
import { isExpired } from '../shared/session/session-store.ts';
import type { Services } from '../shared/services.ts';
import { chooseClient } from '../shared/workspace/active-client.ts';
import { clientKey } from '../shared/workspace/client-key.ts';
import { clientsQuery } from '../shared/workspace/clients.queries.ts';
import { guard, type AuthSituation, type GuardDecision } from './guard.ts';

type ClientRef = { readonly id: string; readonly tenant_id: string };

/** Runs the guard before a page loads and carries out what it decides. */
export function createGuardLoader(services: Services) {
  let gaveUp = false;
  return async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    // Whoever was sent to the login because the server did not answer must not wait for it again there.
    const { auth, clients } =
      gaveUp && pathname === '/login' ? GAVE_UP : await initialise(services);
    gaveUp = auth === 'timed_out';
    const decision = guard({
      pathname,
      search,
      auth,
      activeClientId: services.activeClient.read(),
      clientIds: clients.map(({ id }) => id),
      ...(params.clientId === undefined ? {} : { routeClientId: params.clientId }),
    });
    return carryOut(services, decision, clients);
  };
}

type Initialised = { auth: AuthSituation; clients: readonly ClientRef[] };

const GAVE_UP: Initialised = { auth: 'timed_out', clients: [] };

/** Who is signed in and for which clients they may work; the first client is selected once they are known. */
async function initialise(services: Services): Promise<Initialised> {
  const { session, queries, activeClient, api } = services;
  const before = readAuth(services);
  if (before !== 'signed_in') {
    return { auth: before, clients: [] };
  }
  try {
    const clients = await within(AUTH_INIT_TIMEOUT_MS, queries.ensureQueryData(clientsQuery(api)));
    const chosen = chooseClient(activeClient.read(), clients);
    if (chosen !== null && chosen !== activeClient.read()) {
      activeClient.select(chosen);
    }
    return { auth: 'signed_in', clients };
  } catch (error) {
    if (error instanceof TooLate) {
      return GAVE_UP;
    }
    if (isApiError(error) && error.status === 401) {
      return { auth: session.read() === null ? 'signed_out' : 'expired', clients: [] };
    }
    throw error;
  }
}

function readAuth({ session }: Services): AuthSituation {
  const stored = session.read();
  if (stored === null) {
    return 'signed_out';
  }
  return isExpired(stored, Date.now()) ? 'expired' : 'signed_in';
}

async function carryOut(
  { session, activeClient, queries }: Services,
  decision: GuardDecision,
  clients: readonly ClientRef[],
): Promise<Response | null> {
  if (decision.kind === 'redirect') {
    if (decision.clearSession) {
      session.clear('expired');
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
