import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';
import type { Jobs } from '../../jobs/queues.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../mail/outbox.port.ts';
import { planDeliveries } from './addressees.ts';
import { mailOf } from './mail-of.ts';
import type { MailedNotification } from './mail-of.ts';
import { claimMails, countDelivery, saveMail } from './notification-mails.store.ts';
import type { NotificationEvent } from './notifier.port.ts';

type Deps = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly siteUrl: string;
};
type Job = Jobs['notifications.mail'];

/** After mails that people are waiting for, such as a password reset. */
const BULK_PRIORITY = -1;

/** Mails a notification to those who want it by mail immediately, if they are still members with the required level. */
export async function mailNotification(
  { database, outbox, clock, siteUrl }: Deps,
  { tenantId, notificationId }: Job,
): Promise<void> {
  await database.asOwner(async (tx) => {
    const row = await claim(tx, { tenantId, notificationId });
    if (row === null) {
      return;
    }
    const audience = { ...row, tenantId, userId: row.user_id, minLevel: row.min_level };
    const { resent_by_force: resentByForce } = row;
    const forceEmail = resentByForce ?? false;
    const deliveries = await planDeliveries(tx, audience, { forceEmail });
    const place = { tenantId, notificationId };
    const broadcastId = resentByForce === null ? row.broadcast_id : null;
    const mailed = deliveries.filter(({ email }) => email !== null);
    const claimed = await claimMails(tx, { ...place, broadcastId, at: clock.now() }, mailed);
    for (const { userId, email } of mailed) {
      if (email !== null && claimed.has(userId)) {
        const priority = row.broadcast_id === null ? 0 : BULK_PRIORITY;
        const messageId = await outbox.send(tx, mailOf(row, email, siteUrl), { priority });
        await saveMail(tx, { ...place, userId, messageId });
      }
    }
    await countDelivery(tx, place, {
      targets: deliveries.length,
      reached: deliveries.filter(({ unreached }) => unreached === null).length,
    });
  });
}

type NotificationRow = MailedNotification & {
  tenant_id: string;
  user_id: string | null;
  min_level: TenantLevel;
  event: NotificationEvent;
  broadcast_id: string | null;
  /** Null if it was never resent. */
  resent_by_force: boolean | null;
};

/** Claims the notification: when the job is retried, nothing is left to mail. */
async function claim(
  tx: Transaction,
  { tenantId, notificationId }: Job,
): Promise<NotificationRow | null> {
  const { rows } = await sql<NotificationRow>`
    update notifications told set mailed_at = told.created_at, mails_sent = 0, mails_failed = 0
    from tenants left join clients on clients.tenant_id = tenants.id
    where told.tenant_id = ${tenantId} and told.id = ${notificationId} and tenants.id = told.tenant_id
      and told.deleted_at is null
      and told.mailed_at is distinct from told.created_at
    returning told.tenant_id, told.user_id, told.min_level, told.event, told.title, told.message, told.wording, told.action, told.broadcast_id, told.resent_by_force,
      coalesce(clients.name, tenants.name) as client_name, clients.id as client_id`.execute(tx);
  return rows[0] ?? null;
}
