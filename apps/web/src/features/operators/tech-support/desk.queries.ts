import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../../shared/api/save-file.ts';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import type { PagedList } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type StaffTicket = Schemas['StaffTicket'];
export type StaffTicketDetail = Schemas['StaffTicketDetail'];
export type TicketStatus = Schemas['SupportStatus'];
export type TicketPriority = Schemas['SupportPriority'];

export const DESK_KEY = ['operators', 'desk'] as const;

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;

const PAGE = 50;
const SORTS = ['updated', '-updated', 'number', '-number', 'subject', '-subject'] as const;
const ASSIGNEES = ['me', 'none'] as const;
/** The status of each tab; the default is what waits for support. */
const STATUS_OF_PART: Readonly<Record<string, TicketStatus | undefined>> = {
  answered: 'awaiting_you',
  solved: 'solved',
  all: undefined,
};

type Query = NonNullable<operations['listStaffTickets']['parameters']['query']>;

/** The tickets of all clients for a request. */
export function deskList(api: ApiClient, request: ListRequest): PagedList<StaffTicket> {
  const query = toDeskQuery(request);
  return {
    key: [...DESK_KEY, 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/support/tickets', { params: { query: { ...query, ...page } }, signal }),
      ),
  };
}

/** Parses the address; values unknown to the server are omitted. */
export function toDeskQuery({ part, filters, q, sort }: ListRequest): Query {
  const status = part === undefined ? 'submitted' : STATUS_OF_PART[part];
  const priority = PRIORITIES.find((one) => one === filters['priority']?.[0]);
  const assignee = ASSIGNEES.find((one) => one === filters['assignee']?.[0]);
  const order = SORTS.find((one) => one === sort);
  return {
    ...(status === undefined ? {} : { status }),
    ...(priority === undefined ? {} : { priority }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(q === undefined ? {} : { q }),
    ...(order === undefined ? {} : { sort: order }),
  };
}

/** One ticket with all its messages. */
export function staffTicketQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'ticket', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/support/tickets/{ticket}', {
          params: { path: { ticket: id } },
          signal,
        }),
      ),
  });
}

type At = {
  readonly ticket: string;
  readonly message: string;
  readonly support_attachment: string;
};

/** A message's attachment, unchanged. */
export async function downloadFile(api: ApiClient, path: At): Promise<NamedFile> {
  const answer = await api.GET(
    '/api/admin/support/tickets/{ticket}/messages/{message}/attachments/{support_attachment}',
    { params: { path }, parseAs: 'blob' },
  );
  return toNamedFile(answer, path.support_attachment);
}
