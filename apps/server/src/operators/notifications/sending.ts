import type { Database } from '../../db/database.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Delivery } from '../../messages/notifications/plan-delivery.ts';
import type { Priority, OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';

export type SendingDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
};

/** An operator's message to people. */
export type Announcement = {
  readonly type: OutgoingNotification['type'];
  readonly priority: Priority;
  readonly title: string;
  readonly message: string;
  readonly action: { readonly label: string; readonly href: string } | null;
};

/** Who is not notified, and why. */
export type SendFailure = {
  readonly targetType: 'tenant' | 'user';
  readonly targetId: string;
  readonly reason: 'tenant_not_found' | 'user_not_found' | 'not_a_member' | NonNullable<Unreached>;
};

type Unreached = Delivery['unreached'];

export type SendResult = {
  /** Of the inserted ones; empty for a dry run. */
  readonly notificationIds: readonly string[];
  /** People. */
  readonly targets: number;
  readonly reached: number;
  readonly failures: readonly SendFailure[];
};

/** The recipients it does not reach. */
export function failuresOf(deliveries: readonly Delivery[]): SendFailure[] {
  return deliveries.flatMap(({ userId, unreached }) =>
    unreached === null
      ? []
      : [{ targetType: 'user' as const, targetId: userId, reason: unreached }],
  );
}

export function messageFrom(
  { type, priority, title, message, action }: Announcement,
  to: { readonly tenantId: string; readonly userId: string | null },
): OutgoingNotification {
  return {
    tenantId: to.tenantId,
    event: 'announcement',
    type,
    priority,
    title,
    message,
    wording: null,
    ...(action === null ? {} : { action }),
    ...(to.userId === null ? {} : { userId: to.userId }),
  };
}
