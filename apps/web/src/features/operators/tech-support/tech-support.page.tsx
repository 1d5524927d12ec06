import { EmptyState, Page, PageHeader, Stack } from '@platebook/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListDefinition, ListRequest } from '../../../shared/list/list-definition.ts';
import { ListView } from '../../../shared/list/list-view.tsx';
import { useServices } from '../../../shared/services.ts';
import { deskColumns, deskHref, deskProperties } from './desk-columns.tsx';
import { words } from './desk.messages.ts';
import { deskList, type StaffTicket } from './desk.queries.ts';

/** The tickets of all clients, those waiting for support first. */
export function TechSupportPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const definition = useMemo<ListDefinition<StaffTicket>>(
    () => ({
      id: 'desk',
      noun: { one: words.ticket, many: words.tickets, all: words.allTickets },
      columns: deskColumns(),
      rowKey: ({ id }) => id,
      properties: deskProperties(),
      sort: { columnId: 'updated', descending: true },
      searches: true,
      parts: [
        { id: 'waiting', label: words.waiting, none: words.noWaiting },
        { id: 'answered', label: words.answered, none: words.noAnswered },
        { id: 'solved', label: words.solved, none: words.noSolved },
        { id: 'all', label: words.all, none: words.none },
      ],
    }),
    [],
  );
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader title={words.title} description={words.about} />
        <ListView
          definition={definition}
          client={null}
          about={words.fileName}
          listOf={(request: ListRequest) => deskList(api, request)}
          onOpen={(ticket) => void navigate(deskHref(ticket))}
          empty={
            <EmptyState kind="first-use" size="table" title={words.none}>
              {words.noneMeaning}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
}
