import type { ComponentKey } from '../model/components.ts';

type MoneyKey = Exclude<ComponentKey, 'net_payout'>;

/** A step that a payout can take; `WATERFALL_STEPS` has them in order. */
export type WaterfallStepId =
  | 'gross_sales'
  | 'tax_collected'
  | 'tips'
  | 'customer_fees'
  | 'promotions'
  | 'refunds'
  | 'adjustments'
  | 'commission'
  | 'marketing'
  | 'other_fees'
  | 'platform_tax'
  | 'other_deductions'
  | 'unclassified'
  | 'net_payout';

/** The steps from gross sales to the payout, in order. Every component belongs to exactly one. */
export const WATERFALL_STEPS: readonly {
  readonly id: Exclude<WaterfallStepId, 'net_payout'>;
  readonly label: string;
  readonly components: readonly MoneyKey[];
}[] = [
  { id: 'gross_sales', label: 'Gross sales', components: ['gross_sales', 'markup'] },
  {
    id: 'tax_collected',
    label: 'Tax collected',
    components: [
      'sales_tax',
      'delivery_fee_income_tax',
      'bag_container_other_fees_tax',
      'markup_tax',
    ],
  },
  { id: 'tips', label: 'Tips', components: ['tips'] },
  {
    id: 'customer_fees',
    label: 'Customer fees',
    components: ['delivery_fee_income', 'bag_container_other_fees'],
  },
  {
    id: 'promotions',
    label: 'Promotions',
    components: ['merchant_promo', 'merchant_promo_tax', 'platform_promo', 'platform_promo_credit'],
  },
  {
    id: 'refunds',
    label: 'Refunds and error charges',
    components: ['order_error', 'order_error_tax', 'error_recovery', 'error_recovery_tax'],
  },
  {
    id: 'adjustments',
    label: 'Price adjustments',
    components: ['price_adjustment', 'price_adjustment_tax'],
  },
  { id: 'commission', label: 'Commission', components: ['commission'] },
  { id: 'marketing', label: 'Marketing', components: ['ads_marketing', 'ad_credit'] },
  {
    id: 'other_fees',
    label: 'Other fees and tax on fees',
    components: [
      'promo_fee',
      'promo_fee_tax',
      'commission_tax',
      'delivery_network_fee',
      'delivery_network_fee_tax',
      'processing_fee',
      'processing_fee_tax',
      'ads_marketing_tax',
      'ad_credit_tax',
    ],
  },
  {
    id: 'platform_tax',
    label: 'Tax remitted by the platform',
    components: ['facilitator_tax_withheld'],
  },
  {
    id: 'other_deductions',
    label: 'Withholding and capital repayment',
    components: ['backup_withholding', 'capital_repayment'],
  },
  { id: 'unclassified', label: 'Unclassified', components: ['other_unclassified'] },
];
