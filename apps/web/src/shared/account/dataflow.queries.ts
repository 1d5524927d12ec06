import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';

export type DataflowPermissions = components['schemas']['DataflowPermissions'];

export const DATAFLOW_PERMISSIONS_KEY = ['dataflow-permissions'] as const;

/** What the reader may do as one of those who run the installation; `no_access` for everybody else. */
export function dataflowPermissionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: DATAFLOW_PERMISSIONS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/dataflow/permissions/me', { signal })),
    // Spec 9: permissions are cached for 5 minutes.
    staleTime: 300_000,
  });
}
