import { toDecimal } from '../output/amounts.ts';
import { codedMessages } from './coded-message.ts';
import type { CodedMessage } from './coded-message.ts';

const CORRECT_CELL = 'Correct the cell, or export the report again.';

type Cell = { readonly cell: string };
/** Days are `YYYY-MM-DD`; `day` is the cell's text. */
type OrderDay = Cell & { readonly day: string };

/** The values of the message about a quarantined row, by code. */
export type RowProblemValues = {
  readonly wrong_column_count: { readonly cells: number; readonly width: number };
  readonly invalid_date: Cell & { readonly of: 'payout' | 'trade' };
  readonly unsupported_currency: Cell;
  readonly missing_store: Cell;
  readonly date_in_future:
    | {
        readonly of: 'payout';
        readonly day: string;
        readonly today: string;
        readonly days_ahead: number;
      }
    | (OrderDay & { readonly of: 'trade'; readonly today: string });
  readonly date_after_payout: OrderDay & { readonly payout_on: string };
  readonly date_before_payout: OrderDay & {
    readonly payout_on: string;
    readonly days: number;
    readonly most: number;
  };
  readonly invalid_amount: Cell;
  /** The currencies in other rows of the file. */
  readonly missing_currency: { readonly currencies: readonly string[] };
  /** In cents; `found` is null if the cell is blank. */
  readonly row_does_not_foot: {
    readonly column: string;
    readonly expected: number;
    readonly found: number | null;
  };
};

export type RowProblemCode = keyof RowProblemValues;
export type RowProblem<Code extends RowProblemCode = RowProblemCode> = CodedMessage<
  RowProblemValues,
  Code
>;

/** Why a row is quarantined, as a sentence. */
export const rowProblem = codedMessages<RowProblemValues>({
  wrong_column_count: ({ cells, width }) =>
    `The row has ${cells} cells where the header has ${width}. If it is the last row, the file may be cut short.`,
  invalid_date: ({ of, cell }) =>
    `${of === 'payout' ? 'The payout date' : 'The day of trade'} is not a date. The cell is "${cell}".`,
  unsupported_currency: ({ cell }) =>
    `Only payouts in USD and CAD can be read. The cell is "${cell}".`,
  missing_store: ({ cell }) => `The row names no store. The cell is "${cell}".`,
  date_in_future: (date) =>
    date.of === 'payout'
      ? `The payout is dated ${date.day}, and today is ${date.today}. Expected is a day no later than ${date.days_ahead} days from now. ${CORRECT_CELL}`
      : `${found(date)}, and today is ${date.today}. Expected is a day that has been. ${CORRECT_CELL}`,
  date_after_payout: (date) =>
    `${found(date)}, which is after its payout of ${date.payout_on}. Expected is a day up to the payout. ${CORRECT_CELL}`,
  date_before_payout: (date) =>
    `${found(date)}, ${date.days} days before its payout of ${date.payout_on}. Expected are at most ${date.most} days. ${CORRECT_CELL}`,
  invalid_amount: ({ cell }) => `"${cell}" is not an amount of money in dollars and cents.`,
  missing_currency: ({ currencies }) => missingCurrency(currencies),
  row_does_not_foot: (row) =>
    `The parts of this row add up to ${toDecimal(row.expected)}, but "${row.column}" ${row.found === null ? 'is blank' : `prints ${toDecimal(row.found)}`}. The row is left out of every entry.`,
});

function found({ cell, day }: OrderDay): string {
  return `"${cell}" is ${day}`;
}

function missingCurrency(currencies: readonly string[]): string {
  const [why, wayOut] =
    currencies.length === 0
      ? [
          'no cell of the file prints a currency',
          'export a time with orders in it, whose rows print theirs',
        ]
      : [
          `the file has rows in ${currencies.join(' and in ')}`,
          'export the report for one country alone',
        ];
  return `The currency cell is blank and ${why}, so it is not known which one this row is paid in. Expected is USD or CAD. Fill in the cell, or ${wayOut}.`;
}
