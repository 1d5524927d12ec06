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

/** Neither is the client's default, both are one channel. */
export type MappingScope = {
  readonly platform: 'ubereats' | 'doordash' | null;
  readonly storeId: string | null;
};

/** The part of every key of a mapping; live events of the topic `mapping` make it stale. */
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

/** What the books offer of one kind, inactive ones too. */
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

/** The last payout of a scope under changes that are not saved; what was shown stays until the next is there. */
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
