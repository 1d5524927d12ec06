import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from './client-key.ts';

type Schemas = components['schemas'];

export type Connection = Schemas['Connection'];
export type ConnectionEvent = Schemas['ConnectionEvent'];
export type ConnectionImpact = Schemas['ConnectionImpact'];
export type ConnectionProvider = Schemas['ConnectionProvider'];
export type ProviderOffer = Schemas['ProviderOffer'];

/** The query key prefix that a change of a connection invalidates. */
export function connectionsKey(tenant: string) {
  return [...clientKey(tenant), 'connections'] as const;
}

export function connectionsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...connectionsKey(tenant), 'list'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/connections', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
}

export function connectionQuery(api: ApiClient, tenant: string, connection: string) {
  return queryOptions({
    queryKey: [...connectionsKey(tenant), connection],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/connections/{connection}', {
          params: { path: { tenant, connection } },
          signal,
        }),
      ),
  });
}
