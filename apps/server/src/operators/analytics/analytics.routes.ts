import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import { writeCsv } from '../../platform/csv-table.ts';
import { analyticsRows, presentAnalytics } from './analytics.presenter.ts';
import { readAnalytics } from './read-analytics.ts';

type AnalyticsIds = 'getAnalytics' | 'downloadAnalytics';

const USUAL_DAYS = 90;
const COLUMNS = ['section', 'part', 'figure', 'value'];

/** Adoption and usage of the installation, in aggregates only. */
export function analyticsRoutes(deps: {
  readonly database: Database;
  readonly clock: Clock;
}): Pick<Handlers, AnalyticsIds> {
  const { database, clock } = deps;
  return {
    getAnalytics: {
      needs: 'user',
      handle: async ({ query: { days = USUAL_DAYS } }) =>
        ok(presentAnalytics(await readAnalytics(deps, days))),
    },
    downloadAnalytics: {
      needs: 'user',
      handle: async ({ query: { days = USUAL_DAYS }, principal }) => {
        const analytics = presentAnalytics(await readAnalytics(deps, days));
        const at = clock.now();
        await database.asOwner((tx) =>
          recordAudit(tx, {
            actor: actorOf(principal),
            tenantId: null,
            action: 'analytics.exported',
            target: { type: 'analytics', id: at.toISOString() },
            details: { days },
            at,
          }),
        );
        return {
          kind: 'file',
          type: 'text/csv',
          name: `analytics-${analytics.from.slice(0, 10)}-${analytics.to.slice(0, 10)}.csv`,
          pieces: writeCsv(COLUMNS, each(analyticsRows(analytics))),
        };
      },
    },
  };
}

async function* each(rows: readonly string[][]): AsyncGenerator<string[]> {
  yield* rows;
}
