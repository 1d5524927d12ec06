import { AppError } from '../../http/errors.ts';
import type { ErrorCode } from '../../http/errors.ts';

export type Undoing<Change, Undone> = {
  /** Locks the change, so that it is undone once; null if there is nothing to undo under this ID. */
  readonly find: (id: string) => Promise<Change | null>;
  /** The error if it is not found. */
  readonly unknown: ErrorCode;
  /** A later change that prevents the undo; null if there is none. */
  readonly findConflict: (change: Change) => Promise<AppError | null>;
  readonly revert: (change: Change) => Promise<Undone>;
};

/**
 * Undoes changes, all or none: the caller's transaction ends with the first refusal. Concurrent undos of the same changes
 * wait for each other, because they lock in one order.
 */
export async function undoChanges<Change, Undone>(
  ids: readonly string[],
  { find, unknown, findConflict, revert }: Undoing<Change, Undone>,
): Promise<Undone[]> {
  const undone: Undone[] = [];
  for (const id of ids.toSorted()) {
    const change = await find(id);
    if (change === null) {
      throw new AppError(unknown);
    }
    const conflict = await findConflict(change);
    if (conflict !== null) {
      throw conflict;
    }
    undone.push(await revert(change));
  }
  return undone;
}
