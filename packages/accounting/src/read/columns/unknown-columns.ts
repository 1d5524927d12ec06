import { parseCents } from '../../money/parse-cents.ts';
import { normaliseHeader } from './normalise-header.ts';
import { textOf } from '../rows/row-owner.ts';

/** Tracks unknown columns, to distinguish money that would be lost from texts that can be ignored. */
export type UnknownColumns = {
  observe(cells: readonly string[], record: number): void;
  verdict(): UnknownVerdict;
};

/** An unknown column, and its first nonzero amount. */
export type MoneyShown = {
  /** Its index in a row. */
  readonly at: number;
  readonly column: string;
  readonly row: number;
  readonly cell: string;
};

type UnknownVerdict = {
  /** The columns with money, each with the first row that has an amount. */
  readonly money: readonly MoneyShown[];
  /** Columns without money, for a note. */
  readonly ignored: readonly string[];
};

const COUNTED =
  /^(id|ids|uuid|guid|number|no|no\.|count|quantity|qty|percent|percentage|rate|date|time|timestamp|timezone|day|month|year|zip|phone|latitude|longitude|rating|minutes|seconds|hours|version|name|link|url|status|type|code|reference|address)$/;
export const MONEY_WORD =
  /\b(fees?|tax(es)?|amounts?|totals?|subtotal|sub-total|charges?|credits?|debits?|payments?|payouts?|adjustments?|discounts?|sales|tips?|refunds?|promotions?|promos?|offers?|commissions?|costs?|prices?|revenue|earnings|deposits?|withholding|withheld|garnishment|loan|bonus|penalt(y|ies)|gst|hst|pst|qst|rst|frais|taxes?|montant|ventes|pourboires?|remboursements?|versement|total)\b/;

/**
 * Whether a column's name means that its numbers are IDs, counts, percentages or times. The last word before a bracket
 * decides ("Order count", "Marketplace fee %", "Tax ID"), or a leading "Id" or "Number of".
 */
export function namesNoMoney(column: string): boolean {
  const name = normaliseHeader(column)
    .replace(/\(.*?\)/g, '')
    .trim();
  if (name.includes('%') || name.startsWith('number of ') || name.startsWith('count of ')) {
    return true;
  }
  const words = name.split(' ');
  return COUNTED.test(words.at(-1) ?? '') || /^(id|uuid|#)\.?$/.test(words[0] ?? '');
}

/** Whether a cell could be a nonzero amount. Whole numbers of eight or more digits, or with a leading zero, are IDs. */
export function isAmount(cell: string): boolean {
  const text = cell.trim();
  const cents = parseCents(text);
  if (Number.isNaN(cents) || cents === 0) {
    return false;
  }
  return text.includes('.') || !/^-?(0\d+|\d{8,})$/.test(text);
}

/** Whether a cell is zero, empty, or an amount, as all cells of a money column are. */
function isNumeric(cell: string): boolean {
  return isAmount(cell) || parseCents(cell) === 0;
}

export function createUnknownColumns(
  columns: readonly { readonly cell: number; readonly column: string }[],
): UnknownColumns {
  const watched = columns
    .filter(({ column }) => !namesNoMoney(column))
    .map(({ cell, column }) => ({
      cell,
      column,
      isMoneyByName: MONEY_WORD.test(normaliseHeader(column)),
      amount: null as { row: number; cell: string } | null,
      hasText: false,
      hasValue: false,
    }));

  return {
    observe(cells, record) {
      for (const column of watched) {
        const cell = cells[column.cell] ?? '';
        if (cell === '' || cell === '0') {
          continue;
        }
        column.hasValue ||= textOf(cell) !== '';
        if (isAmount(cell)) {
          column.amount ??= { row: record, cell };
        } else if (!isNumeric(cell)) {
          column.hasText = true;
        }
      }
    },
    verdict() {
      return {
        money: watched.flatMap(({ cell, column, amount, hasText, isMoneyByName }) =>
          amount !== null && (isMoneyByName || !hasText) ? [{ at: cell, column, ...amount }] : [],
        ),
        ignored: columns.map(({ column }) => column).filter((column) => column !== ''),
      };
    },
  };
}
