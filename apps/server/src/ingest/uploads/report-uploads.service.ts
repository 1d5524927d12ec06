import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MAX_UNPACKED_ZIP_BYTES } from '@platebook/accounting';
import type { Database, TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuseArchivedClient } from '../../clients/clients.read-model.ts';
import type { Entitlements, Storage } from '../../billing/plans/entitlement.port.ts';
import { toFileName } from '../../payouts/file-name.ts';
import type { ImportsService, StartedImport } from './imports.service.ts';
import { PART_MAX_BYTES, receivePart } from '../../payouts/receive-part.ts';
import { REQUEST_MAX_BYTES } from '../../payouts/receive-report.ts';
import {
  appendBytes,
  deleteOpenUpload,
  findUpload,
  insertUpload,
  listOpenUploads,
  readParts,
} from '../../payouts/report-uploads.store.ts';
import type { UploadRow } from '../../payouts/report-uploads.store.ts';

export type OpenUploads = {
  readonly items: readonly UploadRow[];
  readonly limits: {
    readonly reportBytes: number;
    readonly requestBytes: number;
    readonly partBytes: number;
    readonly zipUnpackedBytes: number;
  };
  readonly storage: Storage;
};

/** Reports uploaded in parts. An upload belongs to its creator: anybody else gets `upload_not_found`. */
export type ReportUploadsService = {
  readonly list: (scope: TenantScope) => Promise<OpenUploads>;
  readonly create: (
    scope: TenantScope,
    file: { readonly name: string; readonly sizeBytes: number },
  ) => Promise<UploadRow>;
  readonly find: (scope: TenantScope, id: string) => Promise<UploadRow>;
  /** Saves a request body at `offset`. */
  readonly append: (
    scope: TenantScope,
    id: string,
    part: { readonly offset: number; readonly request: IncomingMessage },
  ) => Promise<UploadRow>;
  readonly remove: (scope: TenantScope, id: string) => Promise<UploadRow>;
  /** Makes it a report file and starts its import; idempotent, returns the same import. */
  readonly complete: (scope: TenantScope, id: string) => Promise<StartedImport>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly entitlements: Pick<Entitlements, 'assertWithinStorage' | 'storageOf'>;
  readonly imports: Pick<ImportsService, 'start'>;
  /** The size limit of a report. */
  readonly maxBytes: number;
};

export function createReportUploadsService(deps: Deps): ReportUploadsService {
  const { database, imports, maxBytes } = deps;
  const find = (scope: TenantScope, id: string): Promise<UploadRow> =>
    database.inTenant(scope, async (tx) => known(await findUpload(tx, owned(scope, id))));
  return {
    list: (scope) =>
      database.inTenant(scope, async (tx) => ({
        items: await listOpenUploads(tx, scope.userId),
        limits: {
          reportBytes: maxBytes,
          requestBytes: REQUEST_MAX_BYTES,
          partBytes: PART_MAX_BYTES,
          zipUnpackedBytes: MAX_UNPACKED_ZIP_BYTES,
        },
        storage: await deps.entitlements.storageOf(tx, scope),
      })),
    create: (scope, file) => create(deps, scope, file),
    find,
    append: async (scope, id, part) => {
      const upload = await find(scope, id);
      await append(deps, scope, { upload, ...part });
      return find(scope, id);
    },
    remove: (scope, id) =>
      database.inTenant(scope, async (tx) => known(await deleteOpenUpload(tx, owned(scope, id)))),
    complete: async (scope, id) => {
      const upload = await find(scope, id);
      if (upload.receivedBytes < upload.sizeBytes) {
        throw new AppError('upload_incomplete');
      }
      const sha256 = upload.sha256 ?? (await hashOfParts(deps, scope, upload));
      return imports.start(scope, {
        name: upload.fileName,
        sha256,
        upload: { id, sizeBytes: upload.sizeBytes },
      });
    },
  };
}

async function create(
  { database, clock, entitlements, maxBytes }: Deps,
  scope: TenantScope,
  { name, sizeBytes }: { readonly name: string; readonly sizeBytes: number },
): Promise<UploadRow> {
  if (sizeBytes > maxBytes) {
    throw new AppError('report_too_large', {
      message: `The report is larger than ${maxBytes / 1024 / 1024} MB. Export a shorter period, or fewer stores at a time.`,
    });
  }
  return database.inTenant(scope, async (tx) => {
    await refuseArchivedClient(tx, scope.tenantId);
    await entitlements.assertWithinStorage(tx, scope, sizeBytes);
    return insertUpload(tx, {
      tenantId: scope.tenantId,
      id: randomUUID(),
      userId: scope.userId,
      fileName: toFileName(name),
      sizeBytes,
      at: clock.now(),
    });
  });
}

type Appending = {
  readonly upload: UploadRow;
  readonly offset: number;
  readonly request: IncomingMessage;
};

async function append(
  { database, clock }: Deps,
  scope: TenantScope,
  { upload, offset, request }: Appending,
): Promise<void> {
  if (offset !== upload.receivedBytes || upload.sha256 !== null) {
    throw new AppError('upload_offset_wrong');
  }
  await receivePart(request, {
    offset,
    save: async (from, bytes) => {
      if (from + bytes.length > upload.sizeBytes) {
        throw new AppError('upload_part_too_large');
      }
      const part = { tenantId: scope.tenantId, offset: from, bytes, at: clock.now() };
      const saved = await database.inTenant(scope, (tx) =>
        appendBytes(tx, owned(scope, upload.id), part),
      );
      if (saved === null) {
        throw new AppError('upload_offset_wrong');
      }
    },
  });
}

/** Reads a few parts per transaction: other requests need the connection as well. */
async function hashOfParts(
  { database }: Deps,
  scope: TenantScope,
  { id, sizeBytes }: UploadRow,
): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < sizeBytes;) {
    const parts = await database.inTenant(scope, (tx) => readParts(tx, id, from));
    for (const { fromByte, bytes } of parts) {
      if (fromByte !== from) {
        throw new Error(`Upload ${id} has no part from byte ${from} on.`);
      }
      hash.update(bytes);
      from += bytes.length;
    }
    if (parts.length === 0) {
      throw new Error(`Upload ${id} ends before its end, at byte ${from}.`);
    }
  }
  return hash.digest('hex');
}

function owned({ userId }: TenantScope, id: string): { id: string; userId: string } {
  return { id, userId };
}

function known(upload: UploadRow | null): UploadRow {
  if (upload === null) {
    throw new AppError('upload_not_found');
  }
  return upload;
}
