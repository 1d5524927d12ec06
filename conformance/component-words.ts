import type { ComponentCents } from '@platebook/accounting';
import type { DoorDashTruthWord, PayoutTruth, UberTruthWord } from '@platebook/sandbox/reports';

type ComponentName = keyof ComponentCents;

/** What each word of the simulated platforms means in the books (`docs/accounting.md`, "Components"). */
const UBER: Readonly<Record<UberTruthWord, ComponentName>> = {
  sales: 'gross_sales',
  salesTax: 'sales_tax',
  errors: 'order_error',
  errorsTax: 'order_error_tax',
  errorsCharged: 'order_error',
  errorsChargedTax: 'order_error_tax',
  errorsWon: 'error_recovery',
  errorsWonTax: 'error_recovery_tax',
  priceChange: 'price_adjustment',
  priceChangeTax: 'price_adjustment_tax',
  offers: 'merchant_promo',
  offersTax: 'merchant_promo_tax',
  deliveryOffers: 'merchant_promo',
  deliveryOffersTax: 'merchant_promo_tax',
  redemptionFee: 'promo_fee',
  redemptionFeeTax: 'promo_fee_tax',
  bagFee: 'bag_container_other_fees',
  deposit: 'bag_container_other_fees',
  coFunding: 'platform_promo_credit',
  marketplaceFee: 'commission',
  marketplaceFeeTax: 'commission_tax',
  networkFee: 'delivery_network_fee',
  networkFeeTax: 'delivery_network_fee_tax',
  processingFee: 'processing_fee',
  deliveryFee: 'delivery_fee_income',
  deliveryFeeTax: 'delivery_fee_income_tax',
  tips: 'tips',
  capital: 'capital_repayment',
  adSpend: 'ads_marketing',
  adSpendTax: 'ads_marketing_tax',
  adCredit: 'ad_credit',
  adCreditTax: 'ad_credit_tax',
  otherPayment: 'other_unclassified',
  facilitatorTaxAdjustment: 'facilitator_tax_withheld',
  facilitatorTax: 'facilitator_tax_withheld',
  backupWithholding: 'backup_withholding',
  markup: 'markup',
  markupTax: 'markup_tax',
};

const DOORDASH: Readonly<Record<DoorDashTruthWord, ComponentName>> = {
  subtotal: 'gross_sales',
  taxPassed: 'sales_tax',
  staffTip: 'tips',
  commission: 'commission',
  commissionTax: 'commission_tax',
  processingFee: 'processing_fee',
  marketingFees: 'ads_marketing',
  discountByStore: 'merchant_promo',
  discountByDoorDash: 'platform_promo',
  discountByThirdParty: 'platform_promo',
  marketingCredit: 'platform_promo_credit',
  thirdPartyContribution: 'platform_promo_credit',
  errorCharges: 'order_error',
  adjustments: 'error_recovery',
};

const MEANINGS: Readonly<Record<string, ComponentName>> = { ...UBER, ...DOORDASH };

/** The components that a payout's truth amounts to; a word without a meaning fails the test. */
export function componentsOf({ cents }: PayoutTruth): ComponentCents<number> {
  const components: Partial<Record<ComponentName, number>> = {};
  for (const [word, amount] of Object.entries(cents)) {
    const component = MEANINGS[word];
    if (component === undefined) {
      throw new Error(`No component is known for "${word}".`);
    }
    components[component] = (components[component] ?? 0) + amount;
  }
  return withoutZeros(components);
}

export function withoutZeros(components: ComponentCents<number>): ComponentCents<number> {
  return Object.fromEntries(Object.entries(components).filter(([, cents]) => cents !== 0));
}
