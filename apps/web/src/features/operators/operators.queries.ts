import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type PortalStatistics = Schemas['PortalStatistics'];
export type StaffMember = Schemas['StaffMember'];
export type InvitationCode = Schemas['InvitationCode'];
export type CodeUse = Schemas['InvitationCodeUse'];
export type CreatedInvitationCode = Schemas['CreatedInvitationCode'];

const OPERATORS_KEY = ['operators'] as const;
export const STAFF_KEY = [...OPERATORS_KEY, 'staff'] as const;
export const CODES_KEY = [...OPERATORS_KEY, 'invitation-codes'] as const;

const EVERY_HALF_MINUTE_MS = 30_000;
const PAGE = 50;
const SORTS = ['created', '-created', 'code', '-code'] as const;

export const CODE_STATES = [
  'open',
  'used',
  'expired',
  'disabled',
] as const satisfies readonly InvitationCode['state'][];

type CodesQuery = NonNullable<operations['listInvitationCodes']['parameters']['query']>;

/** The installation's figures; polled every half minute unless paused. */
export function portalQuery(api: ApiClient, { isPaused }: { readonly isPaused: boolean }) {
  return queryOptions({
    queryKey: [...OPERATORS_KEY, 'statistics'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/portal/statistics', { signal })),
    refetchInterval: isPaused ? false : EVERY_HALF_MINUTE_MS,
  });
}

/** The staff of the installation. */
export function staffQuery(api: ApiClient) {
  return queryOptions({
    queryKey: STAFF_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/staff', { signal })),
  });
}

/** The invitation codes of a request. */
export function codesList(api: ApiClient, request: ListRequest): PagedList<InvitationCode> {
  const query = toCodesQuery(request);
  return {
    key: [...CODES_KEY, 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/invitation-codes', {
          params: { query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

/** Parses the address; values unknown to the server are omitted. */
export function toCodesQuery({ filters, q, sort }: ListRequest): CodesQuery {
  const state = CODE_STATES.find((one) => one === filters['state']?.[0]);
  const order = SORTS.find((one) => one === sort);
  return {
    ...(state === undefined ? {} : { state }),
    ...(q === undefined ? {} : { q }),
    ...(order === undefined ? {} : { sort: order }),
  };
}

/** The registrations with a code. */
export function codeUsesQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...CODES_KEY, id, 'uses'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/invitation-codes/{invitation_code}/uses', {
          params: { path: { invitation_code: id } },
          signal,
        }),
      ),
  });
}
