import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  Inline,
  InlineAlert,
  Page,
  PageHeader,
  Stack,
} from '@platebook/ui';
import { useQuery, useQueryClient, useSuspenseQuery, useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ListDefinition, ListMenu, ListRequest } from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import {
  NOTIFICATIONS_KEY,
  notificationText,
  type NotificationOfClient,
  dismissNotifications,
  readNotifications,
  restoreNotifications,
  type Marked,
} from '../../shared/workspace/notifications.queries.ts';
import { allNotificationsActions } from './all-notifications-actions.ts';
import {
  allNotificationsColumns,
  allNotificationsProperties,
} from './all-notifications-columns.tsx';
import { words } from './all-notifications.messages.ts';
import {
  allNotificationsList,
  notificationCountsQuery,
  UNREAD,
} from './all-notifications.queries.ts';
import { NotificationDrawer } from './notification-drawer.tsx';

/** The reader's notifications of all clients, with search, filters and bulk marking. */
export function AllNotificationsPage() {
  const { api } = useServices();
  const href = useClientHref();
  const counts = useQuery(notificationCountsQuery(api));
  const marking = useMarking();
  const unread = counts.data?.unread ?? 0;
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={words.about}
          actions={
            <Inline gap="sm">
              <ButtonLink href={href('/dashboard/settings/notifications')}>
                {words.settings}
              </ButtonLink>
              <Button
                disabled={unread === 0}
                loading={marking.isPending && marking.variables.how === 'read'}
                onClick={() => marking.mutate({ how: 'read', ids: null })}
              >
                {words.markAllRead}
              </Button>
            </Inline>
          }
        />
        {counts.error === null ? null : <Failure error={counts.error} />}
        <HiddenClients count={counts.data?.hiddenClients ?? 0} />
        <Outcome marking={marking} />
        <Notifications onMark={marking.mutate} />
      </Stack>
    </Page>
  );
}

function HiddenClients({ count }: { count: number }) {
  const href = useClientHref();
  return count === 0 ? null : (
    <InlineAlert
      tone="info"
      title={words.hidden(count)}
      action={
        <ButtonLink href={href('/dashboard/settings/security')}>{words.setUpTwoStep}</ButtonLink>
      }
    >
      {words.hiddenMeaning}
    </InlineAlert>
  );
}

/** The result of the last change, with its undo. */
function Outcome({ marking }: { marking: ReturnType<typeof useMarking> }) {
  const { data, error, variables } = marking;
  if (error !== null) {
    return (
      <Banner tone="danger" title={failureTitle(error)} appeared>
        {words.nothingChanged}
      </Banner>
    );
  }
  const markedAt = data?.marked_at;
  if (markedAt === undefined || !isMarking(variables)) {
    return null;
  }
  return (
    <Banner
      tone="success"
      title={variables.how === 'read' ? words.allRead : words.cleared}
      appeared
      onDismiss={marking.reset}
      dismissLabel={words.dismiss}
      action={
        <Button onClick={() => marking.mutate({ how: 'undo', markedAt })}>{words.undo}</Button>
      }
    />
  );
}

/** Opening a notification marks it as read without a message. */
function isMarking(marking: Marking | undefined): marking is Marking & { how: 'read' | 'dismiss' } {
  return marking?.how === 'dismiss' || (marking?.how === 'read' && marking.ids === null);
}

function Notifications({ onMark }: { onMark: (marking: Marking) => void }) {
  const { api } = useServices();
  const [open, setOpen] = useState<NotificationOfClient | null>(null);
  const onOpen = useCallback(
    (notification: NotificationOfClient) => {
      setOpen(notification);
      if (!notification.is_read) {
        onMark({ how: 'read', ids: [notification.id] });
      }
    },
    [onMark],
  );
  const definition = useDefinition({ onMark, onOpen });
  return (
    <>
      <ListView
        definition={definition}
        client={null}
        about={words.fileName}
        listOf={(request: ListRequest) => allNotificationsList(api, request)}
        onOpen={onOpen}
        empty={
          <EmptyState kind="cleared" size="table" title={words.none}>
            {words.noneMeaning}
          </EmptyState>
        }
      />
      <NotificationDrawer
        notification={open}
        onClose={() => setOpen(null)}
        onUnread={({ id }) => onMark({ how: 'unread', ids: [id] })}
      />
    </>
  );
}

type Doing = {
  readonly onMark: (marking: Marking) => void;
  readonly onOpen: (notification: NotificationOfClient) => void;
};

function useDefinition({ onMark, onOpen }: Doing): ListDefinition<NotificationOfClient> {
  const { api } = useServices();
  const queries = useQueryClient();
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  return useMemo(
    () => ({
      id: 'inbox',
      noun: { one: words.notification, many: words.notifications, all: words.allNotifications },
      columns: allNotificationsColumns(),
      rowKey: ({ id }) => id,
      properties: allNotificationsProperties(clients),
      sort: { columnId: 'created', descending: true },
      searches: true,
      parts: [
        { id: 'all', label: words.all, none: words.none },
        { id: UNREAD, label: words.onlyUnread, none: words.noneUnread },
      ],
      menu: menuOf({ onMark, onOpen }),
      actions: allNotificationsActions({
        api,
        refresh: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
      }),
    }),
    [api, clients, onMark, onOpen, queries],
  );
}

/** The row menu of a notification. */
function menuOf({ onMark, onOpen }: Doing): ListMenu<NotificationOfClient> {
  return {
    header: words.actions,
    label: (one) => words.actionsFor(notificationText(one).title),
    items: (one) => [
      { kind: 'action', id: 'details', label: words.details, onSelect: () => onOpen(one) },
      {
        kind: 'action',
        id: 'mark',
        label: one.is_read ? words.markUnread : words.markRead,
        onSelect: () => onMark({ how: one.is_read ? 'unread' : 'read', ids: [one.id] }),
      },
      {
        kind: 'action',
        id: 'clear',
        label: words.clear,
        icon: 'remove',
        onSelect: () => onMark({ how: 'dismiss', ids: [one.id] }),
      },
    ],
  };
}

/** A change of one notification, or of all for `null`. */
type Marking =
  | { readonly how: 'read' | 'dismiss'; readonly ids: readonly string[] | null }
  | { readonly how: 'unread'; readonly ids: readonly string[] }
  | { readonly how: 'undo'; readonly markedAt: string };

/** Marks notifications and invalidates their queries; the response contains the undo. */
function useMarking() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (marking: Marking): Promise<Marked> => {
      if (marking.how === 'undo') {
        return restoreNotifications(api, { markedAt: marking.markedAt });
      }
      if (marking.how === 'unread') {
        return restoreNotifications(api, { unread: marking.ids });
      }
      return marking.how === 'dismiss'
        ? dismissNotifications(api, marking.ids)
        : readNotifications(api, marking.ids);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  });
}
