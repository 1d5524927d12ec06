import { sql } from 'kysely';
import { jobScope } from '../../jobs/job-scope.ts';
import type { Database } from '../../db/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { ConnectionError } from './connections.port.ts';
import type { Connections } from './connections.port.ts';

type Deps = {
  readonly database: Database;
  readonly log: Logger;
  readonly connections: Connections;
};

/**
 * Retries refreshes with an unknown outcome: the process died, or the response was lost. The provider may have
 * invalidated the previous pair and accepts it for a day at most (platform-apis 3.1), but a client whose runs are blocked
 * would not request a refresh.
 */
export async function finishRefreshes({ database, log, connections }: Deps): Promise<void> {
  const open = await database.asOwner((tx) =>
    tx
      .selectFrom('connections')
      .select(['id', 'tenant_id', 'provider'])
      .where('status', 'in', ['connected', 'expiring', 'error'])
      .where('paused_at', 'is', null)
      .where('refresh_token', 'is not', null)
      .where((where) =>
        where.or([
          where('refresh_until', '<', sql<Date>`clock_timestamp()`),
          where.and([where('refresh_until', 'is', null), where('last_error', 'is not', null)]),
        ]),
      )
      .orderBy('id')
      .execute(),
  );
  for (const { id, tenant_id: tenantId, provider } of open) {
    try {
      await connections.access(jobScope(tenantId, `refresh-${id}`), provider);
    } catch (error) {
      if (!(error instanceof ConnectionError)) {
        throw error;
      }
      log.warn({ err: error, connection_id: id }, 'Tokens could not be traded again yet.');
    }
  }
}
