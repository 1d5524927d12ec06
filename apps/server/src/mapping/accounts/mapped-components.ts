import { COMPONENTS, compareKeys, defaultAccount } from '@platebook/accounting';
import type { AccountKey } from '@platebook/accounting';
import type { Currency, DeliveryPlatform } from '../../db/tables.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';

export type MappingGroup =
  | 'sales'
  | 'taxes'
  | 'promotions'
  | 'fees'
  | 'marketing'
  | 'refunds'
  | 'tips'
  | 'other'
  | 'clearing';

/** The class and location of every line: a store has one class for all components. */
export const EVERY_LINE = '*';

type Spec = {
  readonly label: string;
  readonly group: MappingGroup;
  /** Words in the name of a fitting account, in lower case. */
  readonly words: readonly string[];
};

const SPECS: Readonly<Record<string, Spec>> = {
  gross_sales: {
    label: 'Sales',
    group: 'sales',
    words: ['delivery sales', 'sales', 'revenue'],
  },
  price_adjustment: { label: 'Price adjustments', group: 'sales', words: ['adjustment'] },
  markup: { label: 'Markup', group: 'sales', words: ['markup'] },
  delivery_fee_income: {
    label: 'Delivery fees from customers',
    group: 'sales',
    words: ['delivery fee income', 'delivery income'],
  },
  bag_container_other_fees: {
    label: 'Bag and container fees',
    group: 'sales',
    words: ['bag', 'container'],
  },
  sales_tax: {
    label: 'Sales tax the restaurant remits',
    group: 'taxes',
    words: ['sales tax', 'hst payable', 'gst'],
  },
  facilitator_tax_withheld: {
    label: 'Tax the platform collects and remits',
    group: 'taxes',
    words: ['facilitator', 'marketplace tax'],
  },
  commission_tax: {
    label: 'Tax on platform fees',
    group: 'taxes',
    words: ['input tax', 'itc'],
  },
  backup_withholding: {
    label: 'Backup withholding',
    group: 'taxes',
    words: ['withholding'],
  },
  merchant_promo: {
    label: 'Promotions you pay for',
    group: 'promotions',
    words: ['promotion', 'discount', 'promo'],
  },
  platform_promo: {
    label: 'Promotions the platform pays for',
    group: 'promotions',
    words: ['pass-through', 'platform-funded'],
  },
  platform_promo_credit: {
    label: 'Promotion co-funding',
    group: 'promotions',
    words: ['co-funding'],
  },
  promo_fee: { label: 'Promotion fees', group: 'promotions', words: ['promotion fee'] },
  commission: {
    label: 'Marketplace commission',
    group: 'fees',
    words: ['commission', 'marketplace fee'],
  },
  delivery_network_fee: {
    label: 'Delivery network fees',
    group: 'fees',
    words: ['delivery fee', 'delivery cost'],
  },
  processing_fee: {
    label: 'Payment processing',
    group: 'fees',
    words: ['processing', 'merchant fee', 'card fee'],
  },
  ads_marketing: {
    label: 'Advertising',
    group: 'marketing',
    words: ['advertising', 'marketing'],
  },
  ad_credit: { label: 'Advertising credits', group: 'marketing', words: ['ad credit'] },
  order_error: {
    label: 'Refunds and error charges',
    group: 'refunds',
    words: ['refund', 'error charge'],
  },
  error_recovery: { label: 'Error charges recovered', group: 'refunds', words: ['recover'] },
  tips: { label: 'Tips', group: 'tips', words: ['tips', 'gratuit'] },
  capital_repayment: {
    label: 'Loan repayments to the platform',
    group: 'other',
    words: ['loan', 'capital'],
  },
  other_unclassified: {
    label: 'Any other payment',
    group: 'other',
    words: ['unclassified', 'suspense'],
  },
  net_payout: { label: 'Clearing', group: 'clearing', words: ['clearing', 'undeposited'] },
  bank: { label: 'Bank', group: 'clearing', words: ['checking', 'bank'] },
  [EVERY_LINE]: { label: 'Every line', group: 'other', words: [] },
};

