import type { ChangeAmounts, PaidPlan } from './payment-provider.ts';

type Price = Pick<PaidPlan, 'priceCents' | 'interval'>;

export type Proration = {
  readonly from: Price;
  readonly to: Price;
  /** The current paid period. */
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly at: Date;
  /** From earlier changes. */
  readonly creditCents: number;
};

/**
 * The cost of a change of plan, prorated by the second: the remainder of the old plan is credited, the same remainder
 * of the new plan is charged. A plan of another interval starts a new period, charged in full. Fractions of a cent are
 * rounded to the nearest cent.
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

/** One interval later, on the same day of the month, or on the last day of a month that is too short. */
export function afterInterval(instant: Date, interval: PaidPlan['interval']): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + (interval === 'year' ? 12 : 1));
  if (later.getUTCDate() !== instant.getUTCDate()) {
    // Overflowed into the next month: day 0 is the last day of the month before.
    later.setUTCDate(0);
  }
  return later;
}
