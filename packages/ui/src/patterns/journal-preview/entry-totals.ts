export type Side = 'debit' | 'credit';

export type EntryTotals = { debitCents: number; creditCents: number; differenceCents: number };

/** Both sides of an entry added up; the difference of a sound entry is 0. */
export function entryTotals(lines: readonly { side: Side; amountCents: number }[]): EntryTotals {
  const debitCents = sumOf(lines, 'debit');
  const creditCents = sumOf(lines, 'credit');
  return { debitCents, creditCents, differenceCents: debitCents - creditCents };
}

function sumOf(lines: readonly { side: Side; amountCents: number }[], side: Side): number {
  return lines
    .filter((line) => line.side === side)
    .reduce((sum, line) => sum + line.amountCents, 0);
}
