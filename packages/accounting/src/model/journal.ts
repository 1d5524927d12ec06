import type { Cents, Currency } from '../money/cents.ts';
import type { ComponentCents, ComponentKey } from './components.ts';
import type { IsoDate, Platform, RowSet, SourceFile } from './reading.ts';

export type Side = 'debit' | 'credit';

/** The QuickBooks Online account types that a payout can affect. */
export type AccountType =
  | 'Bank'
  | 'Other Current Asset'
  | 'Other Current Liability'
  | 'Income'
  | 'Expense';

/** One source of a line: a column's contribution to one component, and the rows it comes from. */
export type LineSource = {
  readonly component: ComponentKey;
  readonly column: string;
  readonly factor: 1 | -1;
  /** Signed by effect on the payout. */
  readonly cents: Cents;
  /** The one file that has all of `rows`. */
  readonly file: SourceFile;
  readonly rows: RowSet;
};

/** One account, one side and one amount of an entry, with the rows it is the sum of. */
export type JournalLine = {
  readonly account: string;
  readonly accountType: AccountType;
  /** What this line is if the account alone does not say it ("co-funding"); may be empty. */
  readonly description: string;
  readonly side: Side;
  /** Always positive. */
  readonly amountCents: Cents;
  /** The component that names the line; `net_payout` on the clearing line. */
  readonly component: ComponentKey;
  /**
   * The components that make up the line, signed by effect on the payout. On a clearing line these are all components
   * of the entry, because the payout is their sum.
   */
  readonly components: ComponentCents;
  readonly sources: readonly LineSource[];
  /**
   * Only on lines of an adjustment: what the books already have for this line, signed by effect on the payout. The line
   * is then the sources less this amount.
   */
  readonly bookedCents?: Cents;
  /** The account's ID in the company's books, `null` while none is mapped; only on mapped lines. */
  readonly accountId?: string | null;
  /** The type of that account in the books. */
  readonly booksAccountType?: string;
  /**
   * Only on lines posted from an earlier state of the reports: their rows are behind the adjustment or the entry that
   * they reverse, and only the balance is proven here.
   */
  readonly isProvenElsewhere?: true;
};

/** What an entry books: a payout, its way to the bank, a later difference, or the taking back of another entry. */
export type EntryKind = 'payout' | 'bank_transfer' | 'adjustment' | 'reversal';

/** One balanced entry, before it is in the books or as it is there. Days are `YYYY-MM-DD`. */
export type JournalEntry = {
  /** ≤ 21 characters (QuickBooks Online's limit), deterministic, ASCII. */
  readonly documentNumber: string;
  readonly kind: EntryKind;
  readonly date: IsoDate;
  readonly memo: string;
  readonly currency: Currency;
  readonly platform: Platform;
  readonly payoutRef: string;
  readonly payoutOn: IsoDate;
  readonly storeId: string;
  readonly storeName: string;
  readonly channel: string;
  /** 1-based; `parts` is the number of entries this payout is split into. */
  readonly part: number;
  readonly parts: number;
  /**
   * Which part of the payout this entry books: a period (`2026-03`), a business day (`2026-03-31`) or `all`. With
   * platform, payout, store, channel and kind it identifies the entry across re-planning, when document numbers may
   * shift.
   */
  readonly slice: string;
  /** Its share of the net payout; only with sales in the POS, whose clearing line does not have it. */
  readonly netCents?: Cents;
  /** The document number that an adjustment or a reversal refers to. */
  readonly relatesTo?: string;
  /** Debits equal credits (I5), debits first. */
  readonly lines: readonly JournalLine[];
};
