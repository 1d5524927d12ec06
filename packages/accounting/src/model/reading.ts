import type { Cents, Currency } from '../money/cents.ts';
import type { MessageValues } from './coded-message.ts';
import type { ComponentCents, ComponentKey } from './components.ts';
import type { ReportNote } from './report-notes.ts';
import type { RowProblemCode } from './row-problems.ts';

export type Platform = 'ubereats' | 'doordash';

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

/** The supported report formats; one folder each under `src/formats`. */
export type ReportType =
  | 'ubereats_payment_details_us'
  | 'ubereats_payment_details_ca'
  | 'ubereats_payout_summary'
  | 'doordash_detailed_transactions'
  | 'doordash_simplified_transactions'
  | 'doordash_payout_summary'
  | 'doordash_error_charges_and_adjustments'
  | 'doordash_transaction_detail';

/** One CSV as read; a CSV inside a ZIP is its own file, named `archive.zip/inner.csv`. */
export type SourceFile = { readonly name: string; readonly sha256: string };

/**
 * Row numbers in source files, stored compactly. Row numbers are 1-based record numbers as a spreadsheet shows them:
 * header lines count.
 */
export type RowSet = {
  readonly size: number;
  /** Ascending row numbers of each file, files in the order of their sha256. */
  byFile(): Iterable<{ file: SourceFile; rows: Iterable<number> }>;
};

/**
 * What one money column contributes to one component on one day: `cents` is already signed by effect on the payout.
 * `factor` says how the printed cell enters: 1 as printed, -1 subtracted (a tax-inclusive column less its tax column,
 * or a file that prints fees positive). The rows of one sum come from one file, so that its cents can be traced to it;
 * a payout read from two files has one sum for each.
 */
export type FacetSum = {
  readonly component: Exclude<ComponentKey, 'net_payout'>;
  /** The column's name as the file prints it, trimmed. */
  readonly column: string;
  readonly factor: 1 | -1;
  readonly cents: Cents;
  /** The one file that has all of `rows`. */
  readonly file: SourceFile;
  /** Exactly the rows whose cell in this column is not zero; there is at least one. */
  readonly rows: RowSet;
  /**
   * Set if the cells include tax that no column prints: `tax` is the tax in each cell at the store's rate, rounded half
   * up cell by cell, `net` is the rest of each cell.
   */
  readonly extracted?: { readonly part: 'net' | 'tax'; readonly ratePercent: string };
};

/** The rows of one payout × store × channel that belong to one business day (store-local). */
export type DaySlice = {
  readonly on: IsoDate;
  readonly netCents: Cents;
  readonly sums: readonly FacetSum[];
  /** Informational tax that the platform remitted for this day's sales (DoorDash); not part of `netCents`. */
  readonly memoTaxes?: readonly { column: string; cents: Cents; file: SourceFile; rows: RowSet }[];
};

/** An equation that must hold to the cent; what each one compares is in `docs/accounting.md`, "Identities". */
export type IdentityId = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8';

/** An identity of `docs/accounting.md`, tested with zero tolerance. */
export type IdentityResult = {
  readonly id: IdentityId;
  readonly holds: boolean;
  /**
   * What was counted less what the platform prints. For I1 and I2, the printed nets of the rows in quarantine, with the
   * sign flipped: what the deposit will hold and the entry does not.
   */
  readonly differenceCents: Cents;
  /** For I1 and I2: quarantined rows whose own amount cannot be read, so that the full difference is unknown. */
  readonly rowsOfUnknownAmount?: number;
  /** For I4: which edge a break is at. */
  readonly breakKind?: 'cutoff-before' | 'cutoff-after' | 'unexplained';
};

/** Rows of one payout that a file has more than once, such as pasted twice. */
export type RepeatedOrders = {
  readonly file: SourceFile;
  /** The payout's rows in that file that name an order. */
  readonly rows: number;
  /** How many of them duplicate another one: the same order, kind, time and amounts. */
  readonly copies: number;
};

/** One payout × store × channel, from all given files, with overlaps counted once. */
export type StorePayout = {
  readonly platform: Platform;
  readonly payoutRef: string;
  /** The payment date, as printed in the report. */
  readonly payoutOn: IsoDate;
  readonly storeId: string;
  readonly storeName: string;
  /** `Marketplace` unless the report says otherwise. */
  readonly channel: string;
  readonly currency: Currency;
  /** The platform also pays this payout of this store and channel in another currency. */
  readonly severalCurrencies?: true;
  readonly periodStartOn: IsoDate;
  /** The last day of trade in the payout; refunds that print the original order date are dated here. */
  readonly periodEndOn: IsoDate;
  readonly netCents: Cents;
  readonly components: ComponentCents;
  /** Ascending by day; day sums add up to `components` and `netCents` exactly. */
  readonly days: readonly DaySlice[];
  readonly identities: readonly IdentityResult[];
  /** Informational tax remitted by the platform (DoorDash memo column), cents; 0 if the report has none. */
  readonly memoTaxRemittedCents: Cents;
  /**
   * At least half of its orders are in one file more than once: they count as often as they are in the file, and a person
   * is asked.
   */
  readonly repeatedOrders?: RepeatedOrders;
  /**
   * Descriptions behind `other_unclassified`, with cents and rows, so a person can map them: one element per
   * description, day and file, because descriptions may go to different accounts and days to different entries.
   */
  readonly unclassified: readonly {
    description: string;
    on: IsoDate;
    cents: Cents;
    file: SourceFile;
    rows: RowSet;
  }[];
};

