import type { NotificationWording } from '@platebook/api-client/french';
import type { Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';

/** What people choose by whether they are told of it in the app and by mail: the events of their preferences. */
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
  /** The books differ from what was posted, or an operation is still owed to them. */
  | 'books_changed'
  | 'batch_finished'
  | 'report_ready'
  /** Another tenant maps a platform store that this one connected or maps. */
  | 'store_claimed'
  | 'team_changed'
  | 'plan_changed'
  | 'support_replied'
  /** What those who run the installation say. */
  | 'announcement';

export type Priority = 'low' | 'normal' | 'high' | 'urgent';

export type OutgoingNotification = {
  readonly tenantId: string;
  readonly event: NotificationEvent;
  readonly type: 'error' | 'warning' | 'success' | 'info';
  readonly title: string;
  /** What happened, what it means for the books, what to do. */
  readonly message: string;
  /** What title and message say, for readers of other languages; null where a person wrote them. */
  readonly wording: NotificationWording | null;
  /** High for an error and normal for the rest, unless given. */
  readonly priority?: Priority;
  readonly action?: { readonly label: string; readonly href: string };
  readonly subject?: Readonly<Record<string, string>>;
  /** One person; left out tells everybody in the tenant with at least `minLevel`. */
  readonly userId?: string;
  readonly minLevel?: TenantLevel;
  /** The same key counts up instead of telling again. */
  readonly dedupeKey?: string;
  /** The same key is not told again at all. */
  readonly isOnce?: boolean;
};

export type Notifier = {
  /** In the transaction that makes it true: what did not commit was not told. */
  readonly notify: (tx: Transaction, notification: OutgoingNotification) => Promise<void>;
};
