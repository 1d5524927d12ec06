import type { Selectable } from 'kysely';
import type { BytesInPieces } from '../db/bytes-in-pieces.ts';
import type { Transaction } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** A report that is uploaded in parts. */
export type UploadRow = {
  readonly id: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly receivedBytes: number;
  /** Set once it is complete. */
  readonly sha256: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

type Owned = { readonly id: string; readonly userId: string };

export async function insertUpload(
  tx: Transaction,
  upload: {
    readonly tenantId: string;
    readonly id: string;
    readonly userId: string;
    readonly fileName: string;
    readonly sizeBytes: number;
    readonly at: Date;
  },
): Promise<UploadRow> {
  const row = await tx
    .insertInto('report_uploads')
    .values({
      tenant_id: upload.tenantId,
      id: upload.id,
      created_by: upload.userId,
      file_name: upload.fileName,
      size_bytes: upload.sizeBytes,
      created_at: upload.at,
      updated_at: upload.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** A person's unfinished uploads, latest first. */
export async function listOpenUploads(tx: Transaction, userId: string): Promise<UploadRow[]> {
  const rows = await tx
    .selectFrom('report_uploads')
    .selectAll()
    .where('created_by', '=', userId)
    .where('completed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** Finished or not; null for another person's upload. */
export async function findUpload(
  tx: Transaction,
  { id, userId }: Owned,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<UploadRow | null> {
  const found = tx
    .selectFrom('report_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('created_by', '=', userId);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Appends bytes; null if the offset does not match, or they exceed the size. */
export async function appendBytes(
  tx: Transaction,
  { id, userId }: Owned,
  part: {
    readonly tenantId: string;
    readonly offset: number;
    readonly bytes: BytesInPieces;
    readonly at: Date;
  },
): Promise<UploadRow | null> {
  const end = part.offset + part.bytes.length;
  const row = await tx
    .updateTable('report_uploads')
    .set({ received_bytes: end, updated_at: part.at })
    .where('id', '=', id)
    .where('created_by', '=', userId)
    .where('received_bytes', '=', part.offset)
    .where('size_bytes', '>=', end)
    .where('completed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  await tx
    .insertInto('report_parts')
    .values({
      tenant_id: part.tenantId,
      upload_id: id,
      from_byte: part.offset,
      bytes: part.bytes,
    })
    .execute();
  return fromRow(row);
}

/** Deletes an unfinished upload and its bytes. */
export async function deleteOpenUpload(
  tx: Transaction,
  { id, userId }: Owned,
): Promise<UploadRow | null> {
  const row = await tx
    .deleteFrom('report_uploads')
    .where('id', '=', id)
    .where('created_by', '=', userId)
    .where('completed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function setUploadCompleted(
  tx: Transaction,
  id: string,
  { sha256, at }: { readonly sha256: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('report_uploads')
    .set({ sha256, completed_at: at, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** For an upload whose bytes were already stored by another one. */
export async function deleteParts(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('report_parts').where('upload_id', '=', id).execute();
}

/** How many megabyte-sized parts are in memory at once. */
const PARTS_AT_ONCE = 4;

/** The next parts of an upload from this byte on, in order; none after the last one. */
export async function readParts(
  tx: Transaction,
  id: string,
  fromByte: number,
): Promise<{ readonly fromByte: number; readonly bytes: Buffer }[]> {
  const rows = await tx
    .selectFrom('report_parts')
    .select(['from_byte', 'bytes'])
    .where('upload_id', '=', id)
    .where('from_byte', '>=', fromByte)
    .orderBy('from_byte')
    .limit(PARTS_AT_ONCE)
    .execute();
  return rows.map((row) => ({ fromByte: row.from_byte, bytes: row.bytes }));
}

function fromRow(row: Selectable<Tables['report_uploads']>): UploadRow {
  return {
    id: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    receivedBytes: row.received_bytes,
    sha256: row.sha256,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
