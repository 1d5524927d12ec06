import type { Cents } from '../money/cents.ts';
/**
 * The 23 components of a delivery payout, in the order of `docs/accounting.md`, "Components and columns", which says what
 * each platform calls them.
 */
export const COMPONENTS = [
  'gross_sales',
  'sales_tax',
  'price_adjustment',
  'merchant_promo',
  'platform_promo',
  'platform_promo_credit',
  'promo_fee',
  'commission',
  'delivery_network_fee',
  'processing_fee',
  'ads_marketing',
  'ad_credit',
  'order_error',
  'error_recovery',
  'tips',
  'delivery_fee_income',
  'bag_container_other_fees',
  'facilitator_tax_withheld',
  'backup_withholding',
  'capital_repayment',
  'markup',
  'other_unclassified',
  'net_payout',
] as const;

/** One of the meanings that money has in a payout (`docs/accounting.md`, "Components and columns"). */
export type Component = (typeof COMPONENTS)[number];

/** The components that a platform prints with, or beside, their own tax. */
export type TaxedComponent =
  | 'price_adjustment'
  | 'merchant_promo'
  | 'promo_fee'
  | 'commission'
  | 'delivery_network_fee'
  | 'processing_fee'
  | 'ads_marketing'
  | 'ad_credit'
  | 'order_error'
  | 'error_recovery'
  | 'delivery_fee_income'
  | 'bag_container_other_fees'
  | 'markup';

/** A component, or the tax that belongs to another component's amount (suffix `_tax`). */
export type ComponentKey = Component | `${TaxedComponent}_tax`;

const TAXES: Record<TaxedComponent, `${TaxedComponent}_tax`> = {
  price_adjustment: 'price_adjustment_tax',
  merchant_promo: 'merchant_promo_tax',
  promo_fee: 'promo_fee_tax',
  commission: 'commission_tax',
  delivery_network_fee: 'delivery_network_fee_tax',
  processing_fee: 'processing_fee_tax',
  ads_marketing: 'ads_marketing_tax',
  ad_credit: 'ad_credit_tax',
  order_error: 'order_error_tax',
  error_recovery: 'error_recovery_tax',
  delivery_fee_income: 'delivery_fee_income_tax',
  bag_container_other_fees: 'bag_container_other_fees_tax',
  markup: 'markup_tax',
};

/** All keys of payout amounts, taxes after their components. */
export const MONEY_COMPONENTS: readonly Exclude<ComponentKey, 'net_payout'>[] = [
  ...COMPONENTS.filter((component) => component !== 'net_payout'),
  ...Object.values(TAXES),
];

/**
 * Signed integer minor units (cents) by component: the sign is the effect on the payout, so sales are positive and
 * commission negative. The sum over all keys equals the net payout; `net_payout` itself is never a key here.
 */
export type ComponentCents<Amount extends number = Cents> = Partial<
  Record<Exclude<ComponentKey, 'net_payout'>, Amount>
>;
