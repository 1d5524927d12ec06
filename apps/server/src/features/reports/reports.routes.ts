import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { accepted, completed, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { ImportsService } from './imports.service.ts';
import type { PayoutsService, PreviewOptions } from './payouts.service.ts';
import { receiveReport } from './receive-report.ts';
import {
  presentImport,
  presentImportSummary,
  presentLineRows,
  presentPayout,
  presentPayoutSummary,
  presentPreview,
} from './reports.presenter.ts';
import type { Workbook, WorkpapersService } from './workpapers.service.ts';

export type ReportsDeps = {
  readonly imports: ImportsService;
  readonly payouts: PayoutsService;
  readonly workpapers: WorkpapersService;
};

export function reportsRoutes(deps: ReportsDeps): ImportHandlers & PayoutHandlers {
  return { ...importRoutes(deps), ...payoutRoutes(deps) };
}

type ImportHandlers = Pick<
  Handlers,
  'uploadReport' | 'listImports' | 'getImport' | 'retryImport' | 'downloadImportWorkpapers'
>;

type PayoutHandlers = Pick<
  Handlers,
  'listPayouts' | 'getPayout' | 'previewPlan' | 'listLineRows' | 'downloadPayoutWorkpapers'
>;

function importRoutes({ imports, workpapers }: ReportsDeps): ImportHandlers {
  return {
    uploadReport: {
      needs: 'tenant',
      handle: async ({ scope, request }) => {
        const report = await receiveReport(request);
        const started = await imports.start(scope, report);
        report.release();
        const data = {
          already_imported: started.alreadyImported,
          import: presentImportSummary(started.import),
        };
        return started.alreadyImported
          ? ok(data, 'This file was imported before')
          : accepted(data, 'Import started');
      },
    },
    listImports: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await imports.list(scope, {
          state: query.state,
          needsAttention: query.needs === 'attention',
          text: query.q,
          sort: query.sort,
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentImportSummary), next_cursor: page.nextCursor });
      },
    },
    getImport: {
      needs: 'tenant',
      handle: async ({ scope, path }) =>
        ok(presentImport(await imports.detail(scope, path.import))),
    },
    retryImport: {
      needs: 'tenant',
      handle: async ({ scope, path }) =>
        accepted(
          presentImportSummary(await imports.retry(scope, path.import)),
          'Import started again',
        ),
    },
    downloadImportWorkpapers: {
      needs: 'tenant',
      handle: async ({ scope, path, query }) =>
        workbook(await workpapers.ofImport(scope, path.import, planOptions(query))),
    },
  };
}

function payoutRoutes({ payouts, workpapers }: ReportsDeps): PayoutHandlers {
  return {
    listPayouts: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await payouts.list(scope, {
          storeId: query.store,
          platform: query.platform,
          from: query.from,
          to: query.to,
          text: query.q,
          sort: query.sort,
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentPayoutSummary), next_cursor: page.nextCursor });
      },
    },
    getPayout: {
      needs: 'tenant',
      handle: async ({ scope, path }) => ok(presentPayout(await payouts.find(scope, path.payout))),
    },
    previewPlan: {
      needs: 'tenant',
      handle: async ({ scope, path, query }) => {
        const preview = presentPreview(
          await payouts.preview(scope, path.payout, planOptions(query)),
        );
        return ok(preview, completed(preview));
      },
    },
    listLineRows: {
      needs: 'tenant',
      handle: async ({ scope, path, query }) =>
        ok(
          presentLineRows(
            await payouts.openLine(scope, path.payout, {
              documentNumber: path.document_number,
              line: path.line,
              options: planOptions(query),
              limit: query.limit ?? DEFAULT_LIMIT,
              cursor: query.cursor,
            }),
          ),
        ),
    },
    downloadPayoutWorkpapers: {
      needs: 'tenant',
      handle: async ({ scope, path, query }) =>
        workbook(await workpapers.ofPayout(scope, path.payout, planOptions(query))),
    },
  };
}

function planOptions({ split, basis, by }: PreviewOptions): PreviewOptions {
  return {
    ...(split === undefined ? {} : { split }),
    ...(basis === undefined ? {} : { basis }),
    ...(by === undefined ? {} : { by }),
  };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function workbook({ name, pieces }: Workbook) {
  return { kind: 'file', type: XLSX, name, pieces } as const;
}
