import { Badge, Button, ButtonLink, DescriptionList, Drawer, Stack, Text } from '@platebook/ui';
import { eventNames } from '../../shared/format/event-names.messages.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { toClientHref, useClientHref } from '../../shared/workspace/client-href.ts';
import {
  notificationText,
  type NotificationOfClient,
} from '../../shared/workspace/notifications.queries.ts';
import { aboutClient, TYPE_TONES } from './all-notifications-columns.tsx';
import { typeNames, words } from './all-notifications.messages.ts';

export type NotificationDrawerProps = {
  /** Null while closed. */
  notification: NotificationOfClient | null;
  onClose: () => void;
  onUnread: (notification: NotificationOfClient) => void;
};

/** One notification in full, with a link to its subject. */
export function NotificationDrawer({ notification, onClose, onUnread }: NotificationDrawerProps) {
  const activeHref = useClientHref();
  if (notification === null) {
    return null;
  }
  const { title, message, action } = notificationText(notification);
  const { client_id: clientId } = notification;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={title}
      subject={notification.id}
      actions={
        <>
          <Button
            onClick={() => {
              onUnread(notification);
              onClose();
            }}
          >
            {words.markUnread}
          </Button>
          {action === null ? null : (
            <ButtonLink
              variant="primary"
              href={
                clientId === null ? activeHref(action.href) : toClientHref(action.href, clientId)
              }
            >
              {action.label}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap="lg">
        <Text>{message}</Text>
        <DescriptionList
          items={[
            {
              term: words.type,
              value: (
                <Badge tone={TYPE_TONES[notification.type]}>{typeNames[notification.type]}</Badge>
              ),
            },
            { term: words.client, value: aboutClient(notification) },
            { term: words.event, value: eventNames[notification.event] },
            { term: words.received, value: <Instant at={notification.created_at} /> },
            ...(notification.times > 1
              ? [{ term: words.times, value: String(notification.times) }]
              : []),
          ]}
        />
      </Stack>
    </Drawer>
  );
}
