import type { ComponentKey } from '../model/components.ts';
import type { Platform, ReportType, VariantDecision } from '../model/reading.ts';
import type { FormatNoteCode } from '../model/report-notes.ts';
import type { Currency } from '../money/cents.ts';

/** What one cell adds to one component: the cell itself, or the cell with its sign flipped. */
export type Term = {
  readonly component: Exclude<ComponentKey, 'net_payout'>;
  readonly factor: 1 | -1;
};

export type VariantQuestion = VariantDecision['question'];

/** One way to read a file: a choice for each of the format's questions. */
export type VariantChoice = Readonly<Partial<Record<VariantQuestion, string>>>;

/** What the meaning of a money cell may depend on. */
export type CellContext = {
  /** `RowKind.name` of the row. */
  readonly kind: string;
  readonly sign: 1 | -1;
  readonly choice: VariantChoice;
};

/** A column with money that is part of the payout. */
export type MoneyColumn = {
  /** Normalized names (`normaliseHeader`); a file has at most one of them. */
  readonly names: readonly [string, ...string[]];
  readonly terms: (context: CellContext) => readonly Term[];
  /** The component of the tax included in this amount if no column prints it and the store's rate is given. */
  readonly inclusiveTax?: Exclude<ComponentKey, 'net_payout'>;
  /** Its `other_unclassified` amounts are named after the column instead of the row's description. */
  readonly describedByColumn?: boolean;
  /** The column that prints this tax on its own; in a file that has it, no tax is extracted. */
  readonly taxColumn?: string;
  /** The column with the total of this money: in a file that has it, this one only splits it and is not added. */
  readonly splitOf?: string;
};

/** The kind of a row, derived from the format's `kind.columns`. */
export type RowKind = {
  /** One of the format's `kind.names`. */
  readonly name: string;
  /** `period_end`: the printed date belongs to another order, so the row is dated on the payout's last day of trade. */
  readonly dated: 'own' | 'period_end';
  /** Set if the row is left out on purpose; the reason for `ReportReading.leftOut`. */
  readonly leftOut?: string;
  /** What a person maps when the money is `other_unclassified`. */
  readonly description: string;
};

/** Columns that identify what a row belongs to; of each list, the first one in the file is used. */
export type RowFields = {
  readonly payoutRef: readonly string[];
  readonly payoutOn: readonly string[];
  readonly storeId: readonly string[];
  readonly storeName: readonly string[];
  readonly channel: readonly string[];
  readonly currency: readonly string[];
  /** The local day of trade. */
  readonly day: readonly string[];
  /** The local time of day, for a business day that ends after midnight. */
  readonly time: readonly string[];
  readonly utcDay: readonly string[];
  readonly utcTime: readonly string[];
};

/** A platform report as data for the generic reader. All names in here are normalized (`normaliseHeader`). */
export type ReportFormat = {
  readonly reportType: ReportType;
  readonly platform: Platform;
  /** The display name: "DoorDash Detailed transactions". */
  readonly title: string;
  /** Header cells that identify this report. */
  readonly identifiedBy: readonly string[];
  /** At least one of these cells, too. */
  readonly withOneOf?: readonly string[];
  /** Header cells that identify another report. */
  readonly notWith: readonly string[];
  /** The best report of a payout wins: 1 before 2. Only files of the same rank are summed. */
  readonly rank: number;
  /** `cross_check` files repeat rows of a detailed report and are never added to a payout. */
  readonly use: 'detail' | 'summary' | 'cross_check';
  /** The row identity: Uber Eats I1, DoorDash I2. */
  readonly rowIdentity: 'I1' | 'I2';
  /** Other normalized spellings and translations of a name. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly money: readonly MoneyColumn[];
  /** The row's effect on the payout: the sum of these columns. */
  readonly net: readonly { readonly name: string; readonly factor: 1 | -1 }[];
  /** Subtotals, splits and informational amounts: known, never added. */
  readonly memo: readonly string[];
  /** Those among them with tax that the platform remitted itself; summed separately from the payout. */
  readonly memoTaxRemitted: readonly string[];
  /** Known columns without money. */
  readonly text: readonly string[];
  readonly fields: RowFields;
  /** The store columns of files with Canadian columns, if different. */
  readonly canadianStoreId?: readonly string[];
  /** The report type of a file with these columns if all of its money is in another currency. */
  readonly sameIn?: { readonly currency: Currency; readonly reportType: ReportType };
  readonly kind: {
    readonly columns: readonly string[];
    readonly names: readonly string[];
    readonly of: (texts: readonly string[]) => RowKind;
  };
  /**
   * The natural key of a row: the platform's IDs, and the scope they are unique within. A row without any of the IDs is
   * keyed by its whole content.
   */
  readonly key: {
    readonly ids: readonly string[];
    readonly within: readonly string[];
    /** Columns that identify a row's order, if they are not the IDs: an order may have several rows. */
    readonly orders?: readonly string[];
  };
  /** Exports differ here; the first choice is the default if the file gives no evidence. */
  readonly questions: readonly {
    readonly question: VariantQuestion;
    readonly choices: readonly [string, string, ...string[]];
    /** The question applies only to files with this column. */
    readonly onlyWith?: string;
  }[];
  /** The currency of a file without a currency column, unless a Canadian tax column says otherwise. */
  readonly defaultCurrency: Currency;
  /** Columns that only Canadian files have. */
  readonly canadianColumns: readonly string[];
  /** A note on every file of this format. */
  readonly note?: FormatNoteCode;
};

/** A report that is recognized and must not be read, with the reason. */
export type RefusedReport = {
  readonly title: string;
  readonly identifiedBy: readonly string[];
  readonly reason: string;
  readonly message: string;
};

/** Assigns a column's money to one component. */
export function adds(component: Term['component']): MoneyColumn['terms'] {
  const terms = [{ component, factor: 1 }] as const;
  return () => terms;
}

/** Assigns a column's money to one component if negative and another if positive. */
export function addsBySign(
  negative: Term['component'],
  positive: Term['component'],
): MoneyColumn['terms'] {
  const charged = [{ component: negative, factor: 1 }] as const;
  const returned = [{ component: positive, factor: 1 }] as const;
  return ({ sign }) => (sign < 0 ? charged : returned);
}

/** Tax included in the amount's own column: moved from the amount to the amount's tax. */
export function movesTax(from: Term['component'], to: Term['component']): readonly Term[] {
  return [
    { component: from, factor: -1 },
    { component: to, factor: 1 },
  ];
}

/** The row fields of a report without any. */
export const NO_FIELDS: RowFields = {
  payoutRef: [],
  payoutOn: [],
  storeId: [],
  storeName: [],
  channel: [],
  currency: [],
  day: [],
  time: [],
  utcDay: [],
  utcTime: [],
};
