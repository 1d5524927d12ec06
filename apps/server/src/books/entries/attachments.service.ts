import { createHash, randomUUID } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { lockEntries } from '../posting/entry-rows.ts';
import {
  attachmentsOfEntry,
  deleteAttachment,
  findAttachment,
  insertAttachment,
  lockAttachment,
  readContent,
} from './attachments.store.ts';
import type { Attachment } from './attachments.store.ts';
import type { EntriesDeps } from './entries-deps.ts';
import type { ReceivedAttachment } from '../../http/receive-attachment.ts';
import { requestAttachments } from './send-attachments.ts';

const MOST_FILES = 10;

type Named = { readonly entryId: string; readonly id: string };
type AttachmentDeps = Pick<EntriesDeps, 'database' | 'clock' | 'live' | 'queue' | 'entitlements'>;

/**
 * Saves a file as evidence of an entry, and queues its upload if the entry is already posted. Throws
 * `books_entry_not_found`, `too_many_attachments` and `storage_limit_reached`.
 */
export function attach(
  deps: AttachmentDeps,
  scope: TenantScope,
  request: {
    readonly entryId: string;
    /** Called only after the entry was found, so that a file the caller may not add is never received. */
    readonly receive: () => Promise<ReceivedAttachment>;
    readonly actor: Actor;
  },
): Promise<Attachment> {
  return knownFirst(deps, scope, request.entryId).then(async () => {
    const file = await request.receive();
    return deps.database.inTenant(scope, (tx) => keep(deps, tx, scope, { ...request, file }));
  });
}

async function knownFirst(
  { database }: AttachmentDeps,
  scope: TenantScope,
  entryId: string,
): Promise<void> {
  await database.inTenant(scope, (tx) => lockKnown(tx, entryId));
}

async function lockKnown(tx: Transaction, entryId: string): Promise<void> {
  if ((await lockEntries(tx, [entryId])).length === 0) {
    throw new AppError('books_entry_not_found');
  }
}

type AttachmentToSave = {
  readonly entryId: string;
  readonly file: ReceivedAttachment;
  readonly actor: Actor;
};

async function keep(
  { clock, live, queue, entitlements }: AttachmentDeps,
  tx: Transaction,
  { tenantId }: TenantScope,
  { entryId, file, actor }: AttachmentToSave,
): Promise<Attachment> {
  await lockKnown(tx, entryId);
  if ((await attachmentsOfEntry(tx, entryId)).length >= MOST_FILES) {
    throw new AppError('too_many_attachments');
  }
  const { name: fileName, mediaType, bytes: content } = file;
  await entitlements.assertWithinStorage(tx, { tenantId }, content.length);
  const at = clock.now();
  const attachment = {
    id: randomUUID(),
    entryId,
    fileName,
    mediaType,
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    createdAt: at,
  };
  await insertAttachment(tx, { ...attachment, tenantId, content, createdBy: actor.userId });
  await requestAttachments(queue, tx, { tenantId, entryId });
  await live.changed(tx, { tenantId, topic: 'entry', id: entryId });
  await recordAudit(tx, {
    actor,
    tenantId,
    action: 'entry.file_attached',
    target: { type: 'entry', id: entryId },
    details: { file_name: fileName, sha256: attachment.sha256 },
    at,
  });
  return { ...attachment, sentAt: null, booksEntryId: null, inBooksAt: null, failure: null };
}

/** Throws `attachment_not_found`. */
export function readAttachment(
  { database }: AttachmentDeps,
  scope: TenantScope,
  named: Named,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  return database.inTenant(scope, async (tx) => {
    const attachment = known(await findAttachment(tx, named));
    const content = await readContent(tx, named);
    if (content === null) {
      throw new AppError('attachment_not_found');
    }
    return { name: attachment.fileName, content };
  });
}

/** Throws `attachment_not_found`, and `attachment_in_books` if QuickBooks has the file or may have it. */
export function detach(
  { database, clock, live }: AttachmentDeps,
  scope: TenantScope,
  { actor, ...named }: Named & { readonly actor: Actor },
): Promise<void> {
  return database.inTenant(scope, async (tx) => {
    const { failure, sentAt, fileName, sha256 } = known(await lockAttachment(tx, named));
    if (sentAt !== null && failure === null) {
      throw new AppError('attachment_in_books');
    }
    await deleteAttachment(tx, named.id);
    const { tenantId } = scope;
    await live.changed(tx, { tenantId, topic: 'entry', id: named.entryId });
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'entry.file_removed',
      target: { type: 'entry', id: named.entryId },
      details: { file_name: fileName, sha256 },
      at: clock.now(),
    });
  });
}

function known(attachment: Attachment | null): Attachment {
  if (attachment === null) {
    throw new AppError('attachment_not_found');
  }
  return attachment;
}
