import type { Component, ComponentKey } from '../model/components.ts';
import type { FacetSum, Platform } from '../model/reading.ts';
import type { AccountRole } from './accounts.ts';
import type { PlanOptions } from './plan-options.ts';

/**
 * Who owes the sales tax of a payout, derived from its rows:
 * `facilitated`: the platform withholds all tax it collected, so nothing is left;
 * `split_tax`: it withholds a part, and the restaurant has to remit the residue;
 * `restaurant_remits`: it withholds nothing;
 * `hst`: Canada, where tax on food and tax on fees have separate accounts.
 */
export type TaxContext = 'facilitated' | 'split_tax' | 'restaurant_remits' | 'hst';

export type PostingContext = {
  readonly platform: Platform;
  readonly tax: TaxContext;
  readonly taxMode: PlanOptions['taxMode'];
  readonly revenue: PlanOptions['revenue'];
  readonly sales: PlanOptions['sales'];
};

/**
 * `net`: all amounts of the group make one line, on the side of their sum.
 * `by_sign`: components that add to the payout make a credit line, those that reduce it a debit line.
 */
type Merge = 'net' | 'by_sign';

/** The account of an amount. Amounts with the same role and group share a line (two, when merged `by_sign`). */
export type Posting = {
  readonly role: AccountRole;
  /** Distinguishes lines on one account. */
  readonly group: string;
  readonly merge: Merge;
  readonly debitText: string;
  readonly creditText: string;
  /** Whether a mapping of the component itself takes precedence over the account's own key. */
  readonly ownKey: boolean;
};

type MoneyKey = Exclude<ComponentKey, 'net_payout'>;

function posting(role: AccountRole, over: Partial<Posting> = {}): Posting {
  return {
    role,
    group: role,
    merge: 'net',
    debitText: '',
    creditText: '',
    ownKey: true,
    ...over,
  };
}

const PROMO_PASS_THROUGH = posting('promo_pass_through', {
  merge: 'by_sign',
  debitText: 'discounts to guests',
  creditText: 'paid by the platform or others',
  ownKey: false,
});

/** Components with one account, whatever the platform and the tax. The side follows the sign. */
const FIXED: Readonly<Partial<Record<Component, Posting>>> = {
  gross_sales: posting('sales'),
  price_adjustment: posting('sales'),
  markup: posting('markup_sales'),
  promo_fee: posting('promo_fees'),
  commission: posting('commission'),
  delivery_network_fee: posting('delivery_fees'),
  processing_fee: posting('processing'),
  ads_marketing: posting('advertising'),
  ad_credit: posting('advertising', {
    group: 'credits',
    debitText: 'credits',
    creditText: 'credits',
  }),
  order_error: posting('refunds'),
  error_recovery: posting('recoveries'),
  tips: posting('tips'),
  delivery_fee_income: posting('delivery_fee_income'),
  bag_container_other_fees: posting('bag_fee_income'),
  backup_withholding: posting('backup_withholding'),
  capital_repayment: posting('loan'),
  platform_promo: PROMO_PASS_THROUGH,
  other_unclassified: posting('unclassified'),
};

/** Components whose account depends on who pays the promotion (`docs/accounting.md`, "Components and columns", 4 to 6). */
const BY_PLATFORM: Readonly<Record<Platform, Readonly<Partial<Record<Component, Posting>>>>> = {
  ubereats: {
    merchant_promo: posting('promotions'),
    platform_promo_credit: posting('promotions', {
      group: 'co-funding',
      debitText: 'co-funding',
      creditText: 'co-funding',
    }),
  },
  doordash: {
    merchant_promo: posting('promotions', {
      debitText: 'merchant funded',
      creditText: 'merchant funded',
    }),
    platform_promo_credit: PROMO_PASS_THROUGH,
  },
};

/** Tax on what guests paid, and the part withheld by the platform: always moved together, or it would not net. */
const TAX_ON_SALES: ReadonlySet<MoneyKey> = new Set<MoneyKey>([
  'sales_tax',
  'price_adjustment_tax',
  'merchant_promo_tax',
  'order_error_tax',
  'error_recovery_tax',
  'delivery_fee_income_tax',
  'bag_container_other_fees_tax',
  'markup_tax',
  'facilitator_tax_withheld',
]);

