import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../shared/caller.ts';
import { undoChanges } from '../shared/undo.ts';
import { findChange, listMapped, lockMapping } from './account-mapping.store.ts';
import type { Change } from './account-mapping.store.ts';
import { ownTarget, saveTargets } from './save-targets.ts';
import type { Saver } from './save-targets.ts';
import { listAffectedEntries } from './seen-payouts.store.ts';
import type { AffectedEntry } from './seen-payouts.store.ts';

export type Undone = {
  /** The change that takes it back; null in a dry run. */
  readonly change: Change | null;
  readonly affected: readonly AffectedEntry[];
};

/** Gives a component the target it had before a change, where nothing changed it again since. */
export async function undoChange(
  deps: Saver,
  tx: Transaction,
  caller: Caller,
  { changeId, dryRun }: { readonly changeId: string; readonly dryRun: boolean },
): Promise<Undone> {
  await lockMapping(tx, caller.scope.tenantId);
  const mapped = await listMapped(tx);
  const [undone] = await undoChanges([changeId], {
    find: (id) => findChange(tx, id),
    unknown: 'mapping_change_not_found',
    findConflict: (change) => {
      const now = ownTarget(mapped, wishOf(change));
      const isLatest = JSON.stringify(now) === JSON.stringify(change.after);
      return Promise.resolve(isLatest ? null : changedAgain());
    },
    revert: async (change) => {
      const affected = await affectedBy(tx, change);
      const saving = { ...caller, action: 'undone' } as const;
      const saved = dryRun
        ? []
        : await saveTargets(tx, deps, saving, { mapped, wishes: [wishOf(change)] });
      return { change: saved[0] ?? null, affected };
    },
  });
  return undone ?? { change: null, affected: [] };
}

function wishOf({ platform, storeId, component, before, from }: Change) {
  return { scope: { platform, storeId }, component, target: before, from };
}

function changedAgain(): AppError {
  return new AppError('mapping_changed', {
    message: 'This component was changed again since. Undo the later change first.',
  });
}

/** Of one that holds from a day on: the entries from that day; else those posted since it was made. */
function affectedBy(
  tx: Transaction,
  { platform, storeId, component, from, changedAt }: Change,
): Promise<AffectedEntry[]> {
  const since = from === null ? changedAt : null;
  return listAffectedEntries(tx, { platform, storeId }, { components: [component], since, from });
}
