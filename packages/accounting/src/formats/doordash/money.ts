import { adds, type MoneyColumn, type ReportFormat, type Term } from '../report-format.ts';

/**
 * Most exports print costs negative. Some print commission, its tax and marketing fees positive and the others negative,
 * and some all of them positive.
 */
export const FEE_SIGN_QUESTION: ReportFormat['questions'][number] = {
  question: 'fee_sign',
  choices: ['negative', 'positive', 'all_positive'],
};

/** A cost whose sign the file decides. */
export function fee(
  component: Term['component'],
  turnedWhen = ['positive', 'all_positive'],
): MoneyColumn['terms'] {
  const asPrinted = [{ component, factor: 1 }] as const;
  const turned = [{ component, factor: -1 }] as const;
  return ({ choice }) => (turnedWhen.includes(choice.fee_sign ?? '') ? turned : asPrinted);
}

/** The signed components of `Net total`, in the order of the Merchant Portal's file. */
export const DOORDASH_MONEY: readonly MoneyColumn[] = [
  { names: ['subtotal'], terms: adds('gross_sales') },
  { names: ['subtotal tax passed to merchant'], terms: adds('sales_tax') },
  { names: ['staff tip', 'tips'], terms: adds('tips') },
  { names: ['commission'], terms: fee('commission') },
  { names: ['commission tax'], terms: fee('commission_tax') },
  { names: ['payment processing fee'], terms: fee('processing_fee', ['all_positive']) },
  { names: ['tablet fee'], terms: fee('delivery_network_fee', ['all_positive']) },
  {
    names: ['marketing fees (incl. any applicable taxes)'],
    terms: fee('ads_marketing'),
    inclusiveTax: 'ads_marketing_tax',
  },
  {
    names: ['customer discounts from marketing (funded by you)'],
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
];

/** The columns of each kind of bag and deposit fee, where an export has them. */
export const DOORDASH_FEE_INCOME: readonly MoneyColumn[] = [
  { names: ['bag fee'], terms: adds('bag_container_other_fees') },
  { names: ['cup fee'], terms: adds('bag_container_other_fees') },
  { names: ['bottle deposit fee'], terms: adds('bag_container_other_fees') },
];

/**
 * What a platform or third party gives back of a discount, where one column holds the discounts of all funders: the
 * credit equals the discount it pays for, so that much of the discounts is the platform's.
 */
export function platformCredit(): MoneyColumn['terms'] {
  const terms: readonly Term[] = [
    { component: 'platform_promo_credit', factor: 1 },
    { component: 'platform_promo', factor: -1 },
    { component: 'merchant_promo', factor: 1 },
  ];
  return () => terms;
}
