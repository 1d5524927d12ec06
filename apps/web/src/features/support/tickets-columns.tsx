import { Badge, Inline, Link } from '@platebook/ui';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { topicName } from '../../shared/support/support-words.messages.ts';
import { statusName, words } from './support.messages.ts';
import { TicketStatusBadge } from './ticket-status.tsx';
import { STATUSES, type Ticket } from './tickets.queries.ts';

/** The columns of the list of tickets; `hrefOf` links to one. */
export function ticketsColumns(hrefOf: (ticket: Ticket) => string): readonly ListColumn<Ticket>[] {
  return [
    {
      id: 'subject',
      header: words.subject,
      value: ({ subject }) => subject,
      cell: (ticket) => (
        <Inline gap="xs" wrap="nowrap">
          <Link href={hrefOf(ticket)} variant="quiet">
            {ticket.subject}
          </Link>
          {ticket.is_unread ? <Badge tone="brand">{words.unread}</Badge> : null}
        </Inline>
      ),
      width: 276,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'status',
      header: words.status,
      value: ({ status }) => statusName(status),
      cell: ({ status }) => <TicketStatusBadge status={status} />,
      width: 124,
      card: 'value',
    },
    {
      id: 'updated',
      header: words.updated,
      value: ({ last_message_at }) => last_message_at,
      cell: ({ last_message_at }) => <Instant at={last_message_at} />,
      width: 184,
      sorts: true,
      card: 'note-end',
    },
    {
      id: 'number',
      header: words.number,
      value: ({ number }) => number,
      file: ({ number }) => ({ integer: number }),
      numeric: true,
      width: 88,
      sorts: true,
    },
    {
      id: 'topic',
      header: words.topic,
      value: ({ topic }) => topicName(topic),
      width: 172,
      card: 'note',
    },
    {
      id: 'opened-by',
      header: words.openedBy,
      value: ({ opened_by_name }) => opened_by_name,
      width: 152,
    },
  ];
}

/** The filters of tickets. */
export function ticketsProperties() {
  return [
    {
      id: 'status',
      label: words.status,
      single: true,
      values: STATUSES.map((status) => ({ value: status, label: statusName(status) })),
    },
  ];
}
