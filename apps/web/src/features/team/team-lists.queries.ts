import { unwrap, type ApiClient, type operations } from '@platebook/api-client';
import type { ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import { teamKey, type Invitation, type Member } from './team.queries.ts';

const PAGE_SIZE = 50;

/** The parts of the list of invitations beside all of them. */
export const OPEN = 'open';
export const EARLIER = 'earlier';

/** The roles that members can have, as the filter offers them. */
export const ROLES = ['user_owner', 'user_manager', 'user_basic'] as const;

type MembersQuery = NonNullable<operations['listMembers']['parameters']['query']>;
type InvitationsQuery = NonNullable<operations['listInvitations']['parameters']['query']>;

/** The members that a request leaves, page by page. */
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

/** The invitations that a request leaves, page by page. */
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

const MEMBER_SORTS = ['name', '-name', 'joined', '-joined'] as const;
const INVITATION_SORTS = ['created', '-created', 'email', '-email'] as const;

/** What an address asks for; a value that the server does not have is not asked for. */
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
