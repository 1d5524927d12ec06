import type { ComponentCents } from '../model/components.ts';
import type { IdentityResult } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Currency, Money } from '../money/cents.ts';

/**
 * I3, payout: the sum of a payout's rows is the amount of the payout summary, in one currency. With several summaries that
 * disagree, the largest difference counts.
 *
 * @returns The difference is rows less summary, in cents.
 *
 * @example
 * const rows = { cents: toCents(125_000), currency: 'USD' } as const;
 * checkPayoutSum(rows, [{ cents: toCents(124_000), currency: 'USD' }]);
 * // { id: 'I3', holds: false, differenceCents: 1000 }
 */
export function checkPayoutSum<C extends Currency>(
  rows: Money<C>,
  summaries: readonly Money<NoInfer<C>>[],
): IdentityResult {
  let differenceCents = 0;
  for (const summary of summaries) {
    const difference = rows.cents - summary.cents;
    if (Math.abs(difference) > Math.abs(differenceCents)) {
      differenceCents = difference;
    }
  }
  return { id: 'I3', holds: differenceCents === 0, differenceCents: toCents(differenceCents) };
}

/**
 * I7, facilitator: what the platform withheld is all of the tax on sales, price adjustments, offers and order errors.
 * The difference is "split tax" that the restaurant has to remit itself.
 *
 * @returns `null` when nothing was withheld: the store is not facilitated.
 *
 * @example
 * checkFacilitatorTax({ sales_tax: toCents(700), facilitator_tax_withheld: toCents(-600) });
 * // { id: 'I7', holds: false, differenceCents: 100 }
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
  return { id: 'I7', holds: differenceCents === 0, differenceCents: toCents(differenceCents) };
}
