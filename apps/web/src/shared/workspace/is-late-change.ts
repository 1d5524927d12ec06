import type { BooksEntry } from '../api/entities.ts';

/** Whether an entry corrects an earlier one. */
export function isLateChange({ kind, relates_to }: Pick<BooksEntry, 'kind' | 'relates_to'>) {
  return kind === 'adjustment' || (kind === 'reversal' && relates_to !== null);
}
