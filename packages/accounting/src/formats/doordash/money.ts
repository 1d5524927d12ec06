import {
  adds,
  movesTax,
  type CellContext,
  type MoneyColumn,
  type ReportFormat,
  type Term,
} from '../report-format.ts';
import { DOORDASH_CANADIAN_COLUMNS } from './columns.ts';

/**
 * Most exports print costs negative. Some print commission, its tax and marketing fees positive and the others negative,
 * and some all of them positive.
 */
export const FEE_SIGN_QUESTION: ReportFormat['questions'][number] = {
  question: 'fee_sign',
  choices: ['negative', 'positive', 'all_positive'],
};

/** Whether a tax column of marketing fees is separate from them or included; asked only of files with one. */
export const MARKETING_TAX_QUESTION: ReportFormat['questions'][number] = {
  question: 'marketing_tax',
  choices: ['outside', 'inside'],
  onlyWith: 'marketing fee tax',
};

/** A cost whose sign depends on the file. */
export function fee(
  component: Term['component'],
  turnedWhen = ['positive', 'all_positive'],
): MoneyColumn['terms'] {
  const asPrinted = [{ component, factor: 1 }] as const;
  const turned = [{ component, factor: -1 }] as const;
  return ({ choice }) => (turnedWhen.includes(choice.fee_sign ?? '') ? turned : asPrinted);
}

const MARKETING_TAX_OUTSIDE = signs([{ component: 'ads_marketing_tax', factor: 1 }]);
const MARKETING_TAX_INSIDE = signs(movesTax('ads_marketing', 'ads_marketing_tax'));

function signs(
  asPrinted: readonly Term[],
): Readonly<Record<'asPrinted' | 'turned', readonly Term[]>> {
  const turned = asPrinted.map(({ component, factor }): Term => ({
    component,
    factor: factor === 1 ? -1 : 1,
  }));
  return { asPrinted, turned };
}

function marketingTax({ choice }: CellContext): readonly Term[] {
  const terms = choice.marketing_tax === 'inside' ? MARKETING_TAX_INSIDE : MARKETING_TAX_OUTSIDE;
  const isTurned = choice.fee_sign === 'positive' || choice.fee_sign === 'all_positive';
  return isTurned ? terms.turned : terms.asPrinted;
}

const TAX_PASSED = 'subtotal tax passed to merchant';

/** The signed components of `Net total`, in the order of the Merchant Portal's file. */
export const DOORDASH_MONEY: readonly MoneyColumn[] = [
  { names: ['subtotal'], terms: adds('gross_sales') },
  { names: [TAX_PASSED], terms: adds('sales_tax') },
  ...DOORDASH_CANADIAN_COLUMNS.map((name): MoneyColumn => ({
    names: [name],
    terms: adds('sales_tax'),
    splitOf: TAX_PASSED,
  })),
  { names: ['staff tip', 'tips'], terms: adds('tips') },
  { names: ['commission'], terms: fee('commission') },
  { names: ['commission tax'], terms: fee('commission_tax') },
  { names: ['payment processing fee'], terms: fee('processing_fee', ['all_positive']) },
  ...['tablet fee', 'printer fee', 'pickup order fee', 'other merchant fee'].map(
    (name): MoneyColumn => ({
      names: [name],
      terms: fee('delivery_network_fee', ['all_positive']),
    }),
  ),
  {
    names: ['marketing fees (incl. any applicable taxes)'],
    terms: fee('ads_marketing'),
    inclusiveTax: 'ads_marketing_tax',
    taxColumn: 'marketing fee tax',
  },
  { names: ['marketing fee tax'], terms: marketingTax },
  {
    names: [
      'customer discounts from marketing (funded by you)',
      'customer discounts from marketing (funded by you/doordash)',
    ],
    terms: adds('merchant_promo'),
  },
  {
    names: ['customer discounts from marketing (funded by doordash)'],
    terms: adds('platform_promo'),
  },
  {
    names: ['customer discounts from marketing (funded by a third-party)'],
    terms: adds('platform_promo'),
  },
  {
    names: ['doordash marketing credit', 'marketing credit'],
    terms: adds('platform_promo_credit'),
  },
  { names: ['third-party contribution'], terms: adds('platform_promo_credit') },
  {
    names: ['error charges'],
    terms: adds('order_error'),
    inclusiveTax: 'order_error_tax',
  },
  { names: ['adjustments'], terms: adds('error_recovery') },
  // What a customer paid with food benefits: no source says how it is settled, so a person maps it.
  {
    names: ['snap ebt discount'],
    terms: adds('other_unclassified'),
    describedByColumn: true,
  },
];

/** The columns of each kind of bag and deposit fee, in exports that have them. */
export const DOORDASH_FEE_INCOME: readonly MoneyColumn[] = [
  { names: ['bag fee'], terms: adds('bag_container_other_fees') },
  { names: ['cup fee'], terms: adds('bag_container_other_fees') },
  { names: ['bottle deposit fee'], terms: adds('bag_container_other_fees') },
];

/**
 * The part of a discount that a platform or third party refunds, if one column has the discounts of all funders: the
 * credit equals the discount it funds, so that much of the discounts is the platform's.
 */
export function platformCredit(): MoneyColumn['terms'] {
  const terms: readonly Term[] = [
    { component: 'platform_promo_credit', factor: 1 },
    { component: 'platform_promo', factor: -1 },
    { component: 'merchant_promo', factor: 1 },
  ];
  return () => terms;
}
