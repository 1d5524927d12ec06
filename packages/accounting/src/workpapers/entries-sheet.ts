import type { JournalEntry, JournalLine } from '../model/journal.ts';
import { money, moneyFormula, text } from './sheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const COLUMNS = [
  { header: 'Document number', width: 24 },
  { header: 'Date', width: 12 },
  { header: 'Account', width: 40 },
  { header: 'Description', width: 40 },
  { header: 'Debit', width: 14 },
  { header: 'Credit', width: 14 },
  { header: 'Currency', width: 10 },
  { header: 'Difference', width: 12 },
  { header: 'Component', width: 26 },
  { header: 'Payout', width: 18 },
  { header: 'Store', width: 24 },
  { header: 'Memo', width: 80 },
];

/** Only if the entries were mapped to a company's books. */
const ACCOUNT_ID = { header: 'Account id', width: 14 };

/** The label in the date column of an entry's total row, and of the totals by currency. */
const TOTAL = 'Total';

type EntriesSheet = {
  readonly sheet: Sheet;
  /** The sheet row with an entry's totals, by document number. */
  readonly totalRows: ReadonlyMap<string, number>;
};

/** Every entry with its total row, then the totals by currency; totals and differences are formulas. */
export function entriesSheet(entries: readonly JournalEntry[]): EntriesSheet {
  const rows: SheetCell[][] = [];
  const totalRows = new Map<string, number>();
  for (const entry of entries) {
    const first = rows.length + 2;
    rows.push(...entry.lines.map((line) => lineCells(entry, line)));
    totalRows.set(entry.documentNumber, rows.length + 2);
    rows.push(totalCells(entry, first, rows.length + 2));
  }
  const last = rows.length + 1;
  for (const currency of [...new Set(entries.map((entry) => entry.currency))].sort()) {
    const same = entries.filter((entry) => entry.currency === currency);
    rows.push(currencyCells(currency, same, { last, row: rows.length + 2 }));
  }
  const isMapped = entries.some(({ lines }) =>
    lines.some(({ accountId }) => accountId !== undefined),
  );
  const columns = isMapped ? [...COLUMNS, ACCOUNT_ID] : COLUMNS;
  return { sheet: { name: 'Entries', columns, rows }, totalRows };
}

function lineCells(entry: JournalEntry, line: JournalLine): SheetCell[] {
  const amount = money(line.amountCents);
  return [
    text(entry.documentNumber),
    text(entry.date),
    text(line.account),
    text(line.description),
    line.side === 'debit' ? amount : null,
    line.side === 'credit' ? amount : null,
    text(entry.currency),
    null,
    text(line.component),
    text(entry.payoutRef),
    text(entry.storeName),
    text(entry.memo),
    ...(line.accountId === undefined || line.accountId === null ? [] : [text(line.accountId)]),
  ];
}

function totalCells(entry: JournalEntry, first: number, row: number): SheetCell[] {
  const debit = sumOf([entry], 'debit');
  const credit = sumOf([entry], 'credit');
  return [
    text(entry.documentNumber),
    text(TOTAL),
    null,
    null,
    moneyFormula(`SUM(E${first}:E${row - 1})`, debit),
    moneyFormula(`SUM(F${first}:F${row - 1})`, credit),
    text(entry.currency),
    moneyFormula(`ROUND(E${row}-F${row},2)`, debit - credit),
  ];
}

function currencyCells(
  currency: string,
  entries: readonly JournalEntry[],
  { last, row }: { last: number; row: number },
): SheetCell[] {
  const sumIfs = (column: string): string =>
    `SUMIFS(${column}2:${column}${last},B2:B${last},"${TOTAL}",G2:G${last},"${currency}")`;
  const debit = sumOf(entries, 'debit');
  const credit = sumOf(entries, 'credit');
  return [
    text(`All entries, ${currency}`),
    null,
    null,
    null,
    moneyFormula(sumIfs('E'), debit),
    moneyFormula(sumIfs('F'), credit),
    text(currency),
    moneyFormula(`ROUND(E${row}-F${row},2)`, debit - credit),
  ];
}

function sumOf(entries: readonly JournalEntry[], side: JournalLine['side']): number {
  return entries
    .flatMap((entry) => entry.lines)
    .reduce((sum, line) => sum + (line.side === side ? line.amountCents : 0), 0);
}
