import { unwrap } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import type { TicketFields } from './ticket-schema.ts';
import {
  attachFiles,
  supportKey,
  ticketQuery,
  type Diagnostics,
  type TicketDetail,
} from './tickets.queries.ts';

export type Sending = {
  readonly fields: TicketFields;
  readonly files: readonly File[];
  readonly diagnostics: Diagnostics | null;
};

export type Sent = {
  readonly thread: TicketDetail;
  /** Names of files that were refused; the ticket was sent without them. */
  readonly notAttached: readonly string[];
};

/** Sends a ticket, then its files; a file that is refused does not take it back. */
export function useSendTicket(tenant: string, onSent: (sent: Sent) => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ fields, files, diagnostics }: Sending): Promise<Sent> => {
      const thread = await unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/support/tickets', {
          params: { path: { tenant } },
          body: { ...fields, ...(diagnostics === null ? {} : { diagnostics }) },
        }),
      );
      const [first] = thread.messages;
      const at = { tenant, ticket: thread.id, message: first?.id ?? '' };
      return { thread, notAttached: await attachFiles(api, at, files) };
    },
    onSuccess: async (sent) => {
      await queries.invalidateQueries({ queryKey: supportKey(tenant) });
      await queries.prefetchQuery(ticketQuery(api, tenant, sent.thread.id));
      onSent(sent);
    },
  });
}

type At = { readonly tenant: string; readonly ticket: string };

/** Sends the next message of a ticket; answers the names of files that it was sent without. */
export function useSendReply({ tenant, ticket }: At, onSent: () => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ message, files }: { message: string; files: readonly File[] }) => {
      const sent = await unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/support/tickets/{ticket}/messages', {
          params: { path: { tenant, ticket } },
          body: { message },
        }),
      );
      return attachFiles(api, { tenant, ticket, message: sent.id }, files);
    },
    onSuccess: onSent,
    onSettled: () => queries.invalidateQueries({ queryKey: supportKey(tenant) }),
  });
}
