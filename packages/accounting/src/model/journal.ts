import type { ComponentCents, ComponentKey } from './components.ts';
import type { IsoDate, Platform, RowSet } from './reading.ts';

export type Side = 'debit' | 'credit';

/** One source of a line: a column's contribution to one component, and the rows it comes from. */
export type LineSource = {
  readonly component: ComponentKey;
  readonly column: string;
  readonly factor: 1 | -1;
  /** Signed by effect on the payout. */
  readonly cents: number;
  readonly rows: RowSet;
};

export type JournalLine = {
  readonly account: string;
  /** What this line is, when the account alone does not say it ("Platform co-funding"). */
  readonly description: string;
  readonly side: Side;
  /** Always positive. */
  readonly amountCents: number;
  /** The component that names the line; `net_payout` on the clearing line. */
  readonly component: ComponentKey;
  /** The components that make up the line, signed by effect on the payout. */
  readonly components: ComponentCents;
  readonly sources: readonly LineSource[];
};

export type JournalEntry = {
  /** ≤ 21 characters (QuickBooks Online's limit), deterministic, ASCII. */
  readonly documentNumber: string;
  readonly kind: 'payout' | 'bank_transfer';
  readonly date: IsoDate;
  readonly memo: string;
  readonly currency: 'USD' | 'CAD';
  readonly platform: Platform;
  readonly payoutRef: string;
  readonly payoutOn: IsoDate;
  readonly storeId: string;
  readonly storeName: string;
  readonly channel: string;
  /** 1-based; `parts` is the number of entries this payout is split into. */
  readonly part: number;
  readonly parts: number;
  /** Debits equal credits (I5), debits first. */
  readonly lines: readonly JournalLine[];
};
