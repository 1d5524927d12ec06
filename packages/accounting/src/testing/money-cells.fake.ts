import type { ComponentCents } from '../model/components.ts';

/** A money column, one of its cells, and the single component of that cell alone in its row. */
export type MoneyCell = readonly [column: string, cell: string, components: ComponentCents<number>];

/** Uber Eats, United States: the cells of Payment Details and the payout summary. */
export const UBEREATS_MONEY_CELLS: readonly MoneyCell[] = [
  ['Sales (excl. tax)', '8.4', { gross_sales: 840 }],
  ['Tax on Sales', '0.5', { sales_tax: 50 }],
  ['Order Error Adjustments', '-8.41', { order_error: -841 }],
  ['Order Error Adjustments', '8.42', { error_recovery: 842 }],
  ['Tax on Order Error Adjustments', '-0.51', { order_error_tax: -51 }],
  ['Tax on Order Error Adjustments', '0.52', { error_recovery_tax: 52 }],
  ['Price adjustments (excl. tax)', '-1.23', { price_adjustment: -123 }],
  ['Tax on Price Adjustments', '-0.07', { price_adjustment_tax: -7 }],
  ['Offers on items (incl. tax)', '-2.5', { merchant_promo: -250 }],
  ['Delivery Offer Redemptions (incl. tax)', '-3', { merchant_promo: -300 }],
  ['Offer Redemption Fee', '-0.99', { promo_fee: -99 }],
  ['Bag Fee', '0.1', { bag_container_other_fees: 10 }],
  ['Marketing Adjustment', '1.25', { platform_promo_credit: 125 }],
  ['Marketplace Fee', '-2.52', { commission: -252 }],
  ['Tax on Marketplace Fee', '-0.33', { commission_tax: -33 }],
  ['Delivery Network Fee', '-4', { delivery_network_fee: -400 }],
  ['Tax on Delivery Network Fee', '-0.4', { delivery_network_fee_tax: -40 }],
  ['Order Processing Fee', '-0.25', { processing_fee: -25 }],
  ['Delivery Fee', '3.99', { delivery_fee_income: 399 }],
  ['Tax On Delivery Fee', '0.24', { delivery_fee_income_tax: 24 }],
  ['Tips', '2', { tips: 200 }],
  ['Capital payments', '-50', { capital_repayment: -5_000 }],
  ['Container Deposit Fee', '0.2', { bag_container_other_fees: 20 }],
  ['Other payments', '-7', { other_unclassified: -700 }],
  ['Backup Withholding Tax', '-12', { backup_withholding: -1_200 }],
  ['Markup Amount', '1.5', { markup: 150 }],
  ['Markup Tax', '0.09', { markup_tax: 9 }],
];

/** Every Uber Eats money column in the United States, including those that only matter beside another. */
export const UBEREATS_MONEY_COLUMNS: readonly string[] = [
  ...UBEREATS_MONEY_CELLS.map(([column]) => column),
  'Marketplace Facilitator Tax',
  'Marketplace Facilitator Tax Adjustment',
  'Tax On Offers on items',
  'Tax On Delivery Offer Redemptions',
];

/** DoorDash Merchant Portal: the cells of Detailed transactions and the payout summary. */
export const DOORDASH_MONEY_CELLS: readonly MoneyCell[] = [
  ['Subtotal', '8.40', { gross_sales: 840 }],
  ['Subtotal tax passed to merchant', '0.59', { sales_tax: 59 }],
  ['Staff tip', '2.00', { tips: 200 }],
  ['Commission', '-2.10', { commission: -210 }],
  ['Commission tax', '-0.27', { commission_tax: -27 }],
  ['Payment processing fee', '-0.31', { processing_fee: -31 }],
  ['Tablet fee', '-6.00', { delivery_network_fee: -600 }],
  ['Marketing fees | (including any applicable taxes)', '-0.99', { ads_marketing: -99 }],
  ['Customer discounts from marketing | (funded by you)', '-3.00', { merchant_promo: -300 }],
  ['Customer discounts from marketing | (funded by DoorDash)', '-4.00', { platform_promo: -400 }],
  [
    'Customer discounts from marketing | (funded by a third-party)',
    '-5.00',
    { platform_promo: -500 },
  ],
  ['DoorDash marketing credit', '4.01', { platform_promo_credit: 401 }],
  ['Third-party contribution', '5.01', { platform_promo_credit: 501 }],
  ['Error charges', '-1.13', { order_error: -113 }],
  ['Adjustments', '1.14', { error_recovery: 114 }],
  ['Bag fee', '0.10', { bag_container_other_fees: 10 }],
  ['Cup fee', '0.25', { bag_container_other_fees: 25 }],
  ['Bottle deposit fee', '0.05', { bag_container_other_fees: 5 }],
];

/** The cells whose columns a report has. */
export function moneyCellsOf(
  columns: readonly string[],
  cells: readonly MoneyCell[],
): readonly MoneyCell[] {
  return cells.filter(([column]) => columns.includes(column));
}

/** The other columns of a report, in order. */
export function columnsWithout(columns: readonly string[], these: readonly string[]): string[] {
  return columns.filter((column) => !these.includes(column));
}
