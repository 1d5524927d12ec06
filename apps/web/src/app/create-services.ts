import { createApiClient } from '@platebook/api-client';
import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../shared/api/retry.ts';
import type { Services } from '../shared/services.ts';
import { refreshSession } from '../shared/session/refresh-session.ts';
import { createSessionStore } from '../shared/session/session-store.ts';
import { createActiveClientStore } from '../shared/workspace/active-client.ts';
import { CLIENTS_KEY } from '../shared/workspace/clients.queries.ts';

/** The services of a browser page that talks to the server it came from. */
export function createServices(): Services {
  const baseUrl = window.location.origin;
  const session = createSessionStore(window.localStorage, window);
  const activeClient = createActiveClientStore(window.sessionStorage);
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, error) => count < 2 && isWorthRetrying(error) },
    },
  });
  const refresh = () => refreshSession(session, (request) => fetch(request), baseUrl);
  const api = createApiClient({
    baseUrl,
    session: {
      accessToken: () => session.read()?.access_token ?? null,
      refresh,
      onLost: () => session.clear('expired'),
    },
    newRequestId: () => crypto.randomUUID(),
    activeClientId: activeClient.read,
    // A refusal may mean that a membership ended: the list of clients is read again.
    onPermissionDenied: () => void queries.invalidateQueries({ queryKey: CLIENTS_KEY }),
  });
  return { api, queries, session, activeClient, refresh };
}
