import type { IdentityResult, Platform, StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Cents, Currency } from '../money/cents.ts';
import { writeMoney } from '../output/amounts.ts';

/** An open difference: never plugged, listed until somebody explains it (`docs/accounting.md`, "Policies"). */
export type Variance = {
  readonly platform: Platform;
  readonly payoutRef: string;
  readonly storeId: string;
  readonly channel: string;
  readonly currency: Currency;
  readonly kind: 'cutoff' | 'held_payout' | 'bank_fee' | 'rounding' | 'unknown';
  readonly cents: Cents;
  readonly message: string;
};

/** The open items of one payout: broken identities, an unpaid payout, promotions that were not refunded. */
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
  const setAside = rowsSetAside(payout);
  if (setAside !== null) {
    found.push({ ...common, kind: 'unknown', ...setAside });
  }
  if (payout.netCents < 0) {
    found.push({
      ...common,
      kind: 'held_payout',
      cents: payout.netCents,
      message: `The rows given add up to ${writeMoney(payout.netCents, currency)}, so nothing was deposited for them alone. If the report is complete, the platform owes nothing and takes this from a later deposit; if rows or files are missing, the deposit is another.`,
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

/**
 * How much more the deposit holds than the entry because rows are in quarantine: the nets that those rows print, not by
 * how much they fail to foot. Null if there are none. Zero cents with a message means that the amount is unknown.
 */
function rowsSetAside({
  identities,
  currency,
}: Pick<StorePayout, 'identities' | 'currency'>): { cents: Cents; message: string } | null {
  const broken = identities.find(({ id, holds }) => (id === 'I1' || id === 'I2') && !holds);
  return broken === undefined
    ? null
    : { cents: broken.differenceCents, message: missingMoney(broken, currency) };
}

/**
 * A sentence about how much the deposit will differ from an entry without the rows in quarantine.
 *
 * @example
 * missingMoney({ id: 'I1', holds: false, differenceCents: toCents(-2_900) }, 'USD');
 * // 'Rows that were set aside print $29.00: the deposit differs from the entry by that much.'
 */
export function missingMoney(
  { differenceCents, rowsOfUnknownAmount: unknown = 0 }: IdentityResult,
  currency: Currency,
): string {
  const rows = unknown === 1 ? '1 row' : `${unknown} rows`;
  if (unknown > 0 && differenceCents === 0) {
    return `The amount of ${rows} that was set aside cannot be read: by how much the deposit differs from the entry is not known.`;
  }
  const known = `Rows that were set aside print ${writeMoney(0 - differenceCents, currency)}: the deposit differs from the entry by that much.`;
  return unknown === 0
    ? known
    : `${known} The amount of ${rows} more cannot be read, so the whole difference is not known.`;
}

function promoFunding(payout: StorePayout): Cents {
  if (payout.platform !== 'doordash') {
    return toCents(0);
  }
  const { platform_promo: paid = 0, platform_promo_credit: credited = 0 } = payout.components;
  return toCents(paid + credited);
}
