import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { SettledMessage } from '../mail/outbox.port.ts';
import type { Delivery } from './plan-delivery.ts';

type Place = { readonly tenantId: string; readonly notificationId: string };

type Claim = Place & {
  /** Null to mail everybody, regardless of earlier mails of the same broadcast. */
  readonly broadcastId: string | null;
  readonly at: Date;
};

/**
 * Claims the mails to write: for a broadcast, a member of many tenants gets one. Claims of an earlier attempt are
 * dropped.
 */
export async function claimMails(
  tx: Transaction,
  { tenantId, notificationId, broadcastId, at }: Claim,
  mailed: readonly Delivery[],
): Promise<ReadonlySet<string>> {
  await sql`delete from notification_mails where tenant_id = ${tenantId} and notification_id = ${notificationId}`.execute(
    tx,
  );
  const { rows } = await sql<{ user_id: string }>`
    insert into notification_mails (tenant_id, notification_id, user_id, broadcast_id, in_app, created_at)
    select ${tenantId}::uuid, ${notificationId}::uuid, user_id, ${broadcastId}::uuid, in_app, ${at}::timestamptz
    from unnest(${mailed.map(({ userId }) => userId)}::uuid[], ${mailed.map(({ inApp }) => inApp)}::boolean[])
      as due (user_id, in_app)
    on conflict do nothing returning user_id`.execute(tx);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Stores the message id; a message that nothing delivers stays in the development inbox. */
export async function saveMail(
  tx: Transaction,
  { tenantId, notificationId, userId, messageId }: Place & { userId: string; messageId: string },
): Promise<void> {
  await sql`
    update notification_mails mails set message_id = messages.id, status = messages.status
    from outbound_messages messages
    where messages.id = ${messageId} and mails.tenant_id = ${tenantId}
      and mails.notification_id = ${notificationId} and mails.user_id = ${userId}`.execute(tx);
}

/** The number of recipients, of those reached, and of mails on their way. */
export async function countDelivery(
  tx: Transaction,
  { tenantId, notificationId }: Place,
  { targets, reached }: { targets: number; reached: number },
): Promise<void> {
  await sql`
    update notifications set targets = ${targets}, reached = ${reached},
      mails_due = (select count(*) from notification_mails mails
        where mails.tenant_id = notifications.tenant_id and mails.notification_id = notifications.id
          and mails.status <> 'kept')
    where tenant_id = ${tenantId} and id = ${notificationId}`.execute(tx);
}

/** Saves the outcome of a mail; ignores messages that are not notifications. */
export async function settleNotificationMail(
  tx: Transaction,
  { messageId, status, error, at }: SettledMessage,
): Promise<void> {
  const isSent = status === 'sent';
  await sql`
    with settled as (
      update notification_mails set status = ${status}, error = ${error}, finished_at = ${at}
      where message_id = ${messageId} and status = 'queued'
      returning tenant_id, notification_id, in_app
    )
    update notifications told set mails_sent = mails_sent + ${isSent ? 1 : 0}::integer,
      mails_failed = mails_failed + ${isSent ? 0 : 1}::integer,
      reached = reached - case when settled.in_app or ${isSent} then 0 else 1 end
    from settled where told.tenant_id = settled.tenant_id and told.id = settled.notification_id`.execute(
    tx,
  );
}
