import type { components } from '@platebook/api-client';

export type MoneyComponent = components['schemas']['MoneyComponent'];

/** Every line item of a payout, as people call it. */
export const LINE_ITEMS: Readonly<Record<MoneyComponent, string>> = {
  gross_sales: 'Gross sales',
  sales_tax: 'Sales tax passed on',
  tips: 'Tips',
  delivery_fee_income: 'Delivery fees from customers',
  bag_container_other_fees: 'Bag and container fees',
  price_adjustment: 'Price adjustments',
  platform_promo: 'Promotions paid by the platform',
  platform_promo_credit: 'Credit for promotions of the platform',
  ad_credit: 'Advertising credit',
  error_recovery: 'Error charges recovered',
  markup: 'Menu markup',
  merchant_promo: 'Promotions you paid',
  promo_fee: 'Promotion fees',
  commission: 'Commission',
  delivery_network_fee: 'Delivery network fee',
  processing_fee: 'Processing fee',
  ads_marketing: 'Advertising',
  order_error: 'Refunds and error charges',
  facilitator_tax_withheld: 'Tax the platform remits itself',
  backup_withholding: 'Backup withholding',
  capital_repayment: 'Capital repayment',
  other_unclassified: 'Something else',
  price_adjustment_tax: 'Tax on price adjustments',
  merchant_promo_tax: 'Tax on promotions you paid',
  promo_fee_tax: 'Tax on promotion fees',
  commission_tax: 'Tax on commission',
  delivery_network_fee_tax: 'Tax on delivery network fee',
  processing_fee_tax: 'Tax on processing fee',
  ads_marketing_tax: 'Tax on advertising',
  ad_credit_tax: 'Tax on advertising credit',
  order_error_tax: 'Tax on refunds and error charges',
  error_recovery_tax: 'Tax on error charges recovered',
  delivery_fee_income_tax: 'Tax on delivery fees from customers',
  bag_container_other_fees_tax: 'Tax on bag and container fees',
  markup_tax: 'Tax on menu markup',
};

export const LINE_ITEM_KEYS = Object.keys(LINE_ITEMS) as MoneyComponent[];
