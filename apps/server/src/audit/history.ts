import type { Transaction } from '../db/database.ts';
import { listActors } from './audit-records.store.ts';

export type HistoryAction =
  | 'created'
  | 'approved'
  | 'post_requested'
  | 'skipped'
  | 'unskipped'
  | 'posted_elsewhere'
  | 'posted_again'
  | 'undo_requested'
  | 'reversed'
  | 'deleted_from_books'
  | 'reversal_undone'
  | 'started'
  | 'retried'
  | 'canceled';

/** Something that was done to an entry or a run, and who did it. */
export type HistoryStep = {
  readonly at: Date;
  readonly action: HistoryAction;
  readonly actorKind: string;
  /** Null where nobody signed in acted. */
  readonly actorUserId: string | null;
};

export type NamedStep = {
  readonly at: Date;
  readonly action: HistoryAction;
  readonly actorKind: 'person' | 'api' | 'system';
  readonly actorName: string;
};

/** A name for those who act without an account, by the kind of actor. */
export const NAMES_OF_NOBODY: Readonly<Record<string, string>> = {
  service: 'An operator program',
  job: 'Platebook',
  anonymous: 'Someone not signed in',
};

export const FORMER_USER = 'A former user';

/** For what was done by a person whose account was deleted since. */
export const NOBODY_NOW = { actorKind: 'user', actorUserId: null } as const;

/**
 * In the tenant's scope: the steps with the names of who did them, latest first. Anybody in the client reads a history, so
 * that nobody goes by their email in it, which only managers see.
 */
export async function nameSteps(
  tx: Transaction,
  steps: readonly HistoryStep[],
): Promise<NamedStep[]> {
  const ids = [...new Set(steps.flatMap(({ actorUserId }) => actorUserId ?? []))];
  const people = await listActors(tx, ids);
  return steps
    .map(({ at, action, actorKind, actorUserId }) => {
      const person = actorUserId === null ? undefined : people.get(actorUserId);
      return {
        at,
        action,
        actorKind: kindOf(actorKind),
        actorName:
          person === undefined
            ? ((actorUserId === null ? NAMES_OF_NOBODY[actorKind] : undefined) ?? FORMER_USER)
            : person.fullName || 'Somebody without a name',
      };
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

function kindOf(actorKind: string): NamedStep['actorKind'] {
  if (actorKind === 'user') {
    return 'person';
  }
  return actorKind === 'api_token' ? 'api' : 'system';
}
