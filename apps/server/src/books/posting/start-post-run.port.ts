import type { TenantScope, Transaction } from '../../db/database.ts';
import type { RunTrigger } from '../../db/tables.ts';

/**
 * Starts a `post` run: outbox rows, run and job in the caller's transaction. Throws what `PostingProtocol.request` throws
 * for entries that may not be posted.
 */
export type StartPostRun = (
  tx: Transaction,
  scope: TenantScope,
  request: {
    readonly entryIds: readonly string[];
    readonly trigger: RunTrigger;
    /** Null for a job. */
    readonly requestedBy: string | null;
    readonly batchId?: string | null;
  },
) => Promise<{ readonly runId: string }>;
