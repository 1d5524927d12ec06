import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Caller } from '../shared/caller.ts';
import { undoChanges } from '../shared/undo.ts';
import { findChange, listChangesOf, listMapped, lockMapping } from './account-mapping.store.ts';
import type { Change } from './account-mapping.store.ts';
import { heldFrom } from './changed-wishes.ts';
import type { Wish } from './changed-wishes.ts';
import { isSameScope } from './effective-mapping.ts';
import { saveTargets } from './save-targets.ts';
import type { Saver } from './save-targets.ts';
import { listAffectedEntries } from './seen-payouts.store.ts';
import type { AffectedEntry } from './seen-payouts.store.ts';

export type Undone = {
  /** The change that undoes it, the last one if several dates are restored; null in a dry run. */
  readonly change: Change | null;
  readonly affected: readonly AffectedEntry[];
};

/** Restores a component's target from before a change, on each date, if nothing changed it since. */
export async function undoChange(
  deps: Saver,
  tx: Transaction,
  caller: Caller,
  { changeId, dryRun }: { readonly changeId: string; readonly dryRun: boolean },
): Promise<Undone> {
  await lockMapping(tx, caller.scope.tenantId);
  const mapped = await listMapped(tx);
  const [undone] = await undoChanges([changeId], {
    find: async (id) => {
      const change = await findChange(tx, id);
      if (change === null) {
        return null;
      }
      const changes = await listChangesOf(tx, [change.component]);
      return { change, changes: changes.filter((one) => isSameScope(one, change)) };
    },
    unknown: 'mapping_change_not_found',
    findConflict: ({ change, changes: [latest] }) =>
      Promise.resolve(latest?.id === change.id ? null : changedAgain()),
    revert: async ({ change, changes: [, ...earlier] }) => {
      const affected = await affectedBy(tx, change);
      const saving = { ...caller, action: 'undone' } as const;
      const wishes = heldBefore(change, earlier);
      const saved = dryRun ? [] : await saveTargets(tx, deps, saving, { mapped, wishes });
      return { change: saved.at(-1) ?? null, affected };
    },
  });
  return undone ?? { change: null, affected: [] };
}

/**
 * The versions effective before a change, from its start date on, in the order to save them: later dates after earlier
 * ones. `earlier`: the component's changes before it, latest first.
 */
export function heldBefore(
  { platform, storeId, component, from }: Change,
  earlier: readonly Pick<Change, 'after' | 'from'>[],
): Wish[] {
  const place = { scope: { platform, storeId }, component };
  return heldFrom(from, earlier).map(({ after, from: first }) => ({
    ...place,
    target: after,
    from: first,
  }));
}

function changedAgain(): AppError {
  return new AppError('mapping_changed', {
    message: 'This line item has been changed again since then. Undo the later change first.',
  });
}

/** For a change with a start date: the entries from that date on; otherwise those posted since it was made. */
function affectedBy(
  tx: Transaction,
  { platform, storeId, component, from, changedAt }: Change,
): Promise<AffectedEntry[]> {
  const since = from === null ? changedAt : null;
  return listAffectedEntries(tx, { platform, storeId }, { components: [component], since, from });
}
