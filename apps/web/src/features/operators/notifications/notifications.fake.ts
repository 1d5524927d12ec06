import type { AdminNotification, Broadcast } from './notifications.queries.ts';

/** A notification to everyone in a client. */
export const adminNotification: AdminNotification = {
  id: 'n1',
  tenant_id: 't1',
  tenant_name: 'Harbor',
  type: 'info',
  priority: 'normal',
  status: 'sent',
  scope: 'tenant',
  target_tenant_id: 't1',
  target_user_ids: [],
  event: 'announcement',
  title: 'Maintenance',
  message: 'On Sunday.',
  platform: null,
  broadcast_id: null,
  total_targets: 3,
  successful_sends: 3,
  mails: { due: 2, sent: 2, failed: 0 },
  error: null,
  times: 1,
  is_read: false,
  created_at: '2026-11-21T09:00:00.000Z',
};

/** The preview of a broadcast to two clients; nothing was sent. */
export const plannedBroadcast: Broadcast = {
  id: null,
  dry_run: true,
  status: 'queued',
  title: 'Maintenance',
  total_tenants: 2,
  sent_tenants: 0,
  failed_tenants: 0,
  total_targets: 5,
  successful_sends: 0,
  failures: [],
  created_at: '2026-11-21T09:00:00.000Z',
  send_at: null,
  finished_at: null,
};
