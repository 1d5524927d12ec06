import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../shared/list/paged-query.ts';

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

/** The figures of the installation; read again every half minute unless paused. */
export function portalQuery(api: ApiClient, { isPaused }: { readonly isPaused: boolean }) {
  return queryOptions({
    queryKey: [...OPERATORS_KEY, 'statistics'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/portal/statistics', { signal })),
    refetchInterval: isPaused ? false : EVERY_HALF_MINUTE_MS,
  });
}

/** Those who run the installation. */
export function staffQuery(api: ApiClient) {
  return queryOptions({
    queryKey: STAFF_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/staff', { signal })),
  });
}

/** Invitation codes, the newest first, page by page. */
export function codesQuery(api: ApiClient) {
  return pagedQuery<InvitationCode>({
    key: CODES_KEY,
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(api.GET('/api/admin/invitation-codes', { params: { query: page }, signal })),
  });
}

/** Who registered with a code. */
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
