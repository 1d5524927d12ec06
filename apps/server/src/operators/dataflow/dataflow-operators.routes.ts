import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import { readLogPeriod } from '../log-analyzer/log-period.ts';
import { readLogQuery } from '../log-analyzer/log-query.ts';
import type { LogTerm } from '../log-analyzer/log-query.ts';
import { cleanUp } from './cleanup.ts';
import {
  presentExported,
  presentHealth,
  presentOperation,
  presentTrace,
} from './dataflow.presenter.ts';
import { readEvents } from './export-events.ts';
import { listOperations } from './list-operations.store.ts';
import { readHealth } from './read-health.ts';
import { presentServiceLevels } from './service-levels.presenter.ts';
import { readStats } from './stats.store.ts';
import type { Period } from './stats.store.ts';
import { readTrace } from './trace.store.ts';
import { MEDIA_TYPES, writeExport } from './write-export.ts';
import type { ExportedRow, ExportFormat } from './write-export.ts';
import { readPostingLevels, readRequestLevels } from './service-levels.store.ts';
import type { ServiceLevels } from './service-levels.store.ts';

type DataflowIds =
  | 'getDataflowHealth'
  | 'getServiceLevels'
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
const SERVICE_LEVEL_DAYS = 30;
const CLEANUP_DAYS = 30;
const MOST_EXPORTED_DAYS = 365;

/** Spec 7, "Data flow": what the installation did, for operators. */
export function dataflowOperatorsRoutes(deps: Deps): Pick<Handlers, DataflowIds> {
  const { database, clock } = deps;
  return {
    ...figureRoutes(deps),
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
      handle: async ({
        query: { days = STATS_DAYS, format = 'json', from, to, q = '' },
        principal,
      }) => {
        const period = readLogPeriod(
          { hours: 24 * days, from, to },
          clock.now(),
          MOST_EXPORTED_DAYS,
        );
        const terms = readLogQuery(q);
        const request =
          from === undefined && to === undefined && q === ''
            ? { days }
            : { from: from ?? null, to: to ?? null, q };
        await recordExport(deps, { ...request, format }, actorOf(principal));
        return exportFile(database, { period, terms }, format);
      },
    },
    deleteDataflowEvents: {
      needs: 'user',
      handle: async ({ query, principal }) => {
        const request = { days: query.days ?? CLEANUP_DAYS, dryRun: query.dry_run ?? false };
        const { before, ...counts } = await cleanUp(deps, request, actorOf(principal));
        return ok({ ...request, before: before.toISOString(), ...counts });
      },
    },
  };
}

type FigureIds = 'getDataflowHealth' | 'getServiceLevels' | 'getDataflowStats';

/** The installation's health, its service levels, and its volume. */
function figureRoutes(deps: Deps): Pick<Handlers, FigureIds> {
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
    getServiceLevels: {
      needs: 'user',
      handle: async ({ query: { days = SERVICE_LEVEL_DAYS } }) => {
        const period = lastDays(days);
        const levels = await readServiceLevels(database, period);
        return ok(presentServiceLevels(levels, { period, days }));
      },
    },
    getDataflowStats: {
      needs: 'user',
      handle: async ({ query: { days = STATS_DAYS } }) => {
        const period = lastDays(days);
        const stats = await database.readAsOwner((tx) => readStats(tx, period));
        return ok({
          days,
          from: period.from.toISOString(),
          to: period.to.toISOString(),
          ...stats,
        });
      },
    },
  };
}

/** Records in the audit log of the installation who exported which events. */
async function recordExport(
  { database, clock }: Deps,
  details: Readonly<Record<string, string | number | null>>,
  actor: Actor,
): Promise<void> {
  const at = clock.now();
  await database.asOwner((tx) =>
    recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'dataflow.exported',
      target: { type: 'dataflow', id: at.toISOString() },
      details,
      at,
    }),
  );
}

type Exported = { readonly period: Period; readonly terms: readonly LogTerm[] };

function exportFile(database: Database, request: Exported, format: ExportFormat) {
  const from = request.period.from.toISOString();
  const to = request.period.to.toISOString();
  return {
    kind: 'file',
    type: MEDIA_TYPES[format],
    name: `dataflow-${from.slice(0, 10)}-${to.slice(0, 10)}.${format}`,
    pieces: writeExport(format, exportedRows(database, request), { from, to }),
  } as const;
}

async function* exportedRows(database: Database, request: Exported): AsyncGenerator<ExportedRow> {
  for await (const event of readEvents(database, request)) {
    yield presentExported(event);
  }
}

/** The service levels over a number of days. */
async function readServiceLevels(database: Database, period: Period): Promise<ServiceLevels> {
  return database.readAsOwner(async (tx) => ({
    ...(await readRequestLevels(tx, period)),
    ...(await readPostingLevels(tx, period)),
  }));
}
