import type { components } from '@platebook/api-client';
import { withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

type Schemas = components['schemas'];
type Notification = Schemas['AdminNotification'];

export const NOTIFICATION_FIELDS: readonly Field<Notification>[] = [
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'created_at', heading: 'Notified', of: ({ created_at }) => created_at },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'priority', heading: 'Priority', dispensable: 3, of: ({ priority }) => priority },
  { name: 'tenant_name', heading: 'For', dispensable: 1, of: ({ tenant_name }) => tenant_name },
  { name: 'title', heading: 'Title', of: ({ title }) => title },
  { name: 'error', heading: 'Error', dispensable: 2, of: ({ error }) => error },
  { name: 'type', of: ({ type }) => type },
  { name: 'event', of: ({ event }) => event },
  { name: 'tenant_id', of: ({ tenant_id }) => tenant_id },
  { name: 'scope', of: ({ scope }) => scope },
  { name: 'target_tenant_id', of: ({ target_tenant_id }) => target_tenant_id },
  { name: 'target_user_ids', of: ({ target_user_ids }) => target_user_ids },
  { name: 'message', of: ({ message }) => message },
  { name: 'platform', of: ({ platform }) => platform },
  { name: 'broadcast_id', of: ({ broadcast_id }) => broadcast_id },
  { name: 'total_targets', of: ({ total_targets }) => total_targets },
  { name: 'successful_sends', of: ({ successful_sends }) => successful_sends },
  { name: 'mails_due', of: ({ mails }) => mails.due },
  { name: 'mails_sent', of: ({ mails }) => mails.sent },
  { name: 'mails_failed', of: ({ mails }) => mails.failed },
  { name: 'times', of: ({ times }) => times },
  { name: 'is_read', of: ({ is_read }) => is_read },
];

export const STATS_FIELDS = withHeadings<Schemas['NotificationStats']>([
  { name: 'total_notifications', of: ({ total_notifications }) => total_notifications },
  {
    name: 'total_sync_notifications',
    of: ({ total_sync_notifications }) => total_sync_notifications,
  },
  { name: 'sync_success_rate', of: ({ sync_success_rate }) => sync_success_rate },
  { name: 'successful_sends', of: ({ successful_sends }) => successful_sends },
  { name: 'total_targets', of: ({ total_targets }) => total_targets },
  { name: 'successful_deletions', of: ({ successful_deletions }) => successful_deletions },
]);

export const SYNC_STATS_FIELDS = withHeadings<Schemas['SyncNotificationStats']>([
  {
    name: 'total_sync_notifications',
    of: ({ total_sync_notifications }) => total_sync_notifications,
  },
  { name: 'sync_success_rate', of: ({ sync_success_rate }) => sync_success_rate },
  { name: 'successful_sends', of: ({ successful_sends }) => successful_sends },
  { name: 'total_targets', of: ({ total_targets }) => total_targets },
  { name: 'pending', of: ({ pending }) => pending },
  { name: 'sent', of: ({ sent }) => sent },
  { name: 'partial', of: ({ partial }) => partial },
  { name: 'failed', of: ({ failed }) => failed },
]);

export const HEALTH_FIELDS = withHeadings<Schemas['NotificationHealth']>([
  { name: 'status', of: ({ status }) => status },
  { name: 'findings', of: ({ findings }) => findings },
  { name: 'mails_waiting', of: ({ mails_waiting }) => mails_waiting },
  { name: 'oldest_mail_ms', of: ({ oldest_mail_ms }) => oldest_mail_ms },
  { name: 'mails_sent_24h', of: ({ mails_sent_24h }) => mails_sent_24h },
  { name: 'mails_failed_24h', of: ({ mails_failed_24h }) => mails_failed_24h },
  { name: 'notifications_pending', of: ({ notifications_pending }) => notifications_pending },
  { name: 'broadcasts_running', of: ({ broadcasts_running }) => broadcasts_running },
  { name: 'measured_at', of: ({ measured_at }) => measured_at },
]);

export const SEND_FIELDS = withHeadings<Schemas['NotificationSend']>([
  { name: 'dry_run', of: ({ dry_run }) => dry_run },
  { name: 'successful_sends', of: ({ successful_sends }) => successful_sends },
  { name: 'total_targets', of: ({ total_targets }) => total_targets },
  { name: 'notification_ids', of: ({ notification_ids }) => notification_ids },
  { name: 'failures', of: ({ failures }) => failures.map(inWords) },
]);

export const BROADCAST_FIELDS = withHeadings<Schemas['Broadcast']>([
  { name: 'id', of: ({ id }) => id },
  { name: 'dry_run', of: ({ dry_run }) => dry_run },
  { name: 'status', of: ({ status }) => status },
  { name: 'title', of: ({ title }) => title },
  { name: 'total_tenants', of: ({ total_tenants }) => total_tenants },
  { name: 'sent_tenants', of: ({ sent_tenants }) => sent_tenants },
  { name: 'failed_tenants', of: ({ failed_tenants }) => failed_tenants },
  { name: 'total_targets', of: ({ total_targets }) => total_targets },
  { name: 'successful_sends', of: ({ successful_sends }) => successful_sends },
  { name: 'failures', of: ({ failures }) => failures.map(inWords) },
  { name: 'created_at', of: ({ created_at }) => created_at },
  { name: 'send_at', of: ({ send_at }) => send_at },
  { name: 'finished_at', of: ({ finished_at }) => finished_at },
]);

export const SCHEDULED_FIELDS: readonly Field<Schemas['Broadcast']>[] = [
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'send_at', heading: 'Sends', of: ({ send_at }) => send_at },
  { name: 'title', heading: 'Title', of: ({ title }) => title },
  { name: 'total_tenants', heading: 'Tenants', of: ({ total_tenants }) => total_tenants },
  { name: 'total_targets', heading: 'People', of: ({ total_targets }) => total_targets },
  { name: 'status', of: ({ status }) => status },
  { name: 'created_at', of: ({ created_at }) => created_at },
];

const REASONS: Readonly<Record<Schemas['SendFailure']['reason'], string>> = {
  tenant_not_found: 'no such tenant, or nobody in it',
  user_not_found: 'no such person',
  not_a_member: 'not a member',
  switched_off: 'switched off by the person (--force-email mails it anyway)',
  no_confirmed_email: 'no confirmed email',
};

/** Who was not notified, and why. */
export function inWords({ target_id: id, reason }: Schemas['SendFailure']): string {
  return `${id}: ${REASONS[reason]}`;
}
