import type { ComponentKey } from '../model/components.ts';
import type { Platform, ReportType, VariantDecision } from '../model/reading.ts';
import type { FormatNoteCode } from '../model/report-notes.ts';
import type { Currency } from '../money/cents.ts';

/** What one cell adds to one component: the cell itself, or the cell with its sign turned. */
export type Term = {
  readonly component: Exclude<ComponentKey, 'net_payout'>;
  readonly factor: 1 | -1;
};

export type VariantQuestion = VariantDecision['question'];

/** One way to read a file: an answer to each of the format's questions. */
export type VariantChoice = Readonly<Partial<Record<VariantQuestion, string>>>;

/** What the meaning of a money cell may depend on. */
export type CellContext = {
  /** `RowKind.name` of the row. */
  readonly kind: string;
  readonly sign: 1 | -1;
  readonly choice: VariantChoice;
};

/** A column that holds money which is part of the payout. */
export type MoneyColumn = {
  /** Normalised names (`normaliseHeader`); a file has at most one of them. */
  readonly names: readonly [string, ...string[]];
  readonly terms: (context: CellContext) => readonly Term[];
  /** The component of the tax inside this amount when no column prints it and the store's rate is given. */
  readonly inclusiveTax?: Exclude<ComponentKey, 'net_payout'>;
  /** What is `other_unclassified` in it is called by the column's name instead of the row's description. */
  readonly describedByColumn?: boolean;
  /** The column that prints this tax by itself; a file that has it leaves nothing to take out. */
  readonly taxColumn?: string;
  /** The column that holds the same money whole: where a file has it, this one splits it and is not added. */
  readonly splitOf?: string;
};

/** What a row is, by the texts of the format's `kind.columns`. */
export type RowKind = {
  /** One of the format's `kind.names`. */
  readonly name: string;
  /** `period_end`: the printed date is another order's, so the row is dated the payout's last day of trade. */
  readonly dated: 'own' | 'period_end';
  /** Set when the row is left out on purpose; the reason for `ReportReading.leftOut`. */
  readonly leftOut?: string;
  /** What a person maps when the money is `other_unclassified`. */
  readonly description: string;
};

/** Columns that say what a row belongs to; of each list the first one the file has is used. */
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

/**
 * One platform report: data for the one engine that reads all of them. Every name in here is normalised
 * (`normaliseHeader`).
 */
export type ReportFormat = {
  readonly reportType: ReportType;
  readonly platform: Platform;
  /** As a person calls it: "DoorDash Detailed transactions". */
  readonly title: string;
  /** Whole cells of the header line that make it this report. */
  readonly identifiedBy: readonly string[];
  /** At least one of these cells, too. */
  readonly withOneOf?: readonly string[];
  /** Cells that make it another report. */
  readonly notWith: readonly string[];
  /** The best report of a payout wins: 1 before 2. Only files of one rank are added up. */
  readonly rank: number;
  /** `cross_check` files repeat rows of a detailed report and never add to a payout. */
  readonly use: 'detail' | 'summary' | 'cross_check';
  /** The row identity: Uber Eats I1, DoorDash I2. */
  readonly rowIdentity: 'I1' | 'I2';
  /** Other normalised spellings and languages of a name. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly money: readonly MoneyColumn[];
  /** The row's effect on the payout: the sum of these columns. */
  readonly net: readonly { readonly name: string; readonly factor: 1 | -1 }[];
  /** Sub-totals, splits and information-only money: known, never added. */
  readonly memo: readonly string[];
  /** Of these, the tax a platform remitted by itself; summed apart from the payout. */
  readonly memoTaxRemitted: readonly string[];
  /** Known columns without money. */
  readonly text: readonly string[];
  readonly fields: RowFields;
  /** What names a store in files with Canadian columns, where that differs. */
  readonly canadianStoreId?: readonly string[];
  /** The report that a file of these columns is when all of its money is in another currency. */
  readonly sameIn?: { readonly currency: Currency; readonly reportType: ReportType };
  readonly kind: {
    readonly columns: readonly string[];
    readonly names: readonly string[];
    readonly of: (texts: readonly string[]) => RowKind;
  };
  /**
   * The natural key of a row: the platform's ids, and what they are unique within. A row without any of the ids has its
   * whole content for a key.
   */
  readonly key: {
    readonly ids: readonly string[];
    readonly within: readonly string[];
    /** Columns that name the order of a row, where they are not the ids: several rows may be of one order. */
    readonly orders?: readonly string[];
  };
  /** Exports disagree on these; the first choice is taken when nothing in the file tells. */
  readonly questions: readonly {
    readonly question: VariantQuestion;
    readonly choices: readonly [string, string, ...string[]];
    /** The question is asked only of files that have this column. */
    readonly onlyWith?: string;
  }[];
  /** The currency of a file that has no column for it, unless a Canadian tax column says otherwise. */
  readonly defaultCurrency: Currency;
  /** Columns that only Canadian files have. */
  readonly canadianColumns: readonly string[];
  /** What there is to say of every file of this format. */
  readonly note?: FormatNoteCode;
};

/** A report that is known and must not be read, with the reason. */
export type RefusedReport = {
  readonly title: string;
  readonly identifiedBy: readonly string[];
  readonly reason: string;
  readonly message: string;
};

/** The money of a column is all of one component. */
export function adds(component: Term['component']): MoneyColumn['terms'] {
  const terms = [{ component, factor: 1 }] as const;
  return () => terms;
}

/** The money of a column is one component when negative and another when positive. */
export function addsBySign(
  negative: Term['component'],
  positive: Term['component'],
): MoneyColumn['terms'] {
  const charged = [{ component: negative, factor: 1 }] as const;
  const returned = [{ component: positive, factor: 1 }] as const;
  return ({ sign }) => (sign < 0 ? charged : returned);
}

/** Tax that stands inside the amount's own column: moved from the amount to the amount's tax. */
export function movesTax(from: Term['component'], to: Term['component']): readonly Term[] {
  return [
    { component: from, factor: -1 },
    { component: to, factor: 1 },
  ];
}

/** The row fields of a report that has none of them. */
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
