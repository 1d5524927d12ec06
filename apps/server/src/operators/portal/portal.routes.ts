import type { Database } from '../../db/database.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import { findingsOf } from './portal-health.ts';
import { readPortalFigures } from './portal-statistics.store.ts';

const DAY_MS = 86_400_000;

type Deps = { readonly database: Database; readonly clock: Clock };

/** Spec 3, "Admin portal statistics". */
export function portalRoutes({ database, clock }: Deps): Pick<Handlers, 'getPortalStatistics'> {
  return {
    getPortalStatistics: {
      needs: 'user',
      handle: async () => {
        const now = clock.now();
        const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
        const figures = await database.readAsOwner((tx) =>
          readPortalFigures(tx, { now, since: at(-1), weekAgo: at(-7), weekAhead: at(7) }),
        );
        const findings = findingsOf(figures);
        return ok({
          measured_at: now.toISOString(),
          users: {
            total: figures.users,
            active_24h: figures.usersActive,
            registered_7d: figures.usersNew,
          },
          clients: { total: figures.clients, trials_ending_7d: figures.trialsEnding },
          system: {
            health: findings.length === 0 ? ('healthy' as const) : ('degraded' as const),
            findings,
            jobs_waiting: figures.jobsWaiting,
            oldest_job_ms: toWhole(figures.oldestJobMs),
          },
          sync: { runs_24h: figures.runs, failed_24h: figures.runsFailed },
          postings: {
            unknown: figures.postingsUnknown,
            oldest_unknown_ms: toWhole(figures.oldestUnknownMs),
          },
          connections: { expired: figures.connectionsExpired },
          support: { waiting: figures.ticketsOpen },
        });
      },
    },
  };
}

function toWhole(ms: number | null): number | null {
  return ms === null ? null : Math.max(0, Math.round(ms));
}
