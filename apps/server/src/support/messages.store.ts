import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** A message's file, without its bytes. */
export type Attachment = {
  readonly id: string;
  readonly messageId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly createdAt: Date;
};

export type Message = {
  readonly id: string;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly isStaff: boolean;
  readonly body: string;
  readonly createdAt: Date;
};

const MESSAGE = [
  'id',
  'author_id as authorId',
  'author_name as authorName',
  'is_staff as isStaff',
  'body',
  'created_at as createdAt',
] as const;

/** The client's view of a thread, oldest first. */
export function messagesOfTicket(tx: Transaction, ticketId: string): Promise<Message[]> {
  return tx
    .selectFrom('support_messages')
    .select(MESSAGE)
    .where('ticket_id', '=', ticketId)
    .where('is_internal', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findMessage(
  tx: Transaction,
  { ticketId, id }: { readonly ticketId: string; readonly id: string },
): Promise<Message | null> {
  const row = await tx
    .selectFrom('support_messages')
    .select(MESSAGE)
    .where('ticket_id', '=', ticketId)
    .where('id', '=', id)
    .where('is_internal', '=', false)
    .executeTakeFirst();
  return row ?? null;
}

export type NewMessage = Message & {
  readonly tenantId: string;
  readonly ticketId: string;
  readonly isInternal: boolean;
};

export async function insertMessage(tx: Transaction, message: NewMessage): Promise<void> {
  await tx
    .insertInto('support_messages')
    .values({
      tenant_id: message.tenantId,
      id: message.id,
      ticket_id: message.ticketId,
      author_id: message.authorId,
      author_name: message.authorName,
      is_staff: message.isStaff,
      is_internal: message.isInternal,
      body: message.body,
      created_at: message.createdAt,
    })
    .execute();
}

/** How many messages a person has written in a tenant since an instant. */
export async function countMessagesSince(
  tx: Transaction,
  { authorId, since }: { readonly authorId: string; readonly since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('support_messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('author_id', '=', authorId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

const ATTACHMENT = [
  'support_attachments.id',
  'message_id as messageId',
  'file_name as fileName',
  'size_bytes as sizeBytes',
  'sha256',
  'support_attachments.created_at as createdAt',
] as const;

/** Oldest first. */
export async function attachmentsOfMessages(
  tx: Transaction,
  messageIds: readonly string[],
): Promise<Attachment[]> {
  return messageIds.length === 0
    ? []
    : tx
        .selectFrom('support_attachments')
        .select(ATTACHMENT)
        .where('message_id', 'in', messageIds)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
}

/** Null if the message has no such file. */
export async function readAttachment(
  tx: Transaction,
  { messageId, id }: { readonly messageId: string; readonly id: string },
): Promise<{ readonly name: string; readonly content: Buffer } | null> {
  const row = await tx
    .selectFrom('support_attachments')
    .select(['file_name as name', 'content'])
    .where('message_id', '=', messageId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type NewAttachment = Attachment & {
  readonly tenantId: string;
  readonly mediaType: string;
  readonly content: Buffer;
};

export async function insertAttachment(tx: Transaction, attachment: NewAttachment): Promise<void> {
  await tx
    .insertInto('support_attachments')
    .values({
      tenant_id: attachment.tenantId,
      id: attachment.id,
      message_id: attachment.messageId,
      file_name: attachment.fileName,
      media_type: attachment.mediaType,
      size_bytes: attachment.sizeBytes,
      sha256: attachment.sha256,
      content: attachment.content,
      created_at: attachment.createdAt,
    })
    .execute();
}
