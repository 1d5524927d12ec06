import {
  adds,
  addsBySign,
  movesTax,
  type CellContext,
  type MoneyColumn,
  type Term,
} from '../report-format.ts';

const OTHER_PAYMENTS = {
  ad_spend: [{ component: 'ads_marketing', factor: 1 }],
  ad_credit: [{ component: 'ad_credit', factor: 1 }],
  other: [{ component: 'other_unclassified', factor: 1 }],
} as const satisfies Record<string, readonly Term[]>;

const OFFER_TAX_INSIDE = movesTax('merchant_promo', 'merchant_promo_tax');
const OFFER_TAX_OUTSIDE: readonly Term[] = [{ component: 'merchant_promo_tax', factor: 1 }];
const ERROR_TAX = {
  charged: {
    inside: movesTax('order_error', 'order_error_tax'),
    outside: [{ component: 'order_error_tax', factor: 1 }],
  },
  returned: {
    inside: movesTax('error_recovery', 'error_recovery_tax'),
    outside: [{ component: 'error_recovery_tax', factor: 1 }],
  },
} as const satisfies Record<string, Record<string, readonly Term[]>>;

/** Money columns that US and Canadian files share; subtotals are excluded. */
export const UBEREATS_MONEY: readonly MoneyColumn[] = [
  { names: ['sales (excl. tax)'], terms: adds('gross_sales') },
  { names: ['tax on sales'], terms: adds('sales_tax') },
  {
    names: ['order error adjustments', 'order error adjustments (excl. tax)'],
    terms: addsBySign('order_error', 'error_recovery'),
  },
  {
    names: ['tax on order error adjustments'],
    terms: errorTax,
  },
  { names: ['price adjustments (excl. tax)'], terms: adds('price_adjustment') },
  { names: ['tax on price adjustments'], terms: adds('price_adjustment_tax') },
  {
    names: ['offers on items (incl. tax)', 'offers on items', 'offers on items (excl. tax)'],
    terms: adds('merchant_promo'),
  },
  { names: ['tax on offers on items'], terms: offerTax },
  {
    names: ['delivery offer redemptions (incl. tax)', 'delivery offer redemptions'],
    terms: adds('merchant_promo'),
  },
  { names: ['tax on delivery offer redemptions'], terms: offerTax },
  { names: ['offer redemption fee'], terms: adds('promo_fee') },
  { names: ['tax on offer redemption fee'], terms: adds('promo_fee_tax') },
  { names: ['bag fee'], terms: adds('bag_container_other_fees') },
  { names: ['container deposit fee'], terms: adds('bag_container_other_fees') },
  { names: ['marketing adjustment'], terms: adds('platform_promo_credit') },
  { names: ['marketplace fee'], terms: adds('commission') },
  { names: ['tax on marketplace fee'], terms: adds('commission_tax') },
  { names: ['delivery network fee'], terms: adds('delivery_network_fee') },
  { names: ['tax on delivery network fee'], terms: adds('delivery_network_fee_tax') },
  { names: ['order processing fee'], terms: adds('processing_fee') },
  { names: ['delivery fee'], terms: adds('delivery_fee_income') },
  { names: ['tax on delivery fee'], terms: adds('delivery_fee_income_tax') },
  { names: ['tips'], terms: adds('tips') },
  { names: ['capital payments'], terms: adds('capital_repayment') },
  { names: ['other payments'], terms: otherPayments },
  { names: ['marketplace facilitator tax adjustment'], terms: adds('facilitator_tax_withheld') },
  { names: ['marketplace facilitator tax'], terms: adds('facilitator_tax_withheld') },
  { names: ['backup withholding tax'], terms: adds('backup_withholding') },
  // Only the restaurant knows which debt was paid: a person maps it once, and until then it blocks its payout.
  { names: ['garnishment'], terms: adds('other_unclassified'), describedByColumn: true },
  { names: ['markup amount'], terms: adds('markup') },
  { names: ['markup tax'], terms: adds('markup_tax') },
];

function otherPayments({ kind }: CellContext): readonly Term[] {
  return kind === 'ad_spend' || kind === 'ad_credit' ? OTHER_PAYMENTS[kind] : OTHER_PAYMENTS.other;
}

// "(incl. tax)" columns include their tax in most exports and exclude it in others, so the file decides.
function offerTax({ choice }: CellContext): readonly Term[] {
  return choice.offer_tax === 'outside' ? OFFER_TAX_OUTSIDE : OFFER_TAX_INSIDE;
}

function errorTax({ choice, sign }: CellContext): readonly Term[] {
  const side = sign < 0 ? ERROR_TAX.charged : ERROR_TAX.returned;
  return choice.error_tax === 'inside' ? side.inside : side.outside;
}
