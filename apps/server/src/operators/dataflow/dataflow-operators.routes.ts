import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import { cleanUp } from './cleanup.ts';
import {
  presentCleanup,
  presentExported,
  presentHealth,
  presentOperation,
  presentStats,
  presentTrace,
} from './dataflow.presenter.ts';
import { readEvents } from './export-events.ts';
import { listOperations } from './list-operations.store.ts';
import { readHealth } from './read-health.ts';
import { readStats } from './stats.store.ts';
import type { Period } from './stats.store.ts';
import { readTrace } from './trace.store.ts';
import { MEDIA_TYPES, writeExport } from './write-export.ts';
import type { ExportedRow, ExportFormat } from './write-export.ts';

type DataflowIds =
  | 'getDataflowHealth'
  | 'getDataflowStats'
  | 'getDataflowTrace'
  | 'listDataflowOperations'
  | 'downloadDataflowEvents'
  | 'deleteDataflowEvents';

type Deps = { readonly database: Database; readonly clock: Clock };

const DAY_MS = 86_400_000;
/** Spec 9. */
const HEALTH_HOURS = 24;
const STATS_DAYS = 7;
const CLEANUP_DAYS = 30;

/** Spec 7, "Data flow": what the installation did, for those who run it. */
export function dataflowOperatorsRoutes(deps: Deps): Pick<Handlers, DataflowIds> {
  const { database, clock } = deps;
  const lastDays = (days: number): Period => {
    const to = clock.now();
    return { from: new Date(to.getTime() - days * DAY_MS), to };
  };
  return {
    getDataflowHealth: {
      needs: 'user',
      handle: async ({ query: { hours = HEALTH_HOURS } }) =>
        ok(presentHealth(await readHealth(deps, hours), hours)),
    },
    getDataflowStats: {
      needs: 'user',
      handle: async ({ query: { days = STATS_DAYS } }) => {
        const period = lastDays(days);
        const stats = await database.readAsOwner((tx) => readStats(tx, period));
        return ok(presentStats(period, days, stats));
      },
    },
    getDataflowTrace: {
      needs: 'user',
      handle: async ({ path }) => {
        const trace = await database.readAsOwner((tx) => readTrace(tx, path.request_id));
        if (trace.events.length === 0 && trace.browser.length === 0) {
          throw new AppError('trace_not_found');
        }
        return ok(presentTrace(path.request_id, trace));
      },
    },
    listDataflowOperations: {
      needs: 'user',
      handle: async ({ query }) => {
        const { limit = DEFAULT_LIMIT, cursor, tenant_id: tenantId, ...filter } = query;
        const page = await database.readAsOwner((tx) =>
          listOperations(tx, { ...filter, tenantId }, { limit, cursor }),
        );
        return ok({ items: page.items.map(presentOperation), next_cursor: page.nextCursor });
      },
    },
    downloadDataflowEvents: {
      needs: 'user',
      handle: async ({ query: { days = STATS_DAYS, format = 'json' }, principal }) => {
        const period = lastDays(days);
        await recordExport(deps, { days, format }, actorOf(principal));
        return exportFile(database, period, format);
      },
    },
    deleteDataflowEvents: {
      needs: 'user',
      handle: async ({ query, principal }) => {
        const asked = { days: query.days ?? CLEANUP_DAYS, dryRun: query.dry_run ?? false };
        return ok(presentCleanup(await cleanUp(deps, asked, actorOf(principal)), asked));
      },
    },
  };
}

/** Says in the audit log of the installation who took the events of how many days with them. */
async function recordExport(
  { database, clock }: Deps,
  { days, format }: { readonly days: number; readonly format: ExportFormat },
  actor: Actor,
): Promise<void> {
  const at = clock.now();
  await database.asOwner((tx) =>
    recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'dataflow.exported',
      target: { type: 'dataflow', id: at.toISOString() },
      details: { days, format },
      at,
    }),
  );
}

function exportFile(database: Database, period: Period, format: ExportFormat) {
  const from = period.from.toISOString();
  const to = period.to.toISOString();
  return {
    kind: 'file',
    type: MEDIA_TYPES[format],
    name: `dataflow-${from.slice(0, 10)}-${to.slice(0, 10)}.${format}`,
    pieces: writeExport(format, exportedRows(database, period), { from, to }),
  } as const;
}

async function* exportedRows(database: Database, period: Period): AsyncGenerator<ExportedRow> {
  for await (const event of readEvents(database, period)) {
    yield presentExported(event);
  }
}
