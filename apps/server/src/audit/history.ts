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

/** An action on an entry or a run, and its actor. */
export type HistoryStep = {
  readonly at: Date;
  readonly action: HistoryAction;
  readonly actorKind: string;
  /** Null if no signed-in user acted. */
  readonly actorUserId: string | null;
};

export type NamedStep = {
  readonly at: Date;
  readonly action: HistoryAction;
  readonly actorKind: 'person' | 'api' | 'system';
  readonly actorName: string;
};

/** Display names for actors without an account, by kind. */
export const NAMES_OF_NOBODY: Readonly<Record<string, string>> = {
  service: 'An operator program',
  job: 'Platebook',
  anonymous: 'Someone not signed in',
};

export const FORMER_USER = 'A former user';

/** For actions of a person whose account has been deleted. */
export const NOBODY_NOW = { actorKind: 'user', actorUserId: null } as const;

/**
 * In the tenant's scope: the steps with their actors' names, newest first. Everyone in the client can read a history,
 * so it does not fall back to email addresses, which only managers see.
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
