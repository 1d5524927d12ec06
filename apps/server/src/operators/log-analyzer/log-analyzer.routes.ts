import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import { presentLine, presentSummary, readLineId } from './log-analyzer.presenter.ts';
import { linesAround, listLines, readWithheld } from './log-lines.store.ts';
import { readLogPeriod } from './log-period.ts';
import { readLogQuery } from './log-query.ts';
import { readBins, readFacets, readPatterns } from './log-summary.store.ts';

type LogIds = 'listLogLines' | 'getLogSummary' | 'getLogSurroundings' | 'revealLogLine';

type Deps = { readonly database: Database; readonly clock: Clock };

const LINES = 500;

/** System events and pages' reports, as the lines of one log. */
export function logAnalyzerRoutes(deps: Deps): Pick<Handlers, LogIds> {
  const { database, clock } = deps;
  const askedIn = (query: Parameters<typeof readLogPeriod>[0] & { readonly q?: string }) => ({
    period: readLogPeriod(query, clock.now()),
    terms: readLogQuery(query.q ?? ''),
  });
  return {
    listLogLines: {
      needs: 'user',
      handle: async ({ query }) => {
        const request = askedIn(query);
        const page = await database.readAsOwner((tx) =>
          listLines(tx, request, { limit: query.limit ?? LINES, cursor: query.cursor }),
        );
        return ok({
          from: request.period.from.toISOString(),
          to: request.period.to.toISOString(),
          items: page.items.map(presentLine),
          next_cursor: page.nextCursor,
        });
      },
    },
    getLogSummary: {
      needs: 'user',
      handle: async ({ query }) => {
        const request = askedIn(query);
        const summary = await database.readAsOwner(async (tx) => ({
          bins: await readBins(tx, request),
          facets: await readFacets(tx, request),
          patterns: await readPatterns(tx, request),
        }));
        return ok(presentSummary({ period: request.period, ...summary }));
      },
    },
    getLogSurroundings: {
      needs: 'user',
      handle: async ({ path }) => {
        const place = readLineId(path.log_line);
        const lines = await database.readAsOwner((tx) => linesAround(tx, place));
        if (lines === null) {
          throw new AppError('log_line_not_found');
        }
        return ok({ items: lines.map(presentLine) });
      },
    },
    revealLogLine: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        const fields = await reveal(deps, {
          lineId: path.log_line,
          reason: body.reason,
          actor: actorOf(principal),
        });
        return ok({ id: path.log_line, fields });
      },
    },
  };
}

type Reveal = { readonly lineId: string; readonly reason: string; readonly actor: Actor };

/** Reads what is withheld from a line, and records who did so and why in the audit log of the installation. */
function reveal({ database, clock }: Deps, { lineId, reason, actor }: Reveal) {
  return database.asOwner(async (tx) => {
    const withheld = await readWithheld(tx, readLineId(lineId));
    if (withheld === null) {
      throw new AppError('log_line_not_found');
    }
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'log_line.revealed',
      target: { type: 'log_line', id: lineId },
      details: { reason },
      at: clock.now(),
    });
    return withheld;
  });
}
