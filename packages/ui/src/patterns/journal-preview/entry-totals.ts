export type Side = 'debit' | 'credit';

export type EntryTotals = { debitCents: number; creditCents: number; differenceCents: number };

type Line = { side: Side; amountCents: number; removed?: boolean | undefined };

/** Adds up both sides of an entry, ignoring removed lines; the difference of a balanced entry is 0. */
export function entryTotals(lines: readonly Line[]): EntryTotals {
  const debitCents = sumOf(lines, 'debit');
  const creditCents = sumOf(lines, 'credit');
  return { debitCents, creditCents, differenceCents: debitCents - creditCents };
}

function sumOf(lines: readonly Line[], side: Side): number {
  return lines
    .filter((line) => line.side === side && line.removed !== true)
    .reduce((sum, line) => sum + line.amountCents, 0);
}
