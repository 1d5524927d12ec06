import {
  ButtonLink,
  EmptyState,
  Heading,
  HelpArticles,
  Page,
  PageHeader,
  Stack,
} from '@platebook/ui';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { helpArticles } from './help/help-articles.tsx';
import { words } from './support.messages.ts';
import { ticketsColumns, ticketsProperties } from './tickets-columns.tsx';
import { ticketsList, type Ticket } from './tickets.queries.ts';

/** Tickets of the active client, and suggested help. */
export function SupportPage() {
  return (
    <Page>
      <ClientPageTitle>{words.title}</ClientPageTitle>
      <ForActiveClient>{(client) => <Support key={client.id} client={client} />}</ForActiveClient>
    </Page>
  );
}

function Support({ client }: { client: Client }) {
  const navigate = useNavigate();
  const href = useClientHref();
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.title}
        description={words.about(client.name)}
        actions={
          <ButtonLink variant="primary" icon="add" href={href('/dashboard/support/new')}>
            {words.newTicket}
          </ButtonLink>
        }
      />
      <Stack gap="md">
        <Heading level={2}>{words.tickets}</Heading>
        <Tickets client={client} />
      </Stack>
      <Stack gap="md">
        <Heading level={2}>{words.helpTitle}</Heading>
        <HelpArticles
          articles={helpArticles(null)}
          articleId={null}
          onArticleChange={(id) => void navigate(href(`/dashboard/support/help/${id}`))}
        />
      </Stack>
    </Stack>
  );
}

function Tickets({ client }: { client: Client }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const href = useClientHref();
  const hrefOf = useCallback(({ id }: Ticket) => href(`/dashboard/support/${id}`), [href]);
  const definition = useMemo<ListDefinition<Ticket>>(
    () => ({
      id: 'tickets',
      noun: { one: words.ticket, many: words.ticketMany },
      columns: ticketsColumns(hrefOf),
      rowKey: ({ id }) => id,
      properties: ticketsProperties(),
      sort: { columnId: 'updated', descending: true },
      searches: true,
    }),
    [hrefOf],
  );
  const listOf = (request: ListRequest) => ticketsList(api, client.tenant_id, request);
  return (
    <ListView
      definition={definition}
      client={client}
      listOf={listOf}
      onOpen={(ticket) => void navigate(hrefOf(ticket))}
      expectedRows={3}
      empty={
        <EmptyState
          kind="first-use"
          size="table"
          title={words.noTickets}
          action={<ButtonLink href={href('/dashboard/support/new')}>{words.newTicket}</ButtonLink>}
        >
          {words.noTicketsMeaning}
        </EmptyState>
      }
    />
  );
}
