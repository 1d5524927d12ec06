import { codedMessages } from './coded-message.ts';
import type { CodedMessage, NoValues } from './coded-message.ts';

type Columns = { readonly columns: readonly string[] };

/** The values of each note about a report, by code. */
export type ReportNoteValues = {
  readonly discount_funder_unknown: NoValues;
  readonly dated_end_of_period: NoValues;
  readonly dated_day_paid: NoValues;
  readonly no_transaction_ids: NoValues;
  readonly several_exports: { readonly exports: number };
  readonly same_content: { readonly file: string };
  readonly columns_ignored: Columns;
  readonly refunds_dated_last_day: { readonly rows: number };
  readonly days_from_utc: { readonly time_zone: string };
  readonly amounts_canadian: NoValues;
  readonly tax_not_taken_out: Columns & { readonly stores: readonly string[] };
};

export type ReportNoteCode = keyof ReportNoteValues;
/** Notes about every file of a report format. */
export type FormatNoteCode = {
  readonly [Code in ReportNoteCode]: NoValues extends ReportNoteValues[Code] ? Code : never;
}[ReportNoteCode];
/** A note for people about how a report was read. `stored` was saved before notes had codes. */
export type ReportNote =
  | CodedMessage<ReportNoteValues>
  | { readonly code: 'stored'; readonly values: NoValues; readonly message: string };

export const reportNote = codedMessages<ReportNoteValues>({
  discount_funder_unknown: () =>
    'The Simplified report does not say who funded a discount: the part DoorDash or a third party gave back is taken as theirs, the rest as yours. The Detailed transactions report says it.',
  dated_end_of_period: () =>
    'A payout summary has no order dates: a payout read from it alone is dated the end of its period, or the day it was paid, and cannot be split by month.',
  dated_day_paid: () =>
    'A payout summary has no order dates: a payout read from it alone is dated the day it was paid and cannot be split by month.',
  no_transaction_ids: () =>
    'The report has no column "DoorDash transaction ID", so rows that two files repeat are found by all they print. The full Detailed transactions report has it.',
  several_exports: ({ exports }) =>
    `The file holds ${exports} exports, one after another. Rows that they repeat count once.`,
  same_content: ({ file }) => `This file has the same content as ${file}, so its rows count once.`,
  columns_ignored: ({ columns }) =>
    `Columns without money that are not known here were ignored: ${inQuotes(columns, ', ')}.`,
  refunds_dated_last_day: ({ rows }) =>
    rows === 1
      ? '1 refund row prints the date of the original order, so it is dated the last day of trade of its payout.'
      : `${rows} refund rows print the date of the original order, so they are dated the last day of trade of their payout.`,
  days_from_utc: ({ time_zone: zone }) =>
    `The report prints no local date, so days were taken from UTC in the time zone ${zone}.`,
  amounts_canadian: () =>
    'The report has no currency column. Its tax columns are Canadian, so its amounts are Canadian dollars.',
  tax_not_taken_out: ({ columns, stores }) =>
    `Tax inside ${inQuotes(columns, ' and ')} was not taken out, because no tax rate is given for the stores ${stores.join(', ')}.`,
});

/** Deduplicates notes by their text. */
export function distinctNotes(notes: readonly ReportNote[]): ReportNote[] {
  return [...new Map(notes.map((note) => [note.message, note])).values()];
}

function inQuotes(columns: readonly string[], separator: string): string {
  return columns.map((column) => `"${column}"`).join(separator);
}
