import { NOTIFICATIONS_VISIBLE_MAX } from '../limits.ts';
import type { HoldReason } from '../message-time.ts';
import { isLeaving } from './notification-screen.ts';
import type {
  StoredNotification,
  NotificationRequest,
  NotificationsContext,
  NotificationsEvent,
  NotificationType,
  ScreenNotification,
} from './notifications.types.ts';

/** The visible states of notifications. */
export const NOTIFICATIONS_STATES = ['empty', 'counting', 'paused', 'staying'] as const;
export type NotificationsState = (typeof NOTIFICATIONS_STATES)[number];

/** What `connectNotifications` needs to know. */
export type NotificationsSituation = {
  readonly context: Pick<NotificationsContext, 'screen' | 'centre' | 'holds'>;
};

/** The texts of one notification. */
type NotificationContent = {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly count: number;
  /** Shown on demand: the server's detail and the code. */
  readonly details?: string;
  /** The action, as a link. */
  readonly link?: { readonly text: string; readonly href: string; readonly isPrimary?: boolean };
};

/** A notification on the screen, as plain props. */
export type NotificationView = NotificationContent & {
  readonly leaving: boolean;
  readonly onClose: () => void;
};

/** A notification in the notification centre, as plain props. */
export type NotificationItemView = NotificationContent & {
  /** When it last arrived, by the host's clock, in ms. */
  readonly atMs: number;
  readonly isRead: boolean;
  readonly onRead: () => void;
};

/** Screen and notification centre as plain props. */
export type NotificationsView = {
  /** At most 3, latest first. */
  readonly visible: readonly NotificationView[];
  /** How many more are behind them. */
  readonly moreCount: number;
  readonly isPaused: boolean;
  readonly onClear: () => void;
  readonly onHold: (by: HoldReason) => void;
  readonly onRelease: (by: HoldReason) => void;
  readonly centre: {
    readonly items: readonly NotificationItemView[];
    readonly unreadCount: number;
    readonly onReadAll: () => void;
    readonly onClear: () => void;
  };
};

/**
 * Maps the notifications' situation to plain props for the screen and the notification center.
 *
 * Pure: only the returned functions call `send`.
 *
 * @example
 * const view = connectNotifications({ context }, (event) => notifications.send(event));
 * view.visible[0]?.title; // 'Client created'
 * view.centre.unreadCount; // 1
 */
export function connectNotifications(
  { context: { screen, centre, holds } }: NotificationsSituation,
  send: (event: NotificationsEvent) => void,
): NotificationsView {
  const visible = screen.slice(0, NOTIFICATIONS_VISIBLE_MAX);
  return {
    visible: visible.map((shown) => toNotificationView(shown, send)),
    moreCount: screen.length - visible.length,
    isPaused: holds.length > 0,
    onClear: () => send({ type: 'screen.clear' }),
    onHold: (by) => send({ type: 'hold.began', by }),
    onRelease: (by) => send({ type: 'hold.ended', by }),
    centre: {
      items: centre.map((rest) => toItemView(rest, send)),
      unreadCount: centre.filter(({ isRead }) => !isRead).length,
      onReadAll: () => send({ type: 'centre.read' }),
      onClear: () => send({ type: 'centre.clear' }),
    },
  };
}

/** The state of the notifications from their snapshot's `value`; the transient state `assessing` is never visible. */
export function toNotificationsState(value: string): NotificationsState {
  return NOTIFICATIONS_STATES.find((state) => state === value) ?? 'empty';
}

type Send = (event: NotificationsEvent) => void;

function toNotificationView(shown: ScreenNotification, send: Send): NotificationView {
  const { id, count, request, grouped = [] } = shown;
  const { group } = request;
  const isSeveral = group !== undefined && grouped.length > 1;
  return {
    ...toContent(
      isSeveral
        ? {
            type: request.type,
            message: group.words.replace('{count}', String(grouped.length)),
            ...(request.action === undefined ? {} : { action: request.action }),
          }
        : request,
    ),
    id,
    count: isSeveral ? 1 : count,
    leaving: isLeaving(shown),
    onClose: () => send({ type: 'notification.close', id }),
  };
}

function toItemView(
  { request, id, ...rest }: StoredNotification,
  send: Send,
): NotificationItemView {
  return {
    ...toContent(request),
    ...rest,
    id,
    onRead: () => send({ type: 'notification.read', id }),
  };
}

function toContent({ type, message, code, details, action }: NotificationRequest) {
  const found = [details, code].filter((part) => part !== undefined);
  return {
    type,
    title: message,
    ...(found.length === 0 ? {} : { details: found.join(' · ') }),
    ...(action === undefined ? {} : { link: action }),
  };
}
