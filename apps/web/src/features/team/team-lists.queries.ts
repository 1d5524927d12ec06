import { unwrap, type ApiClient, type operations } from '@platebook/api-client';
import type { ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import { ABOUT } from './activity-about.ts';
import {
  teamKey,
  type AccessRequest,
  type AuditRecord,
  type Invitation,
  type Member,
} from './team.queries.ts';

const PAGE_SIZE = 50;

/** The tabs of invitations and requests, besides all. */
export const OPEN = 'open';
export const EARLIER = 'earlier';

/** The roles members can have, as filter options. */
export const ROLES = ['user_owner', 'user_manager', 'user_basic'] as const;

type MembersQuery = NonNullable<operations['listMembers']['parameters']['query']>;
type RequestsQuery = NonNullable<operations['listAccessRequests']['parameters']['query']>;
type ActivityQuery = NonNullable<operations['listAuditRecords']['parameters']['query']>;
type InvitationsQuery = NonNullable<operations['listInvitations']['parameters']['query']>;

/** The members of a request, page by page. */
export function membersList(
  api: ApiClient,
  tenant: string,
  request: ListRequest,
): PagedList<Member> {
  const query = toMembersQuery(request);
  return {
    key: [...teamKey(tenant), 'members', 'list', query],
    pageSize: PAGE_SIZE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/members', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

/** The invitations of a request, page by page. */
export function invitationsList(
  api: ApiClient,
  tenant: string,
  request: ListRequest,
): PagedList<Invitation> {
  const query = toInvitationsQuery(request);
  return {
    key: [...teamKey(tenant), 'invitations', 'list', query],
    pageSize: PAGE_SIZE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/invitations', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

/** The access requests of a list request, page by page; for owners. */
export function accessRequestsList(
  api: ApiClient,
  tenant: string,
  request: ListRequest,
): PagedList<AccessRequest> {
  const query = toRequestsQuery(request);
  return {
    key: [...teamKey(tenant), 'access-requests', 'list', query],
    pageSize: PAGE_SIZE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/access-requests', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

/** The audit log of a request, newest first, page by page. */
export function activityList(
  api: ApiClient,
  tenant: string,
  request: ListRequest,
): PagedList<AuditRecord> {
  const query = toActivityQuery(request);
  return {
    key: [...teamKey(tenant), 'audit', query],
    pageSize: PAGE_SIZE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/audit-log', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

const MEMBER_SORTS = ['name', '-name', 'joined', '-joined'] as const;
const REQUEST_SORTS = ['pending', 'created', '-created'] as const;
const INVITATION_SORTS = ['created', '-created', 'email', '-email'] as const;

/** Parses the address; values unknown to the server are omitted. */
export function toMembersQuery({ filters, q, sort }: ListRequest): MembersQuery {
  const role = ROLES.find((known) => known === filters['role']?.[0]);
  const known = MEMBER_SORTS.find((one) => one === sort);
  return {
    ...(role === undefined ? {} : { tenant_role: role }),
    ...(q === undefined ? {} : { q }),
    ...(known === undefined ? {} : { sort: known }),
  };
}

/** The same for invitations. */
export function toInvitationsQuery({ part, q, sort }: ListRequest): InvitationsQuery {
  const known = INVITATION_SORTS.find((one) => one === sort);
  return {
    ...(part === OPEN || part === EARLIER ? { open: part === OPEN } : {}),
    ...(q === undefined ? {} : { q }),
    ...(known === undefined ? {} : { sort: known }),
  };
}

/** The same for requests for access. */
export function toRequestsQuery({ part, sort }: ListRequest): RequestsQuery {
  const known = REQUEST_SORTS.find((one) => one === sort);
  return {
    ...(part === OPEN || part === EARLIER ? { pending: part === OPEN } : {}),
    ...(known === undefined ? {} : { sort: known }),
  };
}

/** The same for activity, which is always sorted newest first. */
export function toActivityQuery({ filters, from, to }: ListRequest): ActivityQuery {
  const actor = filters['actor']?.[0];
  const about = ABOUT.find((known) => known === filters['about']?.[0]);
  return {
    ...(actor === undefined ? {} : { actor }),
    ...(about === undefined ? {} : { target_type: about }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
