import { adds, type CellContext, type MoneyColumn, type Term } from '../report-format.ts';

/** A cost that most exports print negative and some positive; the file decides which. */
function fee(component: Term['component']): MoneyColumn['terms'] {
  const asPrinted = [{ component, factor: 1 }] as const;
  const turned = [{ component, factor: -1 }] as const;
  return ({ choice }: CellContext) => (choice.fee_sign === 'positive' ? turned : asPrinted);
}

/** The signed components of `Net total`, in the order of the Merchant Portal's file. */
export const DOORDASH_MONEY: readonly MoneyColumn[] = [
  { names: ['subtotal'], terms: adds('gross_sales') },
  { names: ['subtotal tax passed to merchant'], terms: adds('sales_tax') },
  { names: ['staff tip', 'tips'], terms: adds('tips') },
  { names: ['commission'], terms: fee('commission') },
  { names: ['commission tax'], terms: fee('commission_tax') },
  { names: ['payment processing fee'], terms: fee('processing_fee') },
  { names: ['tablet fee'], terms: fee('delivery_network_fee') },
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
  { names: ['doordash marketing credit'], terms: adds('platform_promo_credit') },
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
