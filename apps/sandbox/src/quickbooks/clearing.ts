import * as v from 'valibot';
import type { Collection, Journal } from '../core/journal.ts';

/** A transaction's bank status in the reports' terms. */
export const CLEARED_STATES = ['Uncleared', 'Cleared', 'Reconciled'] as const;
export type ClearedState = (typeof CLEARED_STATES)[number];

export const CLEARED_STATE = v.picklist(CLEARED_STATES);

/** Which of a company's transactions are matched to the bank, or part of a finished reconciliation. */
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
