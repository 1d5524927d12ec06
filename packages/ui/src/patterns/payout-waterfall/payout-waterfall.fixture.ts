/** One week in Pennsylvania, 30 March to 5 April 2026, paid on 7 April. Signed cents by effect on the payout. */
export const PENNSYLVANIA_COMPONENTS = {
  gross_sales: 510_000,
  sales_tax: 30_600,
  merchant_promo: -40_000,
  merchant_promo_tax: -2_400,
  promo_fee: -1_200,
  platform_promo_credit: 10_000,
  order_error: -11_450,
  order_error_tax: -687,
  error_recovery: 2_200,
  error_recovery_tax: 132,
  commission: -127_500,
  ads_marketing: -16_000,
  ad_credit: 3_000,
  facilitator_tax_withheld: -27_645,
};

export const PENNSYLVANIA_NET_CENTS = 329_050;

export const ACCOUNTS = {
  gross_sales: 'Delivery sales – Uber Eats',
  sales_tax: 'Facilitator tax pass-through',
  merchant_promo: 'Promotions (contra)',
  promo_fee: 'Promotion fees',
  platform_promo_credit: 'Promotions (contra)',
  order_error: 'Refunds & error charges (contra)',
  error_recovery: 'Error-charge recoveries',
  commission: 'Delivery commission',
  ads_marketing: 'Delivery advertising',
  ad_credit: 'Delivery advertising',
  facilitator_tax_withheld: 'Facilitator tax pass-through',
};
