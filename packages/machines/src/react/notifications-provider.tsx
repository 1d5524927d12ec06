import { createActorContext } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  connectNotifications,
  type NotificationsView,
} from '../notifications/notifications.connect.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';

const NotificationsContext = createActorContext(notificationsMachine);

/**
 * Runs the notifications machine while mounted.
 *
 * @example
 * <NotificationsProvider options={{ input: { now: () => Date.now() } }}>
 *   <Stores />
 * </NotificationsProvider>;
 */
export const NotificationsProvider = NotificationsContext.Provider;

/**
 * Screen and notification center as plain props.
 *
 * @throws Error outside of a `NotificationsProvider`.
 *
 * @example
 * function Unread() {
 *   const { centre } = useNotifications();
 *   return <>{centre.unreadCount}</>;
 * }
 */
export function useNotifications(): NotificationsView {
  const actor = NotificationsContext.useActorRef();
  const context = NotificationsContext.useSelector((snapshot) => snapshot.context);
  return useMemo(
    () => connectNotifications({ context }, (event) => actor.send(event)),
    [actor, context],
  );
}

/**
 * The running machine, to send `notification.show` to.
 *
 * @throws Error outside of a `NotificationsProvider`.
 *
 * @example
 * function useSavedNotice() {
 *   const notifications = useNotificationsActor();
 *   const notification = { type: 'success', message: 'Saved' } as const;
 *   return () => notifications.send({ type: 'notification.show', notification });
 * }
 */
export function useNotificationsActor(): ActorRefFrom<typeof notificationsMachine> {
  return NotificationsContext.useActorRef();
}
