import * as v from 'valibot';
import type { Collection, Journal } from '../core/journal.ts';

/** What the bank side of the books says of a transaction, in the words of the reports. */
export const CLEARED_STATES = ['Uncleared', 'Cleared', 'Reconciled'] as const;
export type ClearedState = (typeof CLEARED_STATES)[number];

export const CLEARED_STATE = v.picklist(CLEARED_STATES);

/** Which transactions of a company are matched to the bank, or held by a finished reconciliation. */
export type Clearing = {
  stateOf(id: string): ClearedState;
  mark(id: string, state: ClearedState): void;
};

export function openClearing(journal: Journal, realmId: string): Clearing {
  const marks: Collection<ClearedState> = journal.collection<ClearedState>(`cleared:${realmId}`);
  return {
    stateOf: (id) => marks.get(id) ?? 'Uncleared',
    mark: (id, state) => marks.set(id, state),
  };
}
