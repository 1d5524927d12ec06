import type { Transaction } from '../../db/database.ts';
import type { WebhookProvider } from './webhook-signature.ts';

/**
 * False if the event is already stored. Runs as the database owner, like everything here: an event does not name a
 * client.
 */
export async function insertWebhook(
  tx: Transaction,
  webhook: { provider: WebhookProvider; eventId: string; body: unknown; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('provider_webhooks')
    .values({
      provider: webhook.provider,
      event_id: webhook.eventId,
      body: JSON.stringify(webhook.body),
      received_at: webhook.at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}

export async function findWebhook(
  tx: Transaction,
  provider: WebhookProvider,
  eventId: string,
): Promise<{ body: unknown; receivedAt: Date; handledAt: Date | null } | null> {
  const row = await tx
    .selectFrom('provider_webhooks')
    .select(['body', 'received_at', 'handled_at'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { body: row.body, receivedAt: row.received_at, handledAt: row.handled_at };
}

export async function markWebhookHandled(
  tx: Transaction,
  webhook: { provider: WebhookProvider; eventId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('provider_webhooks')
    .set({ handled_at: webhook.at })
    .where('provider', '=', webhook.provider)
    .where('event_id', '=', webhook.eventId)
    .execute();
}

export async function deleteHandledWebhooks(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('provider_webhooks').where('handled_at', '<', before).execute();
}
