import { jobScope } from '../../jobs/job-scope.ts';
import { compareDrift } from '../posting/compare-drift.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { entriesRoutes } from './entries.routes.ts';
import type { EntryHandlers } from './entries.routes.ts';
import { evidenceRoutes } from './evidence.routes.ts';
import type { EvidenceHandlers } from './evidence.routes.ts';
import { exceptionsRoutes } from './exceptions.routes.ts';
import type { ExceptionHandlers } from './exceptions.routes.ts';
import { sendAttachments } from './send-attachments.ts';

export type EntriesFeature = {
  readonly routes: EntryHandlers & EvidenceHandlers & ExceptionHandlers;
  readonly startWorker: () => Promise<void>;
};

/** At night in the Americas, after the QuickBooks lists are refreshed. */
const NIGHTLY = '10 8 * * *';

/** Creates the entries feature: listing, decisions, posting and drift checks. */
export function createEntries(deps: EntriesDeps): EntriesFeature {
  const { database, queue } = deps;
  return {
    routes: { ...entriesRoutes(deps), ...evidenceRoutes(deps), ...exceptionsRoutes(deps) },
    startWorker: async () => {
      await queue.work('entry.attach', ({ tenantId, entryId }) =>
        sendAttachments(deps, jobScope(tenantId, `attach-${entryId}`), entryId),
      );
      await queue.work('drift.check', ({ tenantId }) =>
        compareDrift(deps, jobScope(tenantId, `drift-${tenantId}`)),
      );
      await queue.work('drift.check-all', () =>
        database.asOwner(async (tx) => {
          const rows = await tx
            .selectFrom('connections')
            .select('tenant_id')
            .where('provider', '=', 'quickbooks')
            .where('status', '<>', 'disconnected')
            .where('paused_at', 'is', null)
            .execute();
          for (const { tenant_id: tenantId } of rows) {
            await queue.enqueue(tx, 'drift.check', { tenantId }, { key: tenantId });
          }
        }),
      );
      await queue.schedule('drift.check-all', NIGHTLY);
    },
  };
}
