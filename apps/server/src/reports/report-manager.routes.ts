import type { components } from '@platebook/api-client';
import type { CamelCased } from '../http/present.ts';
import { actorOf } from '../audit/audit-log.ts';
import { DEFAULT_LIMIT } from '../http/cursor.ts';
import { accepted, ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import type { GeneratedReport } from './generated-reports.store.ts';
import type { ReportManagerService } from './report-manager.service.ts';
import { codeOfReportFailure } from './report-failures.ts';

type Ids =
  | 'listGeneratedReports'
  | 'createGeneratedReport'
  | 'deleteGeneratedReport'
  | 'downloadGeneratedReport';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

export function reportManagerRoutes(reports: ReportManagerService): Pick<Handlers, Ids> {
  return {
    listGeneratedReports: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const { items, nextCursor } = await reports.list(scope, {
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: items.map(present), nextCursor });
      },
    },
    createGeneratedReport: {
      needs: 'tenant',
      handle: async ({ scope, principal, body }) => {
        const { kind, format, from, to, platform = null, store_id: storeId = null } = body;
        const { dated_by: datedBy = 'trade' } = body;
        const choice = { kind, format, datedBy, from, to, platform, storeId };
        const report = await reports.request(scope, choice, actorOf(principal));
        return accepted(present(report), 'Report requested');
      },
    },
    deleteGeneratedReport: {
      needs: 'tenant',
      handle: async ({ scope, principal, path }) => {
        await reports.remove(scope, path.generated_report, actorOf(principal));
        return ok({ id: path.generated_report }, 'Report deleted');
      },
    },
    downloadGeneratedReport: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const { report, bytes } = await reports.download(scope, path.generated_report);
        return {
          kind: 'file',
          type: TYPES[report.format],
          name: report.fileName,
          pieces: piecesOf(bytes),
        };
      },
    },
  };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes;
}

function present(report: GeneratedReport): CamelCased<components['schemas']['GeneratedReport']> {
  return {
    ...report,
    failureCode: codeOfReportFailure(report.failure),
  };
}
