import type { Platform, StorePayout } from '../model/reading.ts';
import { writeMoney } from '../output/amounts.ts';

/** A difference with an owner: never plugged, listed until somebody explains it (accounting reference, 4.8). */
export type Variance = {
  readonly platform: Platform;
  readonly payoutRef: string;
  readonly storeId: string;
  readonly channel: string;
  readonly currency: 'USD' | 'CAD';
  readonly kind: 'cutoff' | 'held_payout' | 'bank_fee' | 'rounding' | 'unknown';
  readonly cents: number;
  readonly message: string;
};

/** The open items of one payout: identities that do not hold, a payout that was not paid, promotions not refunded. */
export function payoutVariances(payout: StorePayout): Variance[] {
  const { platform, payoutRef, storeId, channel, currency } = payout;
  const common = { platform, payoutRef, storeId, channel, currency };
  const found: Variance[] = [];
  for (const identity of payout.identities) {
    // I7 has its own account (split tax); I5 would have blocked the payout.
    if (!identity.holds && (identity.id === 'I3' || identity.id === 'I4')) {
      const cutoff = identity.breakKind !== undefined && identity.breakKind !== 'unexplained';
      found.push({
        ...common,
        kind: cutoff ? 'cutoff' : 'unknown',
        cents: identity.differenceCents,
        message: `${identity.id} is off by ${writeMoney(identity.differenceCents, currency)}: the rows and the platform's own summary differ.`,
      });
    }
  }
  if (payout.netCents < 0) {
    found.push({
      ...common,
      kind: 'held_payout',
      cents: payout.netCents,
      message: `The payout is negative: the platform carries ${writeMoney(payout.netCents, currency)} into a later deposit.`,
    });
  }
  const funding = promoFunding(payout);
  if (funding !== 0) {
    found.push({
      ...common,
      kind: 'unknown',
      cents: funding,
      message: `Promotions paid for by others and their credits differ by ${writeMoney(funding, currency)}; the difference stays on the pass-through account.`,
    });
  }
  return found;
}

function promoFunding(payout: StorePayout): number {
  if (payout.platform !== 'doordash') {
    return 0;
  }
  const { platform_promo: paid = 0, platform_promo_credit: credited = 0 } = payout.components;
  return paid + credited;
}