/** A row that does not foot; it never enters a journal. */
export type QuarantinedRow = {
  readonly row: number;
  readonly column: string;
  readonly reason: RowProblemCode;
  readonly expectedCents: Cents | null;
  /** The net that the row prints, which is missing from the entry; null if it cannot be read. */
  readonly foundCents: Cents | null;
  readonly message: string;
  /** The values of `message`; missing in rows stored before values existed. */
  readonly values?: MessageValues;
};

/** A choice made per file because exports differ, with its evidence. */
export type VariantDecision = {
  readonly question: 'offer_tax' | 'error_tax' | 'fee_sign' | 'merchant_discount' | 'marketing_tax';
  readonly decision: string;
  readonly rowsFooted: number;
  readonly rowsTested: number;
};

/**
 * A column that no format knows; without `reportType` for every report. Names are compared without case, spaces and
 * spelling variants.
 */
type NamedColumn = { readonly column: string; readonly reportType?: ReportType };

/**
 * A person's classification of a column that no format knows.
 *
 * - `subtotal`: the column repeats money of other columns and is left out. `of` names those columns, and every row is
 *   checked against them; without it, any sum of up to four columns of the file must equal it in every row.
 * - `component`: its cells are cents of `component`, as printed (`factor` 1, the default) or with the sign flipped (-1,
 *   if a file prints costs positive).
 * - `not_money`: its numbers are not part of the payout.
 */
export type ColumnMeaning = NamedColumn &
  (
    | { readonly decision: 'subtotal'; readonly of?: readonly string[] }
    | {
        readonly decision: 'component';
        readonly component: Exclude<ComponentKey, 'net_payout'>;
        readonly factor?: 1 | -1;
      }
    | { readonly decision: 'not_money' }
  );

/**
 * Another name for a column of the report's format. It applies to files that lack the column, and to names that the
 * format does not know.
 */
export type ColumnAlias = NamedColumn & {
  readonly decision: 'alias';
  /** The format's name for the column, in any spelling. */
  readonly knownAs: string;
};

/** A decision about a column that no format knows. */
export type ColumnDecision = ColumnMeaning | ColumnAlias;

/** A decision as applied to one file; it can be passed to another reading. */
export type AppliedColumn = ColumnDecision & {
  /** Rows with a number in the column; the decision held in each of them. For an alias, all rows of the file. */
  readonly rowsTested: number;
};

/** The columns of a file that its format does not know, including those with a decision. */
export type UnknownColumnsOfFile = {
  /** The name of the opened file, for a CSV in a ZIP `archive.zip/inner.csv`. */
  readonly file: string;
  readonly platform: Platform;
  /** The report type, or what it would be with a column that is missing. */
  readonly reportType: ReportType;
  readonly columns: readonly {
    /** As the file prints it, trimmed. */
    readonly column: string;
    /** Whether it has amounts; null if its rows could not be read, and for a column that is read by an alias. */
    readonly hasMoney: boolean | null;
  }[];
};

/** The evidence of all rows of a file about an unknown column with money. */
export type ColumnFinding = {
  /** As the file prints it, trimmed. */
  readonly column: string;
  /** The first row with an amount in it, and that cell. */
  readonly row: number;
  readonly cell: string;
  readonly kind: 'subtotal' | 'component' | 'neither';
  /** `subtotal`: the columns whose sum it is in every row. */
  readonly of: readonly string[];
  /** `component`: 1 if rows foot with its cells as printed, -1 if they foot with the sign flipped. */
  readonly factor: 1 | -1;
  /** `component`: the other unknown columns that have to be counted with it. */
  readonly together: readonly string[];
  /** Rows that could be read. */
  readonly rows: number;
  /** `subtotal`: rows in which the sum holds; `component`: rows that foot once it is counted; else rows that foot without. */
  readonly rowsMatching: number;
  /** The recommended decision, if the evidence is complete. */
  readonly recommended: 'subtotal' | 'component' | null;
  /** The finding as a sentence. */
  readonly message: string;
};

/** What one report file held: what it is, how many rows were read, and which were set aside. */
export type ReportReading = {
  readonly file: SourceFile;
  readonly platform: Platform;
  readonly reportType: ReportType;
  /** Data rows, excluding header and blank lines and including quarantined rows. */
  readonly rows: number;
  readonly quarantined: readonly QuarantinedRow[];
  readonly variants: readonly VariantDecision[];
  /** Rows left out on purpose, by reason: `payout_transfer`, `seen_in_other_file`, … */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Notes for people: unknown text columns, only the simplified report available, … */
  readonly notes: readonly ReportNote[];
  /** Decisions about unknown columns that this file has. */
  readonly columns?: readonly AppliedColumn[];
};

/** A file or a payout without an entry, and the reason. */
export type Blocked = {
  readonly file: string;
  /** Set for a file that was read completely and refused; not for a blocked payout. */
  readonly sha256?: string;
  /** Machine code, e.g. `unknown_money_column`, `unsupported_report`, `would_double_count`, `not_a_report`, `unmapped_component`. */
  readonly reason: string;
  readonly column?: string;
  readonly payoutRef?: string;
  readonly storeId?: string;
  /** For `unknown_money_column` and `column_decision_does_not_foot`: every column that has to be decided. */
  readonly columns?: readonly ColumnFinding[];
  /** The report type of `columns`. */
  readonly reportType?: ReportType;
  /** What happened, what it means for the books, what to do. */
  readonly message: string;
  /** The values of `message`, for translation. */
  readonly values?: MessageValues;
};

/** What a report summary says a payout should be, for I3 and I4. */
export type Reading = {
  readonly reports: readonly ReportReading[];
  /** Ordered by payout date, platform, payout ref, store id, channel. */
  readonly payouts: readonly StorePayout[];
  readonly blocked: readonly Blocked[];
};
