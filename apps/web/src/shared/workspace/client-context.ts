import { unwrap, type ApiClient } from '@platebook/api-client';
import {
  startClientContext,
  type ClientAccess,
  type ClientContextActor,
  type ClientRef,
} from '@platebook/machines';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/session-store.ts';
import type { Client } from '../api/entities.ts';
import type { ActiveClientStore } from './active-client.ts';
import { CLIENTS_KEY } from './clients.queries.ts';

export type ClientContextDeps = {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly session: Pick<SessionStore, 'subscribe' | 'read' | 'endedBy'>;
  readonly activeClient: ActiveClientStore;
};

/**
 * Starts this tab's client context: it follows the cached list of clients, the active client, and the end of the
 * session.
 */
export function followClients(deps: ClientContextDeps): ClientContextActor {
  const { api, queries, session, activeClient } = deps;
  const actor = startClientContext(
    { loadAccess: ({ tenantId }, signal) => loadAccess(api, tenantId, signal) },
    { remembered: activeClient.read(), now: () => performance.now() },
  );
  actor.on('client.changed', ({ clientId }) => {
    if (clientId !== null && clientId !== activeClient.read()) {
      activeClient.select(clientId);
    }
  });
  activeClient.subscribe(() => {
    const clientId = activeClient.read();
    if (clientId !== null && clientId !== actor.getSnapshot().context.active?.id) {
      actor.send({ type: 'client.select', clientId });
    }
  });
  queries.getQueryCache().subscribe((event) => {
    const wasRead = event.type === 'updated' && event.action.type === 'success';
    if (wasRead && event.query.queryHash === hashKey(CLIENTS_KEY)) {
      actor.send({ type: 'clients.loaded', clients: toRefs(event.query.state.data as Client[]) });
    }
  });
  session.subscribe(() => {
    if (session.read() === null) {
      actor.send({ type: 'session.ended', forget: session.endedBy() !== 'expired' });
    }
  });
  return actor;
}

/** The first one is the default: never an archived client. */
function toRefs(clients: readonly Client[]): ClientRef[] {
  const open = clients.filter(({ archived_at: archivedAt }) => archivedAt === null);
  const archived = clients.filter(({ archived_at: archivedAt }) => archivedAt !== null);
  return [...open, ...archived].map(({ id, tenant_id }) => ({ id, tenantId: tenant_id }));
}

/** Spec 7: GET /auth/me/admin, for the tenant of one client. */
async function loadAccess(
  api: ApiClient,
  tenantId: string,
  signal: AbortSignal,
): Promise<ClientAccess> {
  const { level, capabilities, permissions } = await unwrap(
    api.GET('/api/v2/auth/me/admin', { params: { query: { tenant_id: tenantId } }, signal }),
  );
  return { level, capabilities, permissions };
}
