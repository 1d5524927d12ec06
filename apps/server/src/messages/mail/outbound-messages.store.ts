import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { MessageStatus, Tables } from '../../db/tables.ts';

export type StoredMessage = {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly template: string;
  readonly subject: string;
  /** Null once the message is sent. */
  readonly text: string | null;
  /** Null for an SMS, and once the message is sent. */
  readonly html: string | null;
  readonly status: MessageStatus;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

export async function insertMessage(
  tx: Transaction,
  message: Omit<StoredMessage, 'attempts' | 'lastError' | 'finishedAt'>,
): Promise<void> {
  await tx
    .insertInto('outbound_messages')
    .values({
      id: message.id,
      channel: message.channel,
      recipient: message.recipient,
      template: message.template,
      subject: message.subject,
      text_body: message.text,
      html_body: message.html,
      status: message.status,
      created_at: message.createdAt,
    })
    .execute();
}

export async function findMessage(tx: Transaction, id: string): Promise<StoredMessage | null> {
  const row = await tx
    .selectFrom('outbound_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Newest first; all of them, or those to one address or number. */
export async function listMessages(
  tx: Transaction,
  { recipient, count }: { recipient: string | null; count: number },
): Promise<StoredMessage[]> {
  let query = tx
    .selectFrom('outbound_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
  if (recipient !== null) {
    query = query.where('recipient', '=', recipient);
  }
  return (await query.execute()).map(fromRow);
}

/** Settles a message; its link or code is deleted. */
export async function finishMessage(
  tx: Transaction,
  id: string,
  { status, error, at }: { status: 'sent' | 'failed'; error: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('outbound_messages')
    .set({ status, last_error: error, text_body: null, html_body: null, finished_at: at })
    .set((columns) => ({ attempts: columns('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function countAttempt(tx: Transaction, id: string, error: string): Promise<void> {
  await tx
    .updateTable('outbound_messages')
    .set((columns) => ({ attempts: columns('attempts', '+', 1), last_error: error }))
    .where('id', '=', id)
    .execute();
}

/** Returns how many older messages were deleted. */
export async function deleteMessagesBefore(tx: Transaction, instant: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from outbound_messages where created_at < ${instant} returning 1)
    select count(*) as count from gone`.execute(tx);
  return rows[0]?.count ?? 0;
}

function fromRow(row: Selectable<Tables['outbound_messages']>): StoredMessage {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    template: row.template,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}
