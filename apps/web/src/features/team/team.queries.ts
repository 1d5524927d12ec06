import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { collectPages } from '../../shared/api/collect-pages.ts';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';

type Schemas = components['schemas'];

export type Member = Schemas['Member'];
export type Invitation = Schemas['Invitation'];
export type AccessRequest = Schemas['AccessRequest'];
export type AuditRecord = Schemas['AuditRecord'];

/** As many as one request may ask for. */
const LARGEST_PAGE = 100;

/** The part of every team query's key that a change of the team makes stale. */
export function teamKey(tenant: string) {
  return [...clientKey(tenant), 'team'] as const;
}

/** Every member, for what is said of all of them. */
export function membersQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...teamKey(tenant), 'members', 'all'],
    queryFn: ({ signal }) =>
      collectPages((cursor) =>
        unwrap(
          api.GET('/api/v2/clients/tenants/{tenant}/members', {
            params: {
              path: { tenant },
              query: { limit: LARGEST_PAGE, ...(cursor === null ? {} : { cursor }) },
            },
            signal,
          }),
        ),
      ),
  });
}

/** Every invitation that can still be accepted or sent again. */
export function openInvitationsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...teamKey(tenant), 'invitations', 'open'],
    queryFn: ({ signal }) =>
      collectPages((cursor) =>
        unwrap(
          api.GET('/api/v2/clients/tenants/{tenant}/invitations', {
            params: {
              path: { tenant },
              query: { open: true, limit: LARGEST_PAGE, ...(cursor === null ? {} : { cursor }) },
            },
            signal,
          }),
        ),
      ),
  });
}

/** For owners. */
export function accessRequestsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...teamKey(tenant), 'access-requests'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/access-requests', {
          params: { path: { tenant } },
          signal,
        }),
      ).then(({ items }) => items),
  });
}

export type AuditTarget = Schemas['AuditTarget'];
export type AuditFilter = {
  readonly actor?: string;
  readonly target_type?: AuditTarget;
  /** A calendar day. */
  readonly from?: string;
};

/** Who changed what, newest first, as far as the filter lets it through. */
export function auditQuery(api: ApiClient, tenant: string, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [...teamKey(tenant), 'audit', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/audit-log', {
          params: {
            path: { tenant },
            query: { ...filter, limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}

/** The records that the filter lets through, with the name the server gives the file. */
export async function downloadActivity(
  api: ApiClient,
  tenant: string,
  filter: AuditFilter,
): Promise<NamedFile> {
  const { data, response } = await api.GET('/api/v2/clients/tenants/{tenant}/audit-log/export', {
    params: { path: { tenant }, query: filter },
    parseAs: 'blob',
  });
  return toNamedFile({ data, response }, 'activity.csv');
}
