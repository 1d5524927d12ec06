import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import type { ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';

type Schemas = components['schemas'];
export type Ticket = Schemas['SupportTicket'];
export type TicketDetail = Schemas['SupportTicketDetail'];
export type TicketStatus = Schemas['SupportStatus'];
export type Diagnostics = Schemas['SupportDiagnostics'];

const PAGE = 50;

/** The query key prefix of a client's tickets. */
export const supportKey = (tenant: string) => [...clientKey(tenant), 'support'];

/** A client's tickets of a request, page by page. */
export function ticketsList(
  api: ApiClient,
  tenant: string,
  request: ListRequest,
): PagedList<Ticket> {
  const query = toTicketsQuery(request);
  return {
    key: [...supportKey(tenant), 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/support/tickets', {
          params: { path: { tenant }, query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

type TicketsQuery = NonNullable<operations['listSupportTickets']['parameters']['query']>;

const SORTS = ['updated', '-updated', 'number', '-number', 'subject', '-subject'] as const;
export const STATUSES = ['submitted', 'awaiting_you', 'solved'] as const;
export const TOPICS = [
  'connections',
  'stores',
  'accounts',
  'payouts',
  'posting',
  'billing',
  'team',
  'other',
] as const;

/** A sort order or status unknown to the server is omitted. */
function toTicketsQuery({ filters, q, sort }: ListRequest): TicketsQuery {
  const status = STATUSES.find((known) => known === filters['status']?.[0]);
  const order = SORTS.find((known) => known === sort);
  return {
    ...(status === undefined ? {} : { status }),
    ...(q === undefined ? {} : { q }),
    ...(order === undefined ? {} : { sort: order }),
  };
}

/** One ticket with its thread. */
export function ticketQuery(api: ApiClient, tenant: string, ticket: string) {
  return queryOptions({
    queryKey: [...supportKey(tenant), 'ticket', ticket],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/support/tickets/{ticket}', {
          params: { path: { tenant, ticket } },
          signal,
        }),
      ),
  });
}

type Message = { readonly tenant: string; readonly ticket: string; readonly message: string };

/**
 * Attaches files to a message, one after the other. A refused file does not stop the others; returns the names of
 * refused files.
 */
export async function attachFiles(
  api: ApiClient,
  path: Message,
  files: readonly File[],
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const file of files) {
    try {
      // Sequential, to preserve their order.
      // oxlint-disable-next-line no-await-in-loop
      await unwrap(
        api.POST(
          '/api/v2/clients/tenants/{tenant}/support/tickets/{ticket}/messages/{message}/attachments',
          {
            params: { path },
            body: { file: file.name },
            bodySerializer: () => {
              const form = new FormData();
              form.set('file', file);
              return form;
            },
          },
        ),
      );
    } catch {
      refused.push(file.name);
    }
  }
  return refused;
}

/** A message's attachment, unchanged. */
export async function downloadAttachment(
  api: ApiClient,
  path: Message & { readonly support_attachment: string },
): Promise<NamedFile> {
  const answer = await api.GET(
    '/api/v2/clients/tenants/{tenant}/support/tickets/{ticket}/messages/{message}/attachments/{support_attachment}',
    { params: { path }, parseAs: 'blob' },
  );
  return toNamedFile(answer, path.support_attachment);
}
