import type { components } from '@platebook/api-client';
import type { AdminNotification } from './admin-notifications.store.ts';
import type { NotificationFigures } from './notification-figures.store.ts';
import type { SendFailure } from './sending.ts';
import type { BroadcastProgress } from './start-broadcast.ts';

type Schemas = components['schemas'];

export function presentNotification(notification: AdminNotification): Schemas['AdminNotification'] {
  const { id, tenant_id: tenantId, user_id: userId, event, message } = notification;
  return {
    id,
    tenant_id: tenantId,
    tenant_name: notification.tenant_name,
    type: notification.type,
    priority: notification.priority,
    status: notification.status,
    scope: userId === null ? 'tenant' : 'user',
    target_tenant_id: tenantId,
    target_user_ids: userId === null ? [] : [userId],
    event,
    title: notification.title,
    // What it says about the books of a client is read by its members alone.
    message: event === 'announcement' ? message : null,
    platform: notification.platform,
    broadcast_id: notification.broadcast_id,
    total_targets: notification.targets,
    successful_sends: notification.reached,
    mails: {
      due: notification.mails_due,
      sent: notification.mails_sent,
      failed: notification.mails_failed,
    },
    error: notification.error,
    times: notification.times,
    is_read: notification.is_read,
    created_at: notification.created_at.toISOString(),
  };
}

/** Of those that are no longer under way, the share of which every mail left; null where there is none. */
export function successRateOf({
  sent,
  partial,
  failed,
}: Pick<NotificationFigures, 'sent' | 'partial' | 'failed'>): number | null {
  const settled = sent + partial + failed;
  return settled === 0 ? null : sent / settled;
}

export function presentFailure(failure: SendFailure): Schemas['SendFailure'] {
  const { targetType, targetId, reason } = failure;
  return { target_type: targetType, target_id: targetId, reason };
}

export function presentBroadcast(
  { broadcast, reached, unreachable }: BroadcastProgress,
  { isDryRun = false } = {},
): Schemas['Broadcast'] {
  return {
    id: broadcast.id,
    dry_run: isDryRun,
    status: broadcast.status,
    title: broadcast.title,
    total_tenants: broadcast.totalTenants,
    sent_tenants: broadcast.sentTenants,
    failed_tenants: broadcast.failedTenants,
    total_targets: broadcast.totalTargets,
    successful_sends: reached,
    failures: unreachable.map((id) => ({
      target_type: 'tenant' as const,
      target_id: id,
      reason: 'tenant_not_found' as const,
    })),
    created_at: broadcast.createdAt.toISOString(),
    finished_at: broadcast.finishedAt?.toISOString() ?? null,
  };
}
