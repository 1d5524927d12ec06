import type { Countdown, HoldReason, MessageTiming } from '../message-time.ts';

export type NotificationType = 'error' | 'warning' | 'success' | 'info';

/** A message to show. Without `durationMs` the type decides; null: it stays until closed. */
export type NotificationRequest = {
  readonly type: NotificationType;
  readonly message: string;
  readonly durationMs?: number | null;
  /** The error's code. */
  readonly code?: string;
  /** Helps to find the cause: a request id, the server's detail. */
  readonly details?: string;
  /** The action, as a link; `isPrimary` where nothing else helps. */
  readonly action?: { readonly text: string; readonly href: string; readonly isPrimary?: boolean };
  /**
   * Messages of one group are merged while they are on the screen. From two on the merged message reads `words` with
   * their number in place of `{count}`: "{count} stores need accounts".
   */
  readonly group?: { readonly key: string; readonly words: string };
};

/** A notification on the screen, or counted there. */
export type ScreenNotification = {
  readonly id: string;
  readonly request: NotificationRequest;
  /** How often the message repeated while on the screen. */
  readonly count: number;
  /** The different messages of its group that arrived while it was on the screen. */
  readonly grouped?: readonly string[];
  /** null: it stays. */
  readonly countdown: Countdown | null;
  /** When it began to fade; null before that. */
  readonly leavingSinceMs: number | null;
};

/** A notification in the notification center. */
export type StoredNotification = {
  readonly id: string;
  readonly request: NotificationRequest;
  /** How often the message repeated while unread. */
  readonly count: number;
  /** When it last arrived, by the host's clock. */
  readonly atMs: number;
  readonly isRead: boolean;
};

export type NotificationsContext = {
  /** Latest first. */
  readonly screen: readonly ScreenNotification[];
  /** Latest first. */
  readonly centre: readonly StoredNotification[];
  readonly holds: readonly HoldReason[];
  readonly timing: MessageTiming;
  /** How many messages have been sent; the source of the next id. */
  readonly count: number;
  readonly now: () => number;
};

/** `now` answers in epoch ms and must be the clock the actor runs on. */
export type NotificationsInput = { readonly now: () => number; readonly timing?: MessageTiming };

export type NotificationsEvent =
  | { readonly type: 'notification.show'; readonly notification: NotificationRequest }
  /** Shows it on the screen only; it is stored by other means. */
  | { readonly type: 'notification.announce'; readonly notification: NotificationRequest }
  /** Stores it in the center only; it is shown by other means. */
  | { readonly type: 'notification.save'; readonly notification: NotificationRequest }
  | { readonly type: 'notification.close'; readonly id: string }
  | { readonly type: 'notification.read'; readonly id: string }
  | { readonly type: 'screen.clear' }
  | { readonly type: 'centre.read' }
  | { readonly type: 'centre.clear' }
  | { readonly type: 'hold.began'; readonly by: HoldReason }
  | { readonly type: 'hold.ended'; readonly by: HoldReason }
  | { readonly type: 'timing.changed'; readonly timing: MessageTiming };
