import { Badge, Link, type FilterProperty } from '@platebook/ui';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { topicName } from '../../../shared/support/support-words.messages.ts';
import { priorityNames, statusNames, words } from './desk.messages.ts';
import { PRIORITIES, type StaffTicket } from './desk.queries.ts';

export const STATUS_TONES = {
  submitted: 'warning',
  awaiting_you: 'info',
  solved: 'success',
} as const satisfies Record<StaffTicket['status'], string>;

const PRIORITY_TONES = {
  low: 'neutral',
  normal: 'neutral',
  high: 'warning',
  urgent: 'danger',
} as const satisfies Record<StaffTicket['priority'], string>;

/** The staff view of a ticket. */
export function deskHref({ id }: Pick<StaffTicket, 'id'>): string {
  return `/admin/tech-support/${id}`;
}

/** The columns of the tickets of all clients. */
export function deskColumns(): readonly ListColumn<StaffTicket>[] {
  return [
    {
      id: 'subject',
      header: words.subject,
      value: ({ subject }) => subject,
      cell: (ticket) => (
        <Link href={deskHref(ticket)} variant="quiet">
          {ticket.subject}
        </Link>
      ),
      width: 276,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'client',
      header: words.client,
      value: ({ client_name: name }) => name,
      width: 160,
      card: 'note',
    },
    {
      id: 'priority',
      header: words.priority,
      value: ({ priority }) => priorityNames[priority],
      cell: ({ priority }) => (
        <Badge tone={PRIORITY_TONES[priority]}>{priorityNames[priority]}</Badge>
      ),
      width: 112,
      card: 'value',
    },
    {
      id: 'status',
      header: words.status,
      value: ({ status }) => statusNames[status],
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{statusNames[status]}</Badge>,
      width: 184,
    },
    {
      id: 'updated',
      header: words.updated,
      value: ({ last_message_at: at }) => at,
      cell: ({ last_message_at: at }) => <Instant at={at} />,
      width: 184,
      sorts: true,
      card: 'note-end',
    },
    {
      id: 'assignee',
      header: words.assignee,
      value: ({ assignee }) => (assignee === null ? '' : (assignee.email ?? assignee.user_id)),
      width: 200,
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
    { id: 'topic', header: words.topic, value: ({ topic }) => topicName(topic), width: 172 },
    {
      id: 'opened-by',
      header: words.openedBy,
      value: ({ opened_by_name: name }) => name,
      width: 152,
    },
  ];
}

/** The filters of tickets; their states are tabs of the list. */
export function deskProperties(): readonly FilterProperty[] {
  return [
    {
      id: 'assignee',
      label: words.assignee,
      single: true,
      values: [
        { value: 'me', label: words.mine },
        { value: 'none', label: words.nobody },
      ],
    },
    {
      id: 'priority',
      label: words.priority,
      single: true,
      values: PRIORITIES.map((value) => ({ value, label: priorityNames[value] })),
    },
  ];
}
