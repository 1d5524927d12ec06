import type { JournalEntry } from '@platebook/accounting';
import type { BooksLine, PlannedLine } from '../account-mapping/books-lines.port.ts';

/** An entry as `journal_entries.entry` keeps it: as it was planned, without the rows behind its lines. */
export type KeptEntry = Omit<JournalEntry, 'lines' | 'platform' | 'kind'> & {
  /** Null in an entry that somebody wrote by hand for no platform. */
  readonly platform: JournalEntry['platform'] | null;
  readonly kind: JournalEntry['kind'] | 'manual';
  readonly lines: readonly PlannedLine[];
  /** Lines of the books themselves, for what does not follow the mapping: reversals, and what is written in accounts. */
  readonly booksLines?: readonly BooksLine[];
};

/** The other side of each line: what takes an entry back. */
export function reversed<Line extends { readonly side: 'debit' | 'credit' }>(
  lines: readonly Line[],
): Line[] {
  return lines.map((line) => ({ ...line, side: line.side === 'debit' ? 'credit' : 'debit' }));
}
