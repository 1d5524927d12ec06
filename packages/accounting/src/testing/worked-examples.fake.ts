import type { StorePayout } from '../model/reading.ts';
import { fakePayout } from './store-payout.fake.ts';

// The totals of the worked examples, one row per part.

/** U1: Uber Eats in Pennsylvania, a facilitator state; week 30 Mar to 5 Apr 2026, paid 7 Apr. */
export function exampleU1(): StorePayout {
  return fakePayout(
    [
      {
        on: '2026-03-31',
        cents: {
          gross_sales: 124_000,
          sales_tax: 7_440,
          merchant_promo: -10_000,
          merchant_promo_tax: -600,
          promo_fee: -300,
          platform_promo_credit: 2_500,
          order_error: -3_000,
          order_error_tax: -180,
          commission: -31_000,
          ads_marketing: -4_000,
          facilitator_tax_withheld: -6_660,
        },
      },
      {
        on: '2026-04-02',
        cents: {
          gross_sales: 386_000,
          sales_tax: 23_160,
          merchant_promo: -30_000,
          merchant_promo_tax: -1_800,
          promo_fee: -900,
          platform_promo_credit: 7_500,
          order_error: -8_450,
          order_error_tax: -507,
          error_recovery: 2_200,
          error_recovery_tax: 132,
          commission: -96_500,
          ads_marketing: -12_000,
          ad_credit: 3_000,
          facilitator_tax_withheld: -20_985,
        },
      },
    ],
    { payoutRef: 'U1', storeId: 'pa-1', storeName: 'Liberty Diner' },
  );
}

/** U2: Uber Eats in Massachusetts, the restaurant remits; self-delivery tips and a capital loan. */
export function exampleU2(): StorePayout {
  return fakePayout(
    [
      {
        on: '2026-04-01',
        cents: {
          gross_sales: 250_000,
          sales_tax: 17_500,
          merchant_promo: -10_000,
          merchant_promo_tax: -700,
          order_error: -5_000,
          order_error_tax: -350,
          commission: -50_000,
          tips: 1_500,
          ads_marketing: -6_000,
          capital_repayment: -20_000,
        },
      },
    ],
    { payoutRef: 'U2', storeId: 'ma-1', storeName: 'Harbor Grill' },
  );
}

/** D1: DoorDash in Massachusetts, tax passed to the merchant; paid 9 Apr. */
export function exampleD1(): StorePayout {
  return fakePayout(
    [
      {
        on: '2026-04-01',
        cents: {
          gross_sales: 420_000,
          sales_tax: 28_140,
          tips: 1_800,
          commission: -105_000,
          processing_fee: -1_240,
          ads_marketing: -6_300,
          merchant_promo: -18_000,
          platform_promo: -8_500,
          platform_promo_credit: 8_500,
          order_error: -5_820,
          error_recovery: 2_135,
        },
      },
    ],
    { platform: 'doordash', payoutRef: 'D1', payoutOn: '2026-04-09', storeId: 'ma-2' },
  );
}

/** D2: DoorDash in Pennsylvania, a facilitator state: the tax is information only. */
export function exampleD2(): StorePayout {
  return fakePayout(
    [
      {
        on: '2026-04-01',
        memoTax: 17_400,
        cents: {
          gross_sales: 300_000,
          commission: -45_000,
          ads_marketing: -4_240,
          merchant_promo: -10_000,
          platform_promo: -4_000,
          platform_promo_credit: 4_000,
          order_error: -3_675,
          error_recovery: 1_225,
        },
      },
    ],
    { platform: 'doordash', payoutRef: 'D2', payoutOn: '2026-04-09', storeId: 'pa-2' },
  );
}

/** C1: Uber Eats in Ontario, HST 13 %, a GST-registered restaurant. */
export function exampleC1(): StorePayout {
  return fakePayout(
    [
      {
        on: '2026-04-01',
        cents: {
          gross_sales: 200_000,
          sales_tax: 26_000,
          merchant_promo: -10_000,
          merchant_promo_tax: -1_300,
          commission: -60_000,
          commission_tax: -7_800,
          order_error: -4_000,
          order_error_tax: -520,
          ads_marketing: -5_000,
          ads_marketing_tax: -650,
        },
      },
    ],
    { currency: 'CAD', payoutRef: 'C1', storeId: 'on-1' },
  );
}

/** C2: DoorDash in Ontario. */
export function exampleC2(): StorePayout {
  return fakePayout(
    [
      {
        on: '2026-04-01',
        cents: {
          gross_sales: 150_000,
          sales_tax: 18_720,
          commission: -37_500,
          commission_tax: -4_875,
          ads_marketing: -3_000,
          ads_marketing_tax: -390,
          merchant_promo: -6_000,
          order_error: -2_000,
          order_error_tax: -260,
        },
      },
    ],
    { platform: 'doordash', currency: 'CAD', payoutRef: 'C2', storeId: 'on-2' },
  );
}
