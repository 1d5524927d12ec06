import type { BookedEntry } from './booked-entry.ts';
import type { PlanAction } from './plan-actions.ts';

/**
 * The books after the actions were posted as planned: what `plan` gets as `existing` the next time.
 *
 * @example
 * const books = applyActions([], plan({ entries }, [], { today: '2026-04-08' }));
 * plan({ entries }, books, { today: '2026-04-08' }); // only `skip: unchanged`
 */
export function applyActions(
  existing: readonly BookedEntry[],
  actions: readonly PlanAction[],
): BookedEntry[] {
  let books = [...existing];
  for (const action of actions) {
    if (action.kind === 'create') {
      books.push(post(action.entry));
    }
    if (action.kind === 'amend') {
      books = books.map((booked) =>
        booked.entry.documentNumber === action.documentNumber
          ? { ...booked, entry: action.entry }
          : booked,
      );
    }
    if (action.kind === 'reverse') {
      books =
        action.entry === null
          ? books.filter((booked) => booked.entry.documentNumber !== action.documentNumber)
          : [...books, post(action.entry)];
    }
  }
  return books;
}

function post(entry: BookedEntry['entry']): BookedEntry {
  return { entry, state: 'posted', untouched: true, reconciled: false };
}
