import type { JournalEntry } from '@platebook/accounting';
import type { BooksLine, PlannedLine } from '../../mapping/accounts/books-lines.port.ts';

/** An entry as `journal_entries.entry` keeps it: as it was planned, without the rows behind its lines. */
export type StoredEntryContent = Omit<JournalEntry, 'lines' | 'platform' | 'kind'> & {
  /** Null in an entry that somebody wrote by hand for no platform. */
  readonly platform: JournalEntry['platform'] | null;
  readonly kind: JournalEntry['kind'] | 'manual';
  readonly lines: readonly PlannedLine[];
  /** Lines of the books themselves, for what does not follow the mapping: reversals, and what is written in accounts. */
  readonly booksLines?: readonly BooksLine[];
};

/**
 * What an entry holds of the net deposit, signed: the entries of a payout add up to it. Of a transfer the deposit itself;
 * null for an entry that somebody wrote by hand.
 */
export function depositCents({
  kind,
  lines,
  netCents,
}: Pick<StoredEntryContent, 'kind' | 'lines' | 'netCents'>): number | null {
  if (kind === 'manual') {
    return null;
  }
  if (netCents !== undefined) {
    return kind === 'reversal' ? 0 - netCents : netCents;
  }
  return (
    lines
      .filter(({ component }) => component === 'net_payout')
      // Both lines of a transfer are the deposit: its debit is what reached the bank.
      .filter(({ side }) => kind !== 'bank_transfer' || side === 'debit')
      .reduce(
        (sum, { side, amountCents }) => sum + (side === 'debit' ? amountCents : 0 - amountCents),
        0,
      )
  );
}

/** The other side of each line: what takes an entry back. */
export function reversed<Line extends { readonly side: 'debit' | 'credit' }>(
  lines: readonly Line[],
): Line[] {
  return lines.map((line) => ({ ...line, side: line.side === 'debit' ? 'credit' : 'debit' }));
}
