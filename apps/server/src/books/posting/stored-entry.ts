import type { JournalEntry } from '@platebook/accounting';
import type { BooksLine, PlannedLine } from '../../mapping/accounts/books-lines.port.ts';

/** An entry as stored in `journal_entries.entry`: as planned, without the rows behind its lines. */
export type StoredEntryContent = Omit<JournalEntry, 'lines' | 'platform' | 'kind'> & {
  /** Null in a manual entry without a platform. */
  readonly platform: JournalEntry['platform'] | null;
  readonly kind: JournalEntry['kind'] | 'manual';
  readonly lines: readonly PlannedLine[];
  /**
   * Lines in QuickBooks accounts, for entries that do not follow the mapping: reversals, and manual entries in accounts.
   */
  readonly booksLines?: readonly BooksLine[];
};

/**
 * An entry's signed share of the net deposit: the entries of a payout add up to it. For a transfer, the deposit itself;
 * null for a manual entry.
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
      // Both lines of a transfer equal the deposit: its debit is what reached the bank.
      .filter(({ side }) => kind !== 'bank_transfer' || side === 'debit')
      .reduce(
        (sum, { side, amountCents }) => sum + (side === 'debit' ? amountCents : 0 - amountCents),
        0,
      )
  );
}

/** Swaps debit and credit of each line, which reverses an entry. */
export function reversed<Line extends { readonly side: 'debit' | 'credit' }>(
  lines: readonly Line[],
): Line[] {
  return lines.map((line) => ({ ...line, side: line.side === 'debit' ? 'credit' : 'debit' }));
}
