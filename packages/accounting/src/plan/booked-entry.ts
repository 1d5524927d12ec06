import type { JournalEntry, JournalLine } from '../model/journal.ts';

/** A line as in the books; a `JournalLine` qualifies. */
export type BookedLine = Pick<
  JournalLine,
  'account' | 'accountType' | 'description' | 'side' | 'amountCents' | 'component'
>;

/** An entry that was planned or posted before. */
export type BookedEntry = {
  readonly entry: Omit<JournalEntry, 'lines'> & { readonly lines: readonly BookedLine[] };
  /** `planned` entries were never posted and may still change freely. */
  readonly state: 'planned' | 'posted';
  /** Nobody has changed it in the books since it was posted. */
  readonly untouched: boolean;
  /** It is part of a bank reconciliation. */
  readonly reconciled: boolean;
};

/** The identity of an entry across plannings: payout × store × channel × currency × kind × slice. */
export function entryKey(entry: Omit<JournalEntry, 'lines'>): string {
  const { platform, payoutRef, storeId, channel, currency, kind, slice } = entry;
  return JSON.stringify([platform, payoutRef, storeId, channel, currency, kind, slice]);
}

export type LineSum = { readonly line: BookedLine; readonly debitCents: number };

/**
 * Debits less credits by account and description, without lines that cancel out. The description keeps the two sides of a
 * pass-through account apart: their amounts must be right even if they net to zero.
 */
export function sumLines(lines: readonly BookedLine[]): Map<string, LineSum> {
  const sums = new Map<string, LineSum>();
  for (const line of lines) {
    const key = lineKey(line);
    const cents = line.side === 'debit' ? line.amountCents : 0 - line.amountCents;
    sums.set(key, { line, debitCents: (sums.get(key)?.debitCents ?? 0) + cents });
  }
  return new Map([...sums].filter(([, sum]) => sum.debitCents !== 0));
}

export function lineKey(line: BookedLine): string {
  return JSON.stringify([line.account, line.description]);
}

/** Whether two sets of lines are equivalent in the books. */
export function isSameBooking(
  left: ReadonlyMap<string, LineSum>,
  right: ReadonlyMap<string, LineSum>,
): boolean {
  return (
    left.size === right.size &&
    [...left].every(([key, sum]) => right.get(key)?.debitCents === sum.debitCents)
  );
}
