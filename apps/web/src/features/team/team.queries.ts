import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { collectPages } from '../../shared/api/collect-pages.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';

type Schemas = components['schemas'];

export type Member = Schemas['Member'];
export type Invitation = Schemas['Invitation'];
export type AccessRequest = Schemas['AccessRequest'];
export type AuditRecord = Schemas['AuditRecord'];

/** The maximum page size. */
const LARGEST_PAGE = 100;

/** The query key prefix of the team, invalidated by its changes. */
export function teamKey(tenant: string) {
  return [...clientKey(tenant), 'team'] as const;
}

/** Every member, for statements about all of them. */
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

/** Every invitation that can be accepted or resent. */
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

/** Every pending access request; for owners. */
export function pendingRequestsQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...teamKey(tenant), 'access-requests', 'pending'],
    queryFn: ({ signal }) =>
      collectPages((cursor) =>
        unwrap(
          api.GET('/api/v2/clients/tenants/{tenant}/access-requests', {
            params: {
              path: { tenant },
              query: {
                pending: true,
                limit: LARGEST_PAGE,
                ...(cursor === null ? {} : { cursor }),
              },
            },
            signal,
          }),
        ),
      ),
  });
}

export type AuditTarget = Schemas['AuditTarget'];
