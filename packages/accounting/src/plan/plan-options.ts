import type { ComponentKey } from '../model/components.ts';
import type { IsoDate } from '../model/reading.ts';
import type { Currency } from '../money/cents.ts';

/** A fiscal period: its name, unique over all time, and its last day. */
export type FiscalPeriod = { readonly label: string; readonly endOn: IsoDate };

/**
 * Component → account name. The key of an account is its component in `docs/accounting.md` ("Posting"); `net_payout` is
 * the clearing account and `bank` the bank account of transfers. `other_unclassified:<description>` maps one description
 * of Uber's "Other payments".
 */
export type AccountMapping = Readonly<
  Partial<Record<ComponentKey | 'bank' | `other_unclassified:${string}`, string>>
>;

/** How payouts become entries (`docs/accounting.md`, "Policies"). */
export type PlanOptions = {
  /**
   * `accrual` splits by the day of the sale, with clearing bridging the gap; `cash` makes one entry on the payment date.
   */
  readonly basis: 'accrual' | 'cash';
  /** Accrual only: one entry per calendar month (or per `periodOf`) of the payout, or one for all. */
  readonly split: 'month' | 'none';
  /** Accrual only: a summary of the payout, or one entry per business day. */
  readonly by: 'payout' | 'day';
  /** Tax the platform collects and remits: both sides gross, omitted, or omitted and mentioned in the memo. */
  readonly taxMode: 'pass_through_gross' | 'net_omit' | 'memo_only';
  /** DoorDash's informational remitted tax: ignored, or debited and credited to the pass-through account. */
  readonly memoTax: 'ignore' | 'gross_up';
  /** Tax that the platform collected and did not keep: the restaurant's liability, or a reason to block. */
  readonly splitTax: 'restaurant_remits' | 'block';
  /** `net` deducts promotions, platform fees and refunds from sales; the plan warns about it. */
  readonly revenue: 'gross' | 'net';
  /**
   * `report` credits sales from the platform's report. `pos` leaves them to a POS that debits the clearing account for
   * every order: the entry then has what the platform kept, and credits clearing with gross less net.
   */
  readonly sales: 'report' | 'pos';
  /**
   * `none` expects a bank rule that books the deposit to the clearing account; `transfer` adds an entry from bank to
   * clearing on the payout date. Never do both: the clearing account would be credited twice.
   */
  readonly bankLeg: 'none' | 'transfer';
  readonly accounts: AccountMapping;
  /** The currency of the books; a payout in another one is blocked. `null` accepts every currency. */
  readonly booksCurrency: Currency | null;
  /** Replaces calendar months when `split` is `month`. */
  readonly periodOf: ((on: IsoDate) => FiscalPeriod) | null;
};

/** The defaults: accrual, one entry per payout and month, gross, tax shown on both sides. */
export const DEFAULT_PLAN_OPTIONS: PlanOptions = {
  basis: 'accrual',
  split: 'month',
  by: 'payout',
  taxMode: 'pass_through_gross',
  memoTax: 'ignore',
  splitTax: 'restaurant_remits',
  revenue: 'gross',
  sales: 'report',
  bankLeg: 'none',
  accounts: {},
  booksCurrency: null,
  periodOf: null,
};
