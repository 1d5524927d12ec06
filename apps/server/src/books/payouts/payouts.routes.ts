import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { completed, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { PayoutsService, PreviewOptions } from './payouts.service.ts';
import { presentLineRows, presentPayout, presentPreview } from './payouts.presenter.ts';
import type { Workbook, WorkpapersService } from './workpapers.service.ts';

export type PayoutRoutesDeps = {
  readonly payouts: PayoutsService;
  readonly workpapers: WorkpapersService;
};

type PayoutHandlers = Pick<
  Handlers,
  'listPayouts' | 'getPayout' | 'previewPlan' | 'listLineRows' | 'downloadPayoutWorkpapers'
>;

export function payoutRoutes({ payouts, workpapers }: PayoutRoutesDeps): PayoutHandlers {
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
        return ok(page);
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

/** Query parameters that override the client's planning rules. */
export function planOptions({ split, basis, by }: PreviewOptions): PreviewOptions {
  return {
    ...(split === undefined ? {} : { split }),
    ...(basis === undefined ? {} : { basis }),
    ...(by === undefined ? {} : { by }),
  };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook response. */
export function workbook({ name, pieces }: Workbook) {
  return { kind: 'file', type: XLSX, name, pieces } as const;
}
