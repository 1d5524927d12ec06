import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { accepted, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentImport, presentImportSummary } from './imports.presenter.ts';
import type { ImportsService } from './imports.service.ts';
import { planOptions, workbook } from '../../books/payouts/payouts.routes.ts';
import { receiveReport } from '../../payouts/receive-report.ts';
import type { RunWorkpapers } from '../export/workpapers-of-run.ts';

type ImportRoutesDeps = {
  readonly imports: ImportsService;
  readonly workpapers: RunWorkpapers;
};

type ImportHandlers = Pick<
  Handlers,
  'uploadReport' | 'listImports' | 'getImport' | 'retryImport' | 'downloadImportWorkpapers'
>;

export function importRoutes({ imports, workpapers }: ImportRoutesDeps): ImportHandlers {
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
