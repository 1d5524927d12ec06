import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { AccountType, EntryKind, Side } from '../model/journal.ts';
import type {
  ColumnDecision,
  IdentityId,
  IsoDate,
  Platform,
  ReportType,
} from '../model/reading.ts';
import type { Currency } from '../money/cents.ts';
import type { NilPayout } from '../plan/plan-entries.ts';
import type { BooksMapping } from '../plan/plan-in-books.ts';
import type { PlanOptions } from '../plan/plan-options.ts';

/** The version of the JSON contract; removing a field or changing its meaning makes it 3. */
export const JOURNAL_DOCUMENT_VERSION = 2;

/** The origin of a line's cents: one column of one file, and the rows with a number in it. */
export type DocumentSource = {
  file: string;
  sha256: string;
  column: string;
  component: ComponentKey;
  factor: 1 | -1;
  cents: number;
  /** Ascending 1-based record numbers, header lines counted. */
  rows: Iterable<number>;
};

/** A `JournalLine` as the document spells it, with the rows behind it by file and column. */
export type DocumentLine = {
  account: string;
  /** In the company's books, `null` while none is mapped; only in a document with `books`. */
  account_id?: string | null;
  /** The type in QuickBooks, in a document with `books` and an account that QuickBooks lists. */
  account_type: AccountType | (string & {});
  description: string;
  side: Side;
  amount_cents: number;
  component: ComponentKey;
  components: ComponentCents;
  booked_cents?: number;
  rows: Iterable<DocumentSource>;
};

/** A `JournalEntry` as the document spells it; amounts are integer cents. */
export type DocumentEntry = {
  document_number: string;
  kind: EntryKind;
  date: IsoDate;
  memo: string;
  currency: Currency;
  platform: Platform;
  payout_ref: string;
  payout_on: IsoDate;
  store_id: string;
  store_name: string;
  channel: string;
  part: number;
  parts: number;
  slice: string;
  relates_to?: string;
  lines: DocumentLine[];
};

/** A report file as it was read: by its SHA-256, with the rows that were set aside. */
export type DocumentReport = {
  file: string;
  sha256: string;
  platform: Platform;
  report_type: ReportType;
  rows: number;
  quarantined: {
    row: number;
    column: string;
    reason: string;
    expected_cents: number | null;
    found_cents: number | null;
    message: string;
  }[];
  variants: { question: string; decision: string; rows_footed: number; rows_tested: number }[];
  left_out: Readonly<Record<string, number>>;
  notes: readonly string[];
  /** Decisions about columns that no format knows; omitted if there are none. */
  columns?: DocumentColumn[];
};

/** A person's decision about a column, and on how many rows it was tested. */
export type DocumentColumn = {
  column: string;
  decision: ColumnDecision['decision'];
  component: ComponentKey | null;
  /** How cells enter the component; 1 if there is none. */
  factor: 1 | -1;
  /** The columns a subtotal is the sum of; for an alias, the one column it stands for. */
  of: readonly string[];
  rows_tested: number;
};

/** A payout of one store as the document states it, in integer cents, with its day in `YYYY-MM-DD`. */
export type DocumentPayout = {
  platform: Platform;
  payout_ref: string;
  payout_on: IsoDate;
  store_id: string;
  store_name: string;
  channel: string;
  currency: Currency;
  period_start_on: IsoDate;
  period_end_on: IsoDate;
  /** The net payout: the sum of `components`. */
  net_cents: number;
  components: ComponentCents;
  identities: { id: IdentityId; holds: boolean; difference_cents: number; break_kind?: string }[];
};

/** A file or a payout of the document that yields no entry, and why. */
export type DocumentBlocked = {
  file: string;
  /** Set for a file that was read completely and refused. */
  sha256?: string;
  reason: string;
  column?: string;
  payout_ref?: string;
  store_id?: string;
  message: string;
};

