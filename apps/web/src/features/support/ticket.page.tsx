import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  Disclosure,
  InlineAlert,
  Link,
  Page,
  PageHeader,
  Stack,
  Text,
} from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { DiagnosticsList } from '../../shared/support/diagnostics-list.tsx';
import { topicName } from '../../shared/support/support-words.messages.ts';
import { Thread } from '../../shared/support/thread.tsx';
import { words as viewWords } from '../../shared/support/view-access.messages.ts';
import { ViewAccessSettings } from '../../shared/support/view-access.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { ReplyForm } from './reply-form.tsx';
import { words } from './support.messages.ts';
import { TicketStatusBadge } from './ticket-status.tsx';
import {
  downloadAttachment,
  supportKey,
  ticketQuery,
  type TicketDetail,
} from './tickets.queries.ts';

/** One ticket: its messages and the next step. */
export function TicketPage() {
  const { ticketId = '' } = useParams();
  return (
    <Page width="measure">
      <ForActiveClient>
        {(client) => (
          <LoadedTicket key={`${client.id} ${ticketId}`} client={client} id={ticketId} />
        )}
      </ForActiveClient>
    </Page>
  );
}

function LoadedTicket({ client, id }: { client: Client; id: string }) {
  const { api } = useServices();
  const query = useQuery(ticketQuery(api, client.tenant_id, id));
  return (
    <>
      <ClientPageTitle>
        {query.data === undefined ? words.title : words.ticketTitle(query.data.number)}
      </ClientPageTitle>
      <Loaded query={query} label={words.loadingTicket} lines={6}>
        {(ticket) => <Ticket client={client} ticket={ticket} />}
      </Loaded>
    </>
  );
}

function Ticket({ client, ticket }: { client: Client; ticket: TicketDetail }) {
  const { api } = useServices();
  const href = useClientHref();
  const status = useStatusChange(client, ticket);
  useMarkRead(client, ticket);
  const isSolved = ticket.status === 'solved';
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={<Link href={href('/dashboard/support')}>{words.back}</Link>}
        title={ticket.subject}
        description={words.openedAs(ticket.number, topicName(ticket.topic))}
        status={<TicketStatusBadge status={ticket.status} />}
        actions={
          <Button
            loading={status.isPending}
            onClick={() => status.mutate(isSolved ? 'submitted' : 'solved')}
          >
            {isSolved ? words.reopen : words.solve}
          </Button>
        }
      />
      {status.isError ? (
        <Banner tone="danger" title={failureTitle(status.error)} appeared>
          {words.notChanged}
        </Banner>
      ) : null}
      <NotAttached />
      <Thread
        messages={ticket.messages}
        download={(file) =>
          downloadAttachment(api, { tenant: client.tenant_id, ticket: ticket.id, ...file })
        }
      />
      {ticket.diagnostics === null ? null : (
        <Disclosure label={words.sentDiagnostics}>
          <DiagnosticsList label={words.sentDiagnostics} value={ticket.diagnostics} />
        </Disclosure>
      )}
      <ReplyForm client={client} ticket={ticket} />
      {client.level === 'user_owner' ? (
        <Disclosure label={viewWords.title}>
          <Stack gap="md">
            <Text tone="muted">{viewWords.about}</Text>
            <ViewAccessSettings client={client} ticketId={ticket.id} />
          </Stack>
        </Disclosure>
      ) : null}
    </Stack>
  );
}

/** Files that could not be attached, from the navigation state. */
function NotAttached() {
  const state: unknown = useLocation().state;
  const names =
    typeof state === 'object' && state !== null && 'notAttached' in state
      ? state.notAttached
      : undefined;
  if (!Array.isArray(names) || names.length === 0) {
    return null;
  }
  return (
    <InlineAlert tone="warning" title={words.notAttached(names.join(', '))} appeared>
      {words.notAttachedMeaning}
    </InlineAlert>
  );
}

function useStatusChange({ tenant_id: tenant }: Client, { id }: TicketDetail) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (status: 'submitted' | 'solved') =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/support/tickets/{ticket}', {
          params: { path: { tenant, ticket: id } },
          body: { status },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: supportKey(tenant) }),
  });
}

/** Marks the shown messages as read; a failure is corrected by the next visit. */
function useMarkRead(
  { tenant_id: tenant }: Client,
  { id, is_unread: isUnread }: TicketDetail,
): void {
  const { api } = useServices();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/support/tickets/{ticket}/read', {
          params: { path: { tenant, ticket: id } },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: supportKey(tenant) }),
  });
  useEffect(() => {
    if (isUnread) {
      mutate();
    }
  }, [isUnread, mutate]);
}
