/** The choices of each policy option, the default first; named as in the accounting package. */
export const POLICY_CHOICES = {
  basis: ['accrual', 'cash'],
  split: ['month', 'none'],
  by: ['payout', 'day'],
  bankLeg: ['none', 'transfer'],
  taxMode: ['pass_through_gross', 'net_omit', 'memo_only'],
  memoTax: ['ignore', 'gross_up'],
  splitTax: ['restaurant_remits', 'block'],
  revenue: ['gross', 'net'],
  sales: ['report', 'pos'],
  booksCurrency: ['USD', 'CAD'],
} as const;

type Choice<Name extends keyof typeof POLICY_CHOICES> = (typeof POLICY_CHOICES)[Name][number];

/** How rows get their day; needed wherever reports are read. */
export type ReadingPolicyOptions = {
  readonly timezone?: string;
  /** `HH:MM`. */
  readonly businessDayCutoff?: string;
  /** `STORE=RATE`, such as `18407648=13%`, once per store. */
  readonly taxRate?: readonly string[];
  /** `NAME=ignore|subtotal|alias:<known column>|<component>`, once per column. */
  readonly column?: readonly string[];
  /** A JSON file of the same. */
  readonly columns?: string;
};

/** How reports become entries, as given on the command line. */
export type PolicyOptions = ReadingPolicyOptions & {
  readonly mapping?: string;
  readonly basis?: Choice<'basis'>;
  readonly split?: Choice<'split'>;
  readonly by?: Choice<'by'>;
  readonly bankLeg?: Choice<'bankLeg'>;
  readonly taxMode?: Choice<'taxMode'>;
  readonly memoTax?: Choice<'memoTax'>;
  readonly splitTax?: Choice<'splitTax'>;
  readonly revenue?: Choice<'revenue'>;
  readonly sales?: Choice<'sales'>;
  readonly booksCurrency?: Choice<'booksCurrency'>;
};
