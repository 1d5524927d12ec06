import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { AdminNotification } from './admin-notifications.store.ts';
import type { NotificationFigures } from './notification-figures.store.ts';
import type { SendFailure } from './sending.ts';
import type { BroadcastProgress } from './start-broadcast.ts';

type Schemas = components['schemas'];

export function presentNotification(
  notification: AdminNotification,
): CamelCased<Schemas['AdminNotification']> {
  const { id, tenant_id: tenantId, user_id: userId, event, message } = notification;
  return {
    ...notification,
    id,
    tenantId,
    tenantName: notification.tenant_name,
    scope: userId === null ? 'tenant' : 'user',
    targetTenantId: tenantId,
    targetUserIds: userId === null ? [] : [userId],
    event, // What it says about a client's books is visible to its members only.
    message: event === 'announcement' ? message : null,
    broadcastId: notification.broadcast_id,
    totalTargets: notification.targets,
    successfulSends: notification.reached,
    mails: {
      due: notification.mails_due,
      sent: notification.mails_sent,
      failed: notification.mails_failed,
    },
    isRead: notification.is_read,
    createdAt: notification.created_at.toISOString(),
  };
}

/** Of those that are complete, the share whose mails were all sent; null if there are none. */
export function successRateOf({
  sent,
  partial,
  failed,
}: Pick<NotificationFigures, 'sent' | 'partial' | 'failed'>): number | null {
  const settled = sent + partial + failed;
  return settled === 0 ? null : sent / settled;
}

export function presentFailure(failure: SendFailure): CamelCased<Schemas['SendFailure']> {
  const { targetType, targetId, reason } = failure;
  return { targetType, targetId, reason };
}

export function presentBroadcast(
  { broadcast, reached, unreachable }: BroadcastProgress,
  { isDryRun = false } = {},
): CamelCased<Schemas['Broadcast']> {
  return {
    ...broadcast,
    dryRun: isDryRun,
    successfulSends: reached,
    failures: unreachable.map((id) => ({
      targetType: 'tenant' as const,
      targetId: id,
      reason: 'tenant_not_found' as const,
    })),
  };
}
