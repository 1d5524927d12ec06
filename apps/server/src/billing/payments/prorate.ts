import type { ChangeAmounts, PaidPlan } from './payment-provider.ts';

type Price = Pick<PaidPlan, 'priceCents' | 'interval'>;

export type Proration = {
  readonly from: Price;
  readonly to: Price;
  /** What is paid for now. */
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly at: Date;
  /** Of earlier changes. */
  readonly creditCents: number;
};

/**
 * What changing a plan costs, by the second: the rest of the one plan is credited, the same rest of the other charged. A
 * plan of another interval begins a new period of its own, charged in full. Parts of a cent are rounded to the nearest.
 */
export function prorate({
  from,
  to,
  periodStartsAt,
  periodEndsAt,
  at,
  creditCents,
}: Proration): ChangeAmounts {
  const rest = Math.max(0, periodEndsAt.getTime() - at.getTime());
  const whole = periodEndsAt.getTime() - periodStartsAt.getTime();
  const restOf = (cents: number) => (whole <= 0 ? 0 : Math.round((cents * rest) / whole));
  const isSameInterval = from.interval === to.interval;
  const credit = restOf(from.priceCents);
  const charge = isSameInterval ? restOf(to.priceCents) : to.priceCents;
  return {
    creditCents: credit,
    chargeCents: charge,
    dueNowCents: Math.max(0, charge - credit - creditCents),
    creditLeftCents: Math.max(0, credit - charge),
    periodEndsAt: isSameInterval ? periodEndsAt : afterInterval(at, to.interval),
  };
}

/** One interval later, on the same day of the month, or on its last one where it has no such day. */
export function afterInterval(instant: Date, interval: PaidPlan['interval']): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + (interval === 'year' ? 12 : 1));
  if (later.getUTCDate() !== instant.getUTCDate()) {
    // Over the end of the month: the day before its first.
    later.setUTCDate(0);
  }
  return later;
}
