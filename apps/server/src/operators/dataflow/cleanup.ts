import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { countEvents, deleteOldEvents } from './cleanup.store.ts';
import type { EventCounts } from './cleanup.store.ts';

const DAY_MS = 86_400_000;
const BATCH = 1_000;

export type Cleanup = EventCounts & {
  /** Events that began, or were reported, before this instant are old. */
  readonly before: Date;
  readonly deletedEvents: number;
};

type Deps = { readonly database: Database; readonly clock: Clock };
type CleanupRequest = { readonly days: number; readonly dryRun: boolean };

/**
 * Deletes events of requests, jobs, runs, calls and pages older than this many days, in batches, and records it in the
 * audit log of the installation, even on failure. A dry run counts what would be deleted.
 */
export async function cleanUp(
  { database, clock }: Deps,
  { days, dryRun }: CleanupRequest,
  actor: Actor,
): Promise<Cleanup> {
  const before = new Date(clock.now().getTime() - days * DAY_MS);
  const counts = await database.readAsOwner((tx) => countEvents(tx, before));
  if (dryRun) {
    return { ...counts, before, deletedEvents: counts.old };
  }
  let deleted = 0;
  try {
    let last = 0;
    do {
      last = await database.asOwner((tx) => deleteOldEvents(tx, before, BATCH));
      deleted += last;
    } while (last > 0);
  } finally {
    await database.asOwner((tx) =>
      recordAudit(tx, {
        actor,
        tenantId: null,
        action: 'dataflow.cleaned',
        target: { type: 'dataflow', id: before.toISOString() },
        details: { days, total_events: counts.totalEvents, deleted_events: deleted },
        at: clock.now(),
      }),
    );
  }
  return { ...counts, before, deletedEvents: deleted };
}
