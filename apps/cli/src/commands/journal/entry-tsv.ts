import type { JournalEntry, JournalLine } from '@platebook/accounting';
import { toDecimal } from '../../output/amount.ts';
import { toPrintable } from '../../output/text-width.ts';

/** One line per journal line, for `cut` and `awk`; the columns stand in `platebook help formatting`. */
export function* toTabSeparatedLines(entries: Iterable<JournalEntry>): Generator<string> {
  for (const entry of entries) {
    for (const line of entry.lines) {
      yield `${toCells(entry, line).map(toPrintable).join('\t')}\n`;
    }
  }
}

function toCells(entry: JournalEntry, line: JournalLine): string[] {
  const amount = toDecimal(line.amountCents);
  return [
    entry.documentNumber,
    entry.date,
    String(entry.part),
    String(entry.parts),
    line.account,
    line.description,
    line.side === 'debit' ? amount : '',
    line.side === 'credit' ? amount : '',
    entry.currency,
    entry.platform,
    entry.payoutRef,
    entry.payoutOn,
    entry.storeId,
    entry.storeName,
    entry.channel,
    line.component,
    entry.memo,
  ];
}