type DocumentNil = {
  platform: Platform;
  payout_ref: string;
  store_id: string;
  channel: string;
  reason: NilPayout['reason'];
};

type DocumentVariance = {
  platform: Platform;
  payout_ref: string;
  store_id: string;
  channel: string;
  currency: Currency;
  kind: string;
  cents: number;
  message: string;
};

/** The options that decide what entries look like, so that `verify` can derive them again. */
export type DocumentOptions = {
  basis: PlanOptions['basis'];
  split: PlanOptions['split'];
  by: PlanOptions['by'];
  tax_mode: PlanOptions['taxMode'];
  memo_tax: PlanOptions['memoTax'];
  split_tax: PlanOptions['splitTax'];
  revenue: PlanOptions['revenue'];
  /** Omitted in documents from before it could be chosen: `report`. */
  sales: PlanOptions['sales'];
  bank_leg: PlanOptions['bankLeg'];
  accounts: PlanOptions['accounts'];
  books_currency: PlanOptions['booksCurrency'];
};

/**
 * The options that decide how reports are read, so that `verify` can read them the same way; `null` if none was given.
 */
export type DocumentReadingOptions = {
  time_zone: string | null;
  /** `HH:MM`. */
  business_day_cutoff: string | null;
  /** Percent by store ID, without trailing zeros. */
  inclusive_tax_rates: Readonly<Record<string, string>>;
  /** The date of the reading if rows were quarantined because they are later; else `null`. */
  today: string | null;
  /** As given; `columns` of a report has those that were applied to it. */
  columns: readonly DocumentColumnDecision[];
};

/** A person's decision about a column that no format knows. */
export type DocumentColumnDecision = {
  column: string;
  /** `null`: for every report. */
  report_type: ReportType | null;
  decision: ColumnDecision['decision'];
  component: ComponentKey | null;
  factor: 1 | -1;
  /** The columns a subtotal is the sum of, `null` if not stated; for an alias, the one column it stands for. */
  of: readonly string[] | null;
};

/** How payouts are mapped to a company's books, so that `verify` derives the same. */
export type DocumentBooks = {
  accounts: {
    id: string | null;
    name: string;
    type: string | null;
    class: string | null;
    location: string | null;
    tax_code_id: string | null;
    entity: { readonly type: string; readonly id: string } | null;
  }[];
  /** Mapping key → index in `accounts`. */
  mappings: BooksMapping[];
  payouts: {
    platform: Platform;
    payout_ref: string;
    store_id: string;
    channel: string;
    currency: Currency;
    /** Those that differ from the document's `plan_options`. */
    plan_options: Readonly<Record<string, unknown>>;
    /** Document number → index in `mappings`. */
    entries: Readonly<Record<string, number>>;
  }[];
};

/** Reveals any change of the document by somebody who did not recompute the digest; the files prove what it cannot. */
export type DocumentDigest = {
  algorithm: 'sha256';
  /** RFC 8785: keys in order of their UTF-16 code units, no whitespace, UTF-8. */
  form: 'RFC 8785';
  /** Of the whole document without its digest. */
  document: string;
  /**
   * JSON pointer → digest of one value that a caller chose and that no file can provide, so that a change of it can be
   * named.
   */
  chosen: Readonly<Record<string, string>>;
};

/** The JSON contract of `platebook journal --format json` and of a server's run (`docs/accounting.md`, "Outputs"). */
export type JournalDocument = {
  version: typeof JOURNAL_DOCUMENT_VERSION;
  plan_options: DocumentOptions;
  reading_options: DocumentReadingOptions;
  reports: DocumentReport[];
  payouts: DocumentPayout[];
  entries: Iterable<DocumentEntry>;
  blocked: DocumentBlocked[];
  nil: DocumentNil[];
  variances: DocumentVariance[];
  warnings: readonly string[];
  /** Only if payouts were planned for a company's books. */
  books?: DocumentBooks;
  digest: DocumentDigest;
};
