import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientKey } from '../workspace/client-key.ts';

type Schemas = components['schemas'];

export type AccountMapping = Schemas['AccountMapping'];
export type MappingRow = Schemas['AccountMappingRow'];
export type Target = Schemas['AccountTarget'];
export type BooksObject = Schemas['BooksObject'];
export type BooksKind = BooksObject['kind'];
export type MappingPreviewData = Schemas['AccountMappingPreviewAnswer']['data'];
export type ComponentTarget = Schemas['ComponentTarget'];

/** Neither set: the client's default; both set: one channel. */
export type MappingScope = {
  readonly platform: 'ubereats' | 'doordash' | null;
  readonly storeId: string | null;
};

/** The query key prefix of a mapping; invalidated by live events of the topic `mapping`. */
export function mappingKey(tenant: string) {
  return [...clientKey(tenant), 'account-mapping'] as const;
}

export function mappingQuery(api: ApiClient, tenant: string, { platform, storeId }: MappingScope) {
  return queryOptions({
    queryKey: [...mappingKey(tenant), 'scope', platform, storeId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/account-mapping', {
          params: {
            path: { tenant },
            query: {
              ...(platform === null ? {} : { platform }),
              ...(storeId === null ? {} : { store_id: storeId }),
            },
          },
          signal,
        }),
      ),
  });
}

/** The books' objects of one kind, including inactive ones. */
export function booksObjectsQuery(api: ApiClient, tenant: string, kind: BooksKind) {
  return queryOptions({
    queryKey: [...mappingKey(tenant), 'books', kind],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/books/objects', {
          params: { path: { tenant }, query: { kind } },
          signal,
        }),
      ).then(({ items }) => items),
  });
}

/** A scope's last payout under unsaved changes; the previous preview stays while loading. */
export function previewQuery(
  api: ApiClient,
  tenant: string,
  { platform, storeId, changes }: MappingScope & { readonly changes: readonly ComponentTarget[] },
) {
  return queryOptions({
    queryKey: [...mappingKey(tenant), 'preview', platform, storeId, changes],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/account-mapping/preview', {
          params: { path: { tenant } },
          body: { platform, store_id: storeId, components: [...changes] },
          signal,
        }),
      ),
  });
}
