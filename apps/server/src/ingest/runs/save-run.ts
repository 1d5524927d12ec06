import type { RunSnapshot } from '@platebook/machines';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Clock } from '../../platform/clock.ts';
import { situationOf, stateOf } from './run-snapshots.ts';
import { runStatusOf } from './run-status.ts';
import { saveRunProgress } from './run-progress.store.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

type SaverDeps = { readonly database: Database; readonly clock: Clock; readonly live: Live };

type Progress = { readonly snapshot: RunSnapshot; readonly isSettled: boolean };

/**
 * Saves states in order, one at a time; `finished` rejects with the first failure. The state a run settles in is left to
 * `last`, so that a run never shows as settled before its notifications are saved.
 */
export function createSaver(
  { database, clock, live }: SaverDeps,
  scope: TenantScope,
  run: SyncRunRow,
) {
  const { tenantId } = scope;
  let saving: Promise<void> = Promise.resolve();
  let settled: RunSnapshot | null = null;
  const write = async (tx: Transaction, { snapshot, isSettled }: Progress): Promise<void> => {
    await saveRunProgress(tx, {
      tenantId,
      id: run.id,
      state: stateOf(snapshot),
      status: runStatusOf(situationOf(snapshot)),
      machine: snapshot,
      isSettled,
      at: clock.now(),
    });
    await live.changed(tx, { tenantId, topic: 'run', id: run.id });
  };
  const save = (progress: Progress): void => {
    settled = progress.isSettled ? progress.snapshot : null;
    if (settled !== null) {
      return;
    }
    saving = saving.then(() => database.inTenant(scope, (tx) => write(tx, progress)));
    // Awaited in `finished`; until then a failure must not count as unhandled.
    saving.catch(() => undefined);
  };
  return Object.assign(save, {
    finished: () => saving,
    last: async (tx: Transaction): Promise<void> => {
      if (settled !== null) {
        await write(tx, { snapshot: settled, isSettled: true });
      }
    },
  });
}
