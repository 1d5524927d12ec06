import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';

export type DataflowPermissions = components['schemas']['DataflowPermissions'];

export const DATAFLOW_PERMISSIONS_KEY = ['dataflow-permissions'] as const;

/** The reader's operator permissions; `no_access` for everyone else. */
export function dataflowPermissionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: DATAFLOW_PERMISSIONS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/dataflow/permissions/me', { signal })),
    // Spec 9: permissions are cached for 5 minutes.
    staleTime: 300_000,
  });
}
