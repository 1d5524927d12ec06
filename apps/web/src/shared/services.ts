import { createApiClient, type ApiClient } from '@platebook/api-client';
import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { isWorthRetrying } from './api/retry.ts';
import { refreshSession } from './session/refresh-session.ts';
import { createSessionStore, type SessionStore } from './session/session-store.ts';
import { createActiveClientStore, type ActiveClientStore } from './workspace/active-client.ts';
import { CLIENTS_KEY } from './workspace/clients.queries.ts';

/** What the page is made with; created once and handed down. */
export type Services = {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly session: SessionStore;
  readonly activeClient: ActiveClientStore;
  readonly refresh: () => Promise<'refreshed' | 'refused'>;
};

const baseUrl = window.location.origin;

/** The services of a browser page that talks to the server it came from. */
export function createServices(): Services {
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

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services of this page. Throws outside a `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) {
    throw new Error('useServices needs a ServicesProvider above it.');
  }
  return services;
}
