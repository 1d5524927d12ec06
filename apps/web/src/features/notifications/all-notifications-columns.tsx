import { Badge, Inline, Text, type FilterProperty } from '@platebook/ui';
import { eventNames } from '../../shared/format/event-names.messages.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { Instant } from '../../shared/page/instant.tsx';
import {
  notificationText,
  type NotificationOfClient,
} from '../../shared/workspace/notifications.queries.ts';
import { typeNames, words } from './all-notifications.messages.ts';

export const TYPE_TONES = {
  error: 'danger',
  warning: 'warning',
  success: 'success',
  info: 'info',
} as const satisfies Record<NotificationOfClient['type'], string>;

/** The client of a notification; one sent to several clients has none. */
export function aboutClient({ client_name: name }: NotificationOfClient): string {
  return name ?? words.severalClients;
}

/** The columns of the list of all notifications. */
export function allNotificationsColumns(): readonly ListColumn<NotificationOfClient>[] {
  return [
    {
      id: 'title',
      header: words.subject,
      value: (one) => notificationText(one).title,
      cell: (one) => <Title notification={one} />,
      width: 292,
      pinned: true,
      card: 'title',
    },
    {
      id: 'type',
      header: words.type,
      value: ({ type }) => typeNames[type],
      cell: ({ type }) => <Badge tone={TYPE_TONES[type]}>{typeNames[type]}</Badge>,
      width: 104,
    },
    {
      id: 'client',
      header: words.client,
      value: aboutClient,
      width: 156,
      sorts: true,
      card: 'note',
    },
    { id: 'event', header: words.event, value: ({ event }) => eventNames[event], width: 164 },
    {
      id: 'created',
      header: words.received,
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <Instant at={at} />,
      width: 172,
      sorts: true,
      card: 'note-end',
    },
    {
      id: 'message',
      header: words.message,
      value: (one) => notificationText(one).message,
      width: 360,
    },
    {
      id: 'times',
      header: words.times,
      value: ({ times }) => times,
      file: ({ times }) => ({ integer: times }),
      numeric: true,
      width: 84,
    },
    {
      id: 'state',
      header: words.state,
      value: ({ is_read: isRead }) => (isRead ? words.read : words.unread),
      width: 104,
    },
  ];
}

function Title({ notification }: { notification: NotificationOfClient }) {
  const { title } = notificationText(notification);
  return notification.is_read ? (
    title
  ) : (
    <Inline gap="xs" wrap="nowrap">
      <Badge tone="brand">{words.unread}</Badge>
      <Text as="strong" weight="medium" truncate>
        {title}
      </Text>
    </Inline>
  );
}

/** What notifications can be filtered by. */
export function allNotificationsProperties(
  clients: readonly { readonly id: string; readonly name: string }[],
): readonly FilterProperty[] {
  return [
    {
      id: 'client',
      label: words.client,
      single: true,
      values: clients.map(({ id, name }) => ({ value: id, label: name })),
    },
    { id: 'type', label: words.type, single: true, values: valuesOf(typeNames) },
    { id: 'event', label: words.event, single: true, values: valuesOf(eventNames) },
  ];
}

function valuesOf(names: Readonly<Record<string, string>>) {
  return Object.keys(names).map((value) => ({ value, label: names[value] ?? value }));
}
