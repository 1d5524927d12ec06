import type { Countdown, HoldReason, MessageTiming } from '../message-time.ts';

export type NotificationType = 'error' | 'warning' | 'success' | 'info';

/** What to tell. Without `durationMs` the type decides; null: it stays until it is closed. */
export type NotificationRequest = {
  readonly type: NotificationType;
  readonly message: string;
  readonly durationMs?: number | null;
  /** The error's code. */
  readonly code?: string;
  /** What helps to find the cause: a request id, the server's detail. */
  readonly details?: string;
  /** The way out, as a link; `isPrimary` where nothing else helps. */
  readonly action?: { readonly text: string; readonly href: string; readonly isPrimary?: boolean };
  /**
   * Messages of one group are one message while they are on the screen. From two on it reads `words` with their number in
   * place of `{count}`: "{count} stores need accounts".
   */
  readonly group?: { readonly key: string; readonly words: string };
};

/** A notification on the screen, or counted there. */
export type ScreenNotification = {
  readonly id: string;
  readonly request: NotificationRequest;
  /** How often the same message came while it stood there. */
  readonly count: number;
  /** The different messages of its group that came while it stood there. */
  readonly grouped?: readonly string[];
  /** null: it stays. */
  readonly countdown: Countdown | null;
  /** When it began to fade; null before. */
  readonly leavingSinceMs: number | null;
};

/** A notification as the notification centre keeps it. */
export type StoredNotification = {
  readonly id: string;
  readonly request: NotificationRequest;
  /** How often the same message came while unread. */
  readonly count: number;
  /** When it last came, by the host's clock. */
  readonly atMs: number;
  readonly isRead: boolean;
};

export type NotificationsContext = {
  /** The latest first. */
  readonly screen: readonly ScreenNotification[];
  /** The latest first. */
  readonly centre: readonly StoredNotification[];
  readonly holds: readonly HoldReason[];
  readonly timing: MessageTiming;
  /** How many messages were told; gives the next one its id. */
  readonly count: number;
  readonly now: () => number;
};

/** `now` answers in epoch ms and must be the clock the actor runs on. */
export type NotificationsInput = { readonly now: () => number; readonly timing?: MessageTiming };

export type NotificationsEvent =
  | { readonly type: 'notification.show'; readonly notification: NotificationRequest }
  /** On the screen alone: it is kept by another way. */
  | { readonly type: 'notification.announce'; readonly notification: NotificationRequest }
  /** Into the centre alone: the message is on the screen by another way. */
  | { readonly type: 'notification.save'; readonly notification: NotificationRequest }
  | { readonly type: 'notification.close'; readonly id: string }
  | { readonly type: 'notification.read'; readonly id: string }
  | { readonly type: 'screen.clear' }
  | { readonly type: 'centre.read' }
  | { readonly type: 'centre.clear' }
  | { readonly type: 'hold.began'; readonly by: HoldReason }
  | { readonly type: 'hold.ended'; readonly by: HoldReason }
  | { readonly type: 'timing.changed'; readonly timing: MessageTiming };
