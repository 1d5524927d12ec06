import type { BulkTransaction } from '../db/bulk.ts';
import type { BytesInPieces } from '../db/bytes-in-pieces.ts';
import type { Transaction } from '../db/database.ts';
import { plannedWithoutValues } from '../db/large-values.ts';
import { readParts } from './report-uploads.store.ts';

export type ReportFile = {
  readonly tenantId: string;
  readonly sha256: string;
  readonly name: string;
  readonly bytes: Buffer | BytesInPieces;
  readonly uploadedBy: string | null;
  readonly createdAt: Date;
  /** The hash of the shared report that this file was split from. */
  readonly cutFrom?: string;
};

/** Stores the bytes once; storing them again changes nothing, not even their original name. */
export async function storeReportFile(tx: Transaction, file: ReportFile): Promise<void> {
  await plannedWithoutValues(tx, () =>
    tx
      .insertInto('report_files')
      .values({
        tenant_id: file.tenantId,
        sha256: file.sha256,
        name: file.name,
        size_bytes: file.bytes.length,
        bytes: file.bytes,
        uploaded_by: file.uploadedBy,
        created_at: file.createdAt,
        cut_from: file.cutFrom ?? null,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'sha256']).doNothing())
      .execute(),
  );
}

/** A file whose bytes are the parts of an upload; false if the same bytes are stored already. */
export async function storeUploadedFile(
  tx: Transaction,
  file: Omit<ReportFile, 'bytes' | 'cutFrom'> & {
    readonly sizeBytes: number;
    readonly partsOf: string;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('report_files')
    .values({
      tenant_id: file.tenantId,
      sha256: file.sha256,
      name: file.name,
      size_bytes: file.sizeBytes,
      bytes: Buffer.alloc(0),
      parts_of: file.partsOf,
      uploaded_by: file.uploadedBy,
      created_at: file.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sha256']).doNothing())
    .returning('sha256')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasReportFile(tx: Transaction, sha256: string): Promise<boolean> {
  const row = await tx
    .selectFrom('report_files')
    .select('sha256')
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

export type StoredBytes = {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: Buffer;
};

/** In the requested order; missing files are left out. */
export async function readReportFiles(
  tx: Transaction,
  hashes: readonly string[],
): Promise<StoredBytes[]> {
  if (hashes.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('report_files')
    .select(['name', 'sha256', 'bytes', 'parts_of', 'size_bytes'])
    .where('sha256', 'in', hashes)
    .execute();
  const files: StoredBytes[] = [];
  for (const { name, sha256, bytes, parts_of: upload, size_bytes: size } of rows) {
    const whole =
      upload === null ? bytes : await joinParts(size, (from) => readParts(tx, upload, from));
    files.push({ name, sha256, bytes: whole });
  }
  return hashes.flatMap((hash) => files.filter(({ sha256 }) => sha256 === hash));
}

const SHA256 = /^[0-9a-f]{64}$/;

/** Like `readReportFiles`, for large files: bytes are transferred in binary, at a sixth of the cost. */
export async function copyReportFiles(
  tx: BulkTransaction,
  hashes: readonly string[],
): Promise<StoredBytes[]> {
  if (hashes.length === 0) {
    return [];
  }
  // `COPY` takes no parameters.
  if (!hashes.every((hash) => SHA256.test(hash))) {
    throw new TypeError('A stored file is named by its SHA-256 in hexadecimal.');
  }
  const rows = await tx.copyOut(
    `copy (select name, sha256, bytes, parts_of::text, size_bytes::text from report_files
           where sha256 in ('${hashes.join("','")}'))
     to stdout (format binary)`,
  );
  const files: StoredBytes[] = [];
  for (const [name, sha256, bytes, upload, size] of rows) {
    const whole =
      upload === null || upload === undefined
        ? (bytes ?? Buffer.alloc(0))
        : await joinParts(Number(size), (from) => copyParts(tx, String(upload), from));
    files.push({ name: String(name), sha256: String(sha256), bytes: whole });
  }
  return hashes.flatMap((hash) => files.filter(({ sha256 }) => sha256 === hash));
}

const UUID = /^[0-9a-f-]{36}$/;
/** How many parts of about a megabyte are fetched at once. */
const PARTS_AT_ONCE = 8;

type Part = { readonly fromByte: number; readonly bytes: Buffer };

async function copyParts(tx: BulkTransaction, uploadId: string, fromByte: number): Promise<Part[]> {
  if (!UUID.test(uploadId) || !Number.isSafeInteger(fromByte)) {
    throw new TypeError('Parts are named by the id of their upload and a whole number.');
  }
  const rows = await tx.copyOut(
    `copy (select from_byte::text, bytes from report_parts
           where upload_id = '${uploadId}' and from_byte >= ${fromByte} order by report_parts.from_byte limit ${PARTS_AT_ONCE})
     to stdout (format binary)`,
  );
  return rows.map(([from, bytes]) => ({
    fromByte: Number(from),
    bytes: bytes ?? Buffer.alloc(0),
  }));
}

/** One buffer of the file's size, filled a few parts at a time. Missing parts stay zero, which the hash reveals. */
async function joinParts(
  size: number,
  next: (fromByte: number) => Promise<readonly Part[]>,
): Promise<Buffer> {
  const whole = Buffer.alloc(size);
  for (let from = 0; from < size;) {
    const parts = await next(from);
    const last = parts.at(-1);
    if (last === undefined) {
      break;
    }
    for (const { fromByte, bytes } of parts) {
      bytes.copy(whole, fromByte);
    }
    from = last.fromByte + last.bytes.length;
  }
  return whole;
}
