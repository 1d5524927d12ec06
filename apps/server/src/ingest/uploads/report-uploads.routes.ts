import { accepted, created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { ReportUploadsService } from './report-uploads.service.ts';
import type { UploadRow } from '../../payouts/report-uploads.store.ts';
import { presentImportSummary } from './imports.presenter.ts';
import { expiryOf } from '../../payouts/sweep-uploads.ts';

export type UploadHandlers = Pick<
  Handlers,
  'listUploads' | 'createUpload' | 'getUpload' | 'sendUploadPart' | 'importUpload' | 'deleteUpload'
>;

export function reportUploadsRoutes(uploads: ReportUploadsService): UploadHandlers {
  return {
    listUploads: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        const { items, limits, storage } = await uploads.list(scope);
        return ok({
          items: items.map(present),
          limits: {
            report_bytes: limits.reportBytes,
            request_bytes: limits.requestBytes,
            part_bytes: limits.partBytes,
            zip_unpacked_bytes: limits.zipUnpackedBytes,
          },
          storage: { used_bytes: storage.usedBytes, limit_bytes: storage.limitBytes },
        });
      },
    },
    createUpload: {
      needs: 'tenant',
      handle: async ({ scope, body }) =>
        created(
          present(
            await uploads.create(scope, { name: body.file_name, sizeBytes: body.size_bytes }),
          ),
          'Upload started',
        ),
    },
    getUpload: {
      needs: 'tenant',
      handle: async ({ scope, path }) => ok(present(await uploads.find(scope, path.upload))),
    },
    sendUploadPart: {
      needs: 'tenant',
      handle: async ({ scope, path, query, request }) =>
        ok(present(await uploads.append(scope, path.upload, { offset: query.offset, request }))),
    },
    importUpload: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const started = await uploads.complete(scope, path.upload);
        const data = {
          already_imported: started.alreadyImported,
          import: presentImportSummary(started.import),
        };
        return started.alreadyImported
          ? ok(data, 'This file was imported before')
          : accepted(data, 'Import started');
      },
    },
    deleteUpload: {
      needs: 'tenant',
      handle: async ({ scope, path }) =>
        ok(present(await uploads.remove(scope, path.upload)), 'Upload deleted'),
    },
  };
}

function present(upload: UploadRow) {
  return {
    id: upload.id,
    file_name: upload.fileName,
    size_bytes: upload.sizeBytes,
    received_bytes: upload.receivedBytes,
    created_at: upload.createdAt.toISOString(),
    expires_at: expiryOf(upload.updatedAt).toISOString(),
  };
}
