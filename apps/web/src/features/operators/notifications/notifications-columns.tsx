import { Badge, type FilterProperty } from '@platebook/ui';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { priorityNames, statusNames, typeNames, words } from './notifications.messages.ts';
import type { AdminNotification } from './notifications.queries.ts';

export const STATUS_TONES = {
  pending: 'neutral',
  sent: 'success',
  partial: 'warning',
  failed: 'danger',
} as const satisfies Record<AdminNotification['status'], string>;

/** The columns of the list of all notifications. */
export function notificationsColumns(): readonly ListColumn<AdminNotification>[] {
  return [
    {
      id: 'title',
      header: words.subject,
      value: ({ title }) => title,
      width: 232,
      pinned: true,
      card: 'title',
    },
    { id: 'client', header: words.client, value: ({ tenant_name: name }) => name, width: 148 },
    {
      id: 'audience',
      header: words.audience,
      value: ({ scope }) => (scope === 'tenant' ? words.everyone : words.onePerson),
      width: 104,
    },
    {
      id: 'status',
      header: words.status,
      value: ({ status }) => statusNames[status],
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{statusNames[status]}</Badge>,
      width: 124,
      card: 'note-end',
    },
    {
      id: 'people',
      header: words.people,
      value: (one) => words.reachedOf(one.successful_sends, one.total_targets),
      width: 96,
    },
    {
      id: 'created',
      header: words.sentAt,
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <Instant at={at} />,
      width: 184,
      card: 'note',
    },
    { id: 'type', header: words.type, value: ({ type }) => typeNames[type], width: 96 },
    {
      id: 'priority',
      header: words.priority,
      value: ({ priority }) => priorityNames[priority],
      width: 92,
    },
  ];
}

/** The filters of notifications; a client is identified by ID. */
export function notificationsProperties(): readonly FilterProperty[] {
  const property = (id: string, label: string, names: Readonly<Record<string, string>>) => ({
    id,
    label,
    single: true,
    values: Object.keys(names).map((value) => ({ value, label: names[value] ?? value })),
  });
  return [
    property('status', words.status, statusNames),
    property('type', words.type, typeNames),
    property('priority', words.priority, priorityNames),
    property('platform', words.platform, PLATFORM_NAMES),
    { id: 'client', label: words.clientId, single: true },
  ];
}
