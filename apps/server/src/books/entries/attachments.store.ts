import type { Transaction } from '../../db/database.ts';

/** A file stored as evidence of an entry, without its bytes. */
export type Attachment = {
  readonly id: string;
  readonly entryId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly sentAt: Date | null;
  /** The journal entry in QuickBooks that the file was attached to. */
  readonly booksEntryId: string | null;
  readonly inBooksAt: Date | null;
  readonly failure: string | null;
  readonly createdAt: Date;
};

const COLUMNS = [
  'id',
  'entry_id as entryId',
  'file_name as fileName',
  'media_type as mediaType',
  'size_bytes as sizeBytes',
  'sha256',
  'sent_at as sentAt',
  'books_entry_id as booksEntryId',
  'in_books_at as inBooksAt',
  'failure',
  'created_at as createdAt',
] as const;

/** Oldest first. */
export function attachmentsOfEntry(tx: Transaction, entryId: string): Promise<Attachment[]> {
  return tx
    .selectFrom('entry_attachments')
    .select(COLUMNS)
    .where('entry_id', '=', entryId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

type Named = { readonly entryId: string; readonly id: string };

export async function findAttachment(tx: Transaction, named: Named): Promise<Attachment | null> {
  return (await oneAttachment(tx, named).executeTakeFirst()) ?? null;
}

export async function lockAttachment(tx: Transaction, named: Named): Promise<Attachment | null> {
  return (await oneAttachment(tx, named).forUpdate().executeTakeFirst()) ?? null;
}

function oneAttachment(tx: Transaction, { entryId, id }: Named) {
  return tx
    .selectFrom('entry_attachments')
    .select(COLUMNS)
    .where('entry_id', '=', entryId)
    .where('id', '=', id);
}

/** Null if the entry has no such file. */
export async function readContent(tx: Transaction, { entryId, id }: Named): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('entry_attachments')
    .select('content')
    .where('entry_id', '=', entryId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? null;
}

export type NewAttachment = Pick<
  Attachment,
  'id' | 'entryId' | 'fileName' | 'mediaType' | 'sizeBytes' | 'sha256' | 'createdAt'
> & { readonly tenantId: string; readonly content: Buffer; readonly createdBy: string | null };

export async function insertAttachment(tx: Transaction, attachment: NewAttachment): Promise<void> {
  await tx
    .insertInto('entry_attachments')
    .values({
      tenant_id: attachment.tenantId,
      id: attachment.id,
      entry_id: attachment.entryId,
      file_name: attachment.fileName,
      media_type: attachment.mediaType,
      size_bytes: attachment.sizeBytes,
      sha256: attachment.sha256,
      content: attachment.content,
      created_by: attachment.createdBy,
      created_at: attachment.createdAt,
    })
    .execute();
}

export async function deleteAttachment(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('entry_attachments').where('id', '=', id).execute();
}

/**
 * Written before the call, so that a later attempt looks the file up in QuickBooks first. False if the file was removed.
 */
export async function markSent(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('entry_attachments')
    .set({ sent_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markInBooks(
  tx: Transaction,
  id: string,
  {
    booksEntryId,
    externalId,
    at,
  }: { readonly booksEntryId: string; readonly externalId: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('entry_attachments')
    .set({
      books_entry_id: booksEntryId,
      external_id: externalId,
      in_books_at: at,
      failure: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function markRefused(tx: Transaction, id: string, failure: string): Promise<void> {
  await tx.updateTable('entry_attachments').set({ failure }).where('id', '=', id).execute();
}
