import type { BulkTransaction } from '../../db/bulk.ts';
import type { BytesInPieces } from '../../db/bytes-in-pieces.ts';
import type { Transaction } from '../../db/database.ts';
import { plannedWithoutValues } from '../../db/large-values.ts';

export type ReportFile = {
  readonly tenantId: string;
  readonly sha256: string;
  readonly name: string;
  readonly bytes: Buffer | BytesInPieces;
  readonly uploadedBy: string | null;
  readonly createdAt: Date;
  /** The hash of the file of several stores that this one was cut from. */
  readonly cutFrom?: string;
};

/** Stores the bytes once; the same bytes again change nothing, not even the name they first came with. */
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

export type StoredBytes = {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: Buffer;
};

/** In the order asked for; a file that is not there is left out. */
export async function readReportFiles(
  tx: Transaction,
  hashes: readonly string[],
): Promise<StoredBytes[]> {
  if (hashes.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('report_files')
    .select(['name', 'sha256', 'bytes'])
    .where('sha256', 'in', hashes)
    .execute();
  return hashes.flatMap((hash) => rows.filter(({ sha256 }) => sha256 === hash));
}

const SHA256 = /^[0-9a-f]{64}$/;

/** As `readReportFiles`, for many megabytes: the bytes come over the wire as they are, at a sixth of the work. */
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
    `copy (select name, sha256, bytes from report_files where sha256 in ('${hashes.join("','")}'))
     to stdout (format binary)`,
  );
  const files = rows.map(([name, sha256, bytes]): StoredBytes => ({
    name: String(name),
    sha256: String(sha256),
    bytes: bytes ?? Buffer.alloc(0),
  }));
  return hashes.flatMap((hash) => files.filter(({ sha256 }) => sha256 === hash));
}
