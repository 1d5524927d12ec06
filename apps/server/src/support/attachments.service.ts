import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Membership } from '../http/operations.ts';
import type { ReceivedAttachment } from '../http/receive-attachment.ts';
import type { SupportDeps } from './support-deps.ts';
import {
  attachmentsOfMessages,
  findMessage,
  insertAttachment,
  readAttachment,
} from './messages.store.ts';
import type { Attachment } from './messages.store.ts';
import { readerOf } from './tickets.service.ts';
import { findTicket } from './tickets.store.ts';

const MOST_FILES = 5;

type At = { readonly ticketId: string; readonly messageId: string };

/**
 * Attaches a file to one of the caller's own messages. Throws `support_message_not_found`,
 * `too_many_support_attachments` and `storage_limit_reached`; the file is received only after the message was found.
 */
export async function attachFile(
  { database, clock, entitlements }: SupportDeps,
  membership: Membership,
  { receive, ...at }: At & { readonly receive: () => Promise<ReceivedAttachment> },
): Promise<Attachment> {
  const { scope } = membership;
  await database.inTenant(scope, (tx) => refuseForeign(tx, membership, at));
  const { name: fileName, mediaType, bytes: content } = await receive();
  return database.inTenant(scope, async (tx) => {
    // Takes the lock under which files are counted.
    await entitlements.assertWithinStorage(tx, scope, content.length);
    if ((await attachmentsOfMessages(tx, [at.messageId])).length >= MOST_FILES) {
      throw new AppError('too_many_support_attachments');
    }
    const attachment: Attachment = {
      id: randomUUID(),
      messageId: at.messageId,
      fileName,
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdAt: clock.now(),
    };
    const { tenantId } = scope;
    await insertAttachment(tx, { ...attachment, tenantId, mediaType, content });
    return attachment;
  });
}

/** Throws `support_attachment_not_found`. */
export function downloadFile(
  { database }: SupportDeps,
  membership: Membership,
  { ticketId, messageId, id }: At & { readonly id: string },
): Promise<{ readonly name: string; readonly content: Buffer }> {
  return database.inTenant(membership.scope, async (tx) => {
    const ticket = await findTicket(tx, readerOf(membership), ticketId);
    const message = ticket === null ? null : await findMessage(tx, { ticketId, id: messageId });
    const file = message === null ? null : await readAttachment(tx, { messageId, id });
    if (file === null) {
      throw new AppError('support_attachment_not_found');
    }
    return file;
  });
}

async function refuseForeign(
  tx: Transaction,
  membership: Membership,
  { ticketId, messageId }: At,
): Promise<void> {
  const ticket = await findTicket(tx, readerOf(membership), ticketId);
  const message = ticket === null ? null : await findMessage(tx, { ticketId, id: messageId });
  if (message === null || message.authorId !== membership.scope.userId) {
    throw new AppError('support_message_not_found');
  }
}
