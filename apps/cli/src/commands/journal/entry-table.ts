import type { JournalEntry, JournalLine } from '@platebook/accounting';
import { toReadableAmount } from '../../output/amount.ts';
import type { Style } from '../../output/style.ts';
import { padEndTo, padStartTo, textWidth, toPrintable, wrapText } from '../../output/text-width.ts';

const INDENT = '  ';
const GAP = '  ';
const NARROWEST_ACCOUNT = 16;

type Layout = { readonly account: number; readonly debit: number; readonly credit: number };

/** Renders each entry as a ledger page: heading, lines, totals under a rule. */
export function* toEntryTables(entries: readonly JournalEntry[], style: Style): Generator<string> {
  const layout = toLayout(entries, style.width);
  for (const [index, entry] of entries.entries()) {
    yield `${index === 0 ? '' : '\n'}${toEntryTable(entry, { layout, style })}`;
  }
}

type Page = { readonly layout: Layout; readonly style: Style };

function toEntryTable(entry: JournalEntry, { layout, style }: Page): string {
  const total = {
    debit: totalOf(entry.lines, 'debit'),
    credit: totalOf(entry.lines, 'credit'),
  };
  const rule = style.dim(`${INDENT}${style.rule.repeat(pageWidth(layout) - INDENT.length)}`);
  const lines = [
    ...toHeading(entry, style),
    style.dim(toRow({ account: 'Account', debit: 'Debit', credit: 'Credit' }, layout)),
    ...entry.lines.flatMap((line) => toLines(line, layout)),
    rule,
    style.bold(
      toRow(
        {
          account: `Total ${entry.currency}`,
          debit: toReadableAmount(total.debit),
          credit: toReadableAmount(total.credit),
        },
        layout,
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** The memo names platform, store, channel, period and payout, so they are not repeated. */
function toHeading(entry: JournalEntry, style: Style): string[] {
  const part = entry.parts > 1 ? `${GAP}part ${entry.part} of ${entry.parts}` : '';
  return [
    `${style.bold(entry.documentNumber)}${GAP}${entry.date}${part}`,
    ...wrapText(toPrintable(entry.memo), style.width),
  ];
}

function toLines(line: JournalLine, layout: Layout): string[] {
  const amount = toReadableAmount(line.amountCents);
  const [first = '', ...rest] = wrapText(toLabel(line), layout.account);
  return [
    toRow(
      {
        account: first,
        debit: line.side === 'debit' ? amount : '',
        credit: line.side === 'credit' ? amount : '',
      },
      layout,
    ),
    ...rest.map((text) => `${INDENT}${text}`),
  ];
}

function toRow(cells: Record<keyof Layout, string>, layout: Layout): string {
  const row = [
    `${INDENT}${padEndTo(cells.account, layout.account)}`,
    padStartTo(cells.debit, layout.debit),
    padStartTo(cells.credit, layout.credit),
  ];
  return row.join(GAP).trimEnd();
}

/** One layout for all entries, so that their columns line up. */
function toLayout(entries: readonly JournalEntry[], width: number): Layout {
  let account = NARROWEST_ACCOUNT;
  let debit = 'Debit'.length;
  let credit = 'Credit'.length;
  for (const { lines } of entries) {
    debit = Math.max(debit, toReadableAmount(totalOf(lines, 'debit')).length);
    credit = Math.max(credit, toReadableAmount(totalOf(lines, 'credit')).length);
    for (const line of lines) {
      account = Math.max(account, textWidth(toLabel(line)));
    }
  }
  const room = width - INDENT.length - 2 * GAP.length - debit - credit;
  return { account: Math.max(NARROWEST_ACCOUNT, Math.min(account, room)), debit, credit };
}

function pageWidth(layout: Layout): number {
  return INDENT.length + layout.account + layout.debit + layout.credit + 2 * GAP.length;
}

function toLabel(line: JournalLine): string {
  return toPrintable(
    line.description === '' ? line.account : `${line.account} · ${line.description}`,
  );
}

function totalOf(lines: readonly JournalLine[], side: JournalLine['side']): number {
  return lines.reduce((sum, line) => (line.side === side ? sum + line.amountCents : sum), 0);
}
