import { AppError } from '../../http/errors.ts';
import type { ErrorCode } from '../../http/errors.ts';

export type Undoing<Change, Undone> = {
  /** Locked, so that it is undone once; null where there is nothing to undo under this id. */
  readonly find: (id: string) => Promise<Change | null>;
  /** The refusal where there is none. */
  readonly unknown: ErrorCode;
  /** What came of it since, so that it cannot be taken back any more; null where nothing did. */
  readonly findConflict: (change: Change) => Promise<AppError | null>;
  readonly revert: (change: Change) => Promise<Undone>;
};

/**
 * Takes changes back, all of them or none: the caller's transaction ends with the first refusal. Two who undo the same
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
