import type { IsoDate } from '../model/reading.ts';

/** How an order reached the customer, as distinguished in contracts. */
export type OrderMode = 'delivery' | 'pickup' | 'storefront';

/** An agreed commission, effective from a day on. */
export type AgreedCommission = {
  readonly mode: OrderMode;
  /** Parts per million of the sales: 250000 is 25%. */
  readonly ratePpm: number;
  readonly startsOn: IsoDate;
};

/** A report row with sales or a commission. */
export type CommissionRow = {
  /** The day of trade; null if the row belongs to the end of its payout. */
  readonly on: IsoDate | null;
  /** Null if the report does not say. */
  readonly mode: OrderMode | null;
  /** Item sales before discounts, without tax, in cents: what both platforms charge their commission on. */
  readonly salesCents: number;
  /** Cents, positive when the platform took them. */
  readonly chargedCents: number;
};

/** In cents; the amounts cover only the affected orders. */
export type CommissionDifference = {
  readonly ordersCompared: number;
  readonly ordersAffected: number;
  readonly salesCents: number;
  readonly chargedCents: number;
  readonly agreedCents: number;
  /** The overcharge; negative if less was charged than agreed. */
  readonly differenceCents: number;
};

/** Platforms do not publish how they round an order's commission; a cent either way counts as rounding. */
const ROUNDING_CENTS = 1;

/**
 * Compares each order's commission with the agreed rate of its mode and day. If the report does not state the mode, the
 * agreed rate nearest to the charge counts, so that a difference is never overstated. An order without an agreed rate is
 * skipped. Returns null if every compared order was charged as agreed.
 *
 * @param periodEndOn The day of rows without their own.
 *
 * @example
 * const agreed = [{ mode: 'delivery', ratePpm: 250_000, startsOn: '2026-01-01' }] as const;
 * const row = { on: '2026-04-01', mode: 'delivery', salesCents: 10_000, chargedCents: 3_000 } as const;
 * compareCommission([row], agreed, '2026-04-05')?.differenceCents; // 500
 */
export function compareCommission(
  rows: Iterable<CommissionRow>,
  agreed: readonly AgreedCommission[],
  periodEndOn: IsoDate,
): CommissionDifference | null {
  const total = {
    ordersCompared: 0,
    ordersAffected: 0,
    salesCents: 0,
    chargedCents: 0,
    agreedCents: 0,
  };
  for (const row of rows) {
    const rates = ratesOf(agreed, row.mode, row.on ?? periodEndOn);
    if (rates.length === 0) {
      continue;
    }
    total.ordersCompared += 1;
    const agreedCents = nearest(
      rates.map((ratePpm) => shareOf(row.salesCents, ratePpm)),
      row.chargedCents,
    );
    if (Math.abs(row.chargedCents - agreedCents) > ROUNDING_CENTS) {
      total.ordersAffected += 1;
      total.salesCents += row.salesCents;
      total.chargedCents += row.chargedCents;
      total.agreedCents += agreedCents;
    }
  }
  return total.ordersAffected === 0
    ? null
    : { ...total, differenceCents: total.chargedCents - total.agreedCents };
}

/** The rates of a day: of each mode the one that started last. */
function ratesOf(
  agreed: readonly AgreedCommission[],
  mode: OrderMode | null,
  on: IsoDate,
): number[] {
  const latest = new Map<OrderMode, AgreedCommission>();
  for (const rate of agreed) {
    const known = latest.get(rate.mode);
    const counts = rate.startsOn <= on && (mode === null || rate.mode === mode);
    if (counts && (known === undefined || known.startsOn < rate.startsOn)) {
      latest.set(rate.mode, rate);
    }
  }
  return [...latest.values()].map(({ ratePpm }) => ratePpm);
}

/** Rounded half away from zero; exact in integers. */
function shareOf(cents: number, ratePpm: number): number {
  const share = Number((BigInt(Math.abs(cents)) * BigInt(ratePpm) + 500_000n) / 1_000_000n);
  return cents < 0 ? -share : share;
}

function nearest(candidates: readonly number[], cents: number): number {
  const [first = 0, ...rest] = candidates;
  return rest.reduce(
    (best, one) => (Math.abs(one - cents) < Math.abs(best - cents) ? one : best),
    first,
  );
}
