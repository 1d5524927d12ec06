import type { ComponentCents } from '../model/components.ts';
import type { IdentityResult } from '../model/reading.ts';

/**
 * I3, payout: the sum of a payout's rows is the amount of the payout summary. With several summaries that disagree, the
 * largest difference counts.
 *
 * @returns The difference is rows less summary, in cents.
 *
 * @example
 * checkPayoutSum(125_000, [124_000]); // { id: 'I3', holds: false, differenceCents: 1_000 }
 */
export function checkPayoutSum(rowsCents: number, summaryCents: readonly number[]): IdentityResult {
  let differenceCents = 0;
  for (const cents of summaryCents) {
    const difference = rowsCents - cents;
    if (Math.abs(difference) > Math.abs(differenceCents)) {
      differenceCents = difference;
    }
  }
  return { id: 'I3', holds: differenceCents === 0, differenceCents };
}

/**
 * I7, facilitator: what the platform withheld is all of the tax on sales, price adjustments, offers and order errors.
 * The difference is "split tax" that the restaurant has to remit itself.
 *
 * @returns `null` when nothing was withheld: the store is not facilitated.
 */
export function checkFacilitatorTax(components: ComponentCents): IdentityResult | null {
  const withheld = components.facilitator_tax_withheld ?? 0;
  if (withheld === 0) {
    return null;
  }
  const differenceCents =
    withheld +
    (components.sales_tax ?? 0) +
    (components.price_adjustment_tax ?? 0) +
    (components.merchant_promo_tax ?? 0) +
    (components.order_error_tax ?? 0) +
    (components.error_recovery_tax ?? 0);
  return { id: 'I7', holds: differenceCents === 0, differenceCents };
}