const TAX_ON_SALES_POSTING: Readonly<Record<TaxContext, Posting>> = {
  facilitated: posting('facilitator_tax', {
    merge: 'by_sign',
    debitText: 'withheld by the platform, tax on reductions',
    creditText: 'tax collected',
    ownKey: false,
  }),
  split_tax: posting('sales_tax', {
    merge: 'by_sign',
    debitText: 'withheld by the platform, tax on reductions',
    creditText: 'tax collected, split with the platform',
    ownKey: false,
  }),
  restaurant_remits: posting('sales_tax', {
    debitText: 'restaurant remits',
    creditText: 'restaurant remits',
    ownKey: false,
  }),
  hst: posting('hst_payable', {
    merge: 'by_sign',
    debitText: 'reductions',
    creditText: 'collected',
    ownKey: false,
  }),
};

/**
 * The same tax if a POS has credited what it collected: one net line to the account that the POS credits, so that the
 * client has to remit the rest.
 */
const TAX_ON_POS_SALES: Readonly<Record<TaxContext, Posting>> = {
  facilitated: posting('sales_tax', {
    group: 'facilitated',
    debitText: 'remitted by the platform',
    creditText: 'remitted by the platform',
    ownKey: false,
  }),
  split_tax: posting('sales_tax', {
    debitText: 'withheld by the platform, tax on reductions',
    creditText: 'tax on additions',
    ownKey: false,
  }),
  restaurant_remits: posting('sales_tax', {
    debitText: 'tax on reductions',
    creditText: 'tax on additions',
    ownKey: false,
  }),
  hst: posting('hst_payable', {
    debitText: 'reductions',
    creditText: 'additions',
    ownKey: false,
  }),
};

/** What "net revenue" deducts from sales. */
const DEDUCTED_FROM_NET_REVENUE: ReadonlySet<MoneyKey> = new Set<MoneyKey>([
  'gross_sales',
  'price_adjustment',
  'merchant_promo',
  'promo_fee',
  'promo_fee_tax',
  'commission',
  'commission_tax',
  'delivery_network_fee',
  'delivery_network_fee_tax',
  'processing_fee',
  'processing_fee_tax',
  'order_error',
  'error_recovery',
]);

const NET_REVENUE = posting('sales', {
  debitText: 'net of promotions, fees and refunds',
  creditText: 'net of promotions, fees and refunds',
  ownKey: false,
});

/** A deposit is owed to the guest; every other column of component 17 is income. */
const DEPOSIT_COLUMN = /deposit|bottle|consigne/iu;

/** The account of a facet, or `null` if the tax mode omits it (only tax that nets to zero is ever omitted). */
export function postingOf(facet: FacetSum, context: PostingContext): Posting | null {
  const key = facet.component;
  if (isTaxOnSales(key)) {
    if (context.tax === 'facilitated' && context.taxMode !== 'pass_through_gross') {
      return null;
    }
    return (context.sales === 'pos' ? TAX_ON_POS_SALES : TAX_ON_SALES_POSTING)[context.tax];
  }
  const feeTax = key.endsWith('_tax');
  if (feeTax && context.tax === 'hst') {
    return posting('input_tax_credits');
  }
  if (context.revenue === 'net' && isNetRevenue(key, context.platform)) {
    return NET_REVENUE;
  }
  if (key === 'bag_container_other_fees' && DEPOSIT_COLUMN.test(facet.column)) {
    return posting('container_deposits');
  }
  // Outside Canada, tax on a fee cannot be recovered: it is part of the fee's cost.
  const base = (feeTax ? key.slice(0, -'_tax'.length) : key) as Component;
  const found = BY_PLATFORM[context.platform][base] ?? FIXED[base];
  if (found === undefined) {
    throw new Error(`No posting rule for component ${key}; add one to posting-rules.ts.`);
  }
  return found;
}

/** Whether the component is tax on the guests' side of the sale, or the withheld part of it. */
export function isTaxOnSales(key: ComponentKey): boolean {
  return key !== 'net_payout' && TAX_ON_SALES.has(key);
}

function isNetRevenue(key: MoneyKey, platform: Platform): boolean {
  return (
    DEDUCTED_FROM_NET_REVENUE.has(key) ||
    (platform === 'ubereats' && key === 'platform_promo_credit')
  );
}
