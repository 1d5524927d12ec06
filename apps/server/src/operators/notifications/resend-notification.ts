import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { planDeliveries } from '../../messages/notifications/addressees.ts';
import { AppError } from '../../http/errors.ts';
import { lockNotification } from './admin-notifications.store.ts';
import { failuresOf } from './sending.ts';
import type { SendResult, SendingDeps } from './sending.ts';

type ResendRequest = {
  readonly id: string;
  readonly forceEmail: boolean;
  readonly isDryRun: boolean;
  readonly actor: Actor;
};

/**
 * Notifies the same people again: it becomes unread for everybody, and is mailed according to their preferences or,
 * when forced, to everybody with a confirmed address. If nobody can be reached nothing changes. Throws
 * `notification_not_found`.
 */
export function resendNotification(
  { database, clock, queue, live }: SendingDeps,
  { id, forceEmail, isDryRun, actor }: ResendRequest,
): Promise<SendResult> {
  return database.asOwner(async (tx) => {
    const notification = await lockNotification(tx, id);
    if (notification === null) {
      throw new AppError('notification_not_found');
    }
    const { tenant_id: tenantId, user_id: userId, min_level: minLevel, event } = notification;
    const audience = { tenantId, userId, minLevel, event };
    const deliveries = await planDeliveries(tx, audience, { forceEmail });
    const failures = failuresOf(deliveries);
    const reached = deliveries.length - failures.length;
    if (!isDryRun && reached > 0) {
      const at = clock.now();
      await sql`update notifications set created_at = ${at}, mailed_at = null, mails_due = 0, mails_sent = 0, mails_failed = 0,
          -- Force stays until it was used: an earlier call may not have been mailed yet.
          resent_by_force = ${forceEmail} or (coalesce(resent_by_force, false) and mailed_at is distinct from created_at)
        where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
      await live.changed(tx, { tenantId, topic: 'notification', id });
      await queue.enqueue(tx, 'notifications.mail', { tenantId, notificationId: id }, { key: id });
      await recordAudit(tx, {
        actor,
        tenantId,
        action: 'notification.resent',
        target: { type: 'notification', id },
        details: { force_email: forceEmail },
        at,
      });
    }
    return { notificationIds: [id], targets: deliveries.length, reached, failures };
  });
}
