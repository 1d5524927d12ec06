import { type JournalEntry, type JournalLine, toDecimal } from '@platebook/accounting';
import { toPrintable } from '../../output/text-width.ts';

/** One line per journal line, the columns of `--format csv` without their header, for `cut` and `awk`. */
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
    entry.kind,
    entry.date,
    line.account,
    line.accountType,
    line.description,
    line.side === 'debit' ? amount : '',
    line.side === 'credit' ? amount : '',
    entry.currency,
    line.component,
    entry.memo,
    entry.platform,
    entry.payoutRef,
    entry.payoutOn,
    entry.storeId,
    entry.storeName,
    entry.channel,
    String(entry.part),
    String(entry.parts),
  ];
}
