import type { NotificationWording } from '@platebook/api-client/french';
import type { Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';

/** The events for which people choose whether to be notified in the app and by mail. */
export type NotificationEvent =
  | 'import_finished'
  | 'import_blocked'
  | 'payout_needs_review'
  | 'mapping_needed'
  | 'connection_expiring'
  | 'connection_lost'
  | 'run_failed'
  | 'entry_posted'
  | 'entry_failed'
  /** The books differ from what was posted, or an operation on them is still outstanding. */
  | 'books_changed'
  | 'batch_finished'
  | 'report_ready'
  /** Another tenant maps a platform store that this one connected or maps. */
  | 'store_claimed'
  | 'team_changed'
  | 'plan_changed'
  | 'support_replied'
  /** A message of the installation's operators. */
  | 'announcement';

export type Priority = 'low' | 'normal' | 'high' | 'urgent';

export type OutgoingNotification = {
  readonly tenantId: string;
  readonly event: NotificationEvent;
  readonly type: 'error' | 'warning' | 'success' | 'info';
  readonly title: string;
  /** What happened, its effect on the books, and what to do. */
  readonly message: string;
  /** The code and values of title and message, for other languages; null if a person wrote them. */
  readonly wording: NotificationWording | null;
  /** Defaults to high for an error and normal otherwise. */
  readonly priority?: Priority;
  readonly action?: { readonly label: string; readonly href: string };
  readonly subject?: Readonly<Record<string, string>>;
  /** A single recipient; if absent, everybody in the tenant with at least `minLevel`. */
  readonly userId?: string;
  readonly minLevel?: TenantLevel;
  /** The same key increments a counter instead of notifying again. */
  readonly dedupeKey?: string;
  /** The same key never notifies again. */
  readonly isOnce?: boolean;
};

export type Notifier = {
  /** Runs in the transaction of the event: a rollback notifies nobody. */
  readonly notify: (tx: Transaction, notification: OutgoingNotification) => Promise<void>;
};