const GROUPS: readonly MappingGroup[] = [
  'sales',
  'taxes',
  'promotions',
  'fees',
  'marketing',
  'refunds',
  'tips',
  'other',
  'clearing',
];

const DESCRIBED = 'other_unclassified:';

/** The display name of a component. */
export function labelOf(component: string): string {
  if (component.startsWith(DESCRIBED)) {
    return component.slice(DESCRIBED.length);
  }
  const spec = SPECS[component];
  if (spec !== undefined) {
    return spec.label;
  }
  const base = SPECS[component.replace(/_tax$/, '')];
  return base === undefined ? component : `${base.label}, tax`;
}

export function groupOf(component: string): MappingGroup {
  if (component.startsWith(DESCRIBED)) {
    return 'other';
  }
  return SPECS[component]?.group ?? SPECS[component.replace(/_tax$/, '')]?.group ?? 'other';
}

export function wordsOf(component: string): readonly string[] {
  return component.startsWith(DESCRIBED)
    ? component
        .slice(DESCRIBED.length)
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word.length > 3)
    : (SPECS[component]?.words ?? []);
}

/** Whether this key can be mapped. */
export function isMappable(component: string): boolean {
  if (component.startsWith(DESCRIBED)) {
    return component.length > DESCRIBED.length;
  }
  const base = component.replace(/_tax$/, '');
  return SPECS[component] !== undefined || COMPONENTS.some((known) => known === base);
}

/** Components shown in every scope, seen or not: those without their own account elsewhere. */
export function shownComponents(currency: Currency): string[] {
  const follows = ['price_adjustment', 'platform_promo_credit', 'ad_credit', EVERY_LINE];
  return Object.keys(SPECS).filter(
    (component) =>
      !follows.includes(component) && (component !== 'commission_tax' || currency === 'CAD'),
  );
}

export function compareComponents(left: string, right: string): number {
  return (
    GROUPS.indexOf(groupOf(left)) - GROUPS.indexOf(groupOf(right)) ||
    compareKeys(left as AccountKey, right as AccountKey)
  );
}

const FITTING: Readonly<Record<string, readonly string[]>> = {
  Income: ['Income', 'Other Income'],
  Expense: ['Expense', 'Cost of Goods Sold', 'Other Expense'],
  'Other Current Asset': ['Other Current Asset', 'Other Asset', 'Bank', 'Accounts Receivable'],
  'Other Current Liability': [
    'Other Current Liability',
    'Long Term Liability',
    'Accounts Payable',
    'Other Current Asset',
  ],
  Bank: ['Bank'],
};

const CONTRA_INCOME: ReadonlySet<string> = new Set([
  'merchant_promo',
  'order_error',
  'error_recovery',
]);

/** The account types that fit a component, best first. */
export function typesOf(component: string): readonly string[] {
  const key = component.startsWith(DESCRIBED) ? 'other_unclassified' : component;
  const type =
    defaultAccount(key as AccountKey, { platform: 'ubereats', currency: 'USD' })?.type ??
    defaultAccount(key.replace(/_tax$/, '') as AccountKey, {
      platform: 'ubereats',
      currency: 'USD',
    })?.type ??
    'Expense';
  if (key === 'other_unclassified') {
    return [
      'Expense',
      'Other Expense',
      'Income',
      'Other Income',
      'Other Current Asset',
      'Other Current Liability',
    ];
  }
  const fitting = FITTING[type] ?? [type];
  return CONTRA_INCOME.has(key) ? [...fitting, 'Expense', 'Cost of Goods Sold'] : fitting;
}

/** The default account names of a component on a platform, or on any. */
export function defaultNames(
  component: string,
  platform: DeliveryPlatform | null,
  currency: Currency,
): string[] {
  const platforms: readonly DeliveryPlatform[] =
    platform === null ? DELIVERY_PLATFORMS : [platform];
  const names = platforms.flatMap((one) => {
    const found = defaultAccount(component as AccountKey, { platform: one, currency });
    return found === null ? [] : [found.name];
  });
  // Each platform has its own account, and a client's default is neither.
  return new Set(names).size > 1 ? [names[0]?.split(' – ')[0] ?? ''] : [...new Set(names)];
}
