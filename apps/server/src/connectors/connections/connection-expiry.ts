const DAY_MS = 86_400_000;

/** Days before access expires at which people are notified, once each. */
const WARNED_AT_DAYS = [14, 7, 1] as const;
const [FIRST_WARNING_DAYS] = WARNED_AT_DAYS;

/** `expiring` from the first warning on; `endsAt` is null if access does not expire. */
export function statusUntil(endsAt: Date | null, now: Date): 'connected' | 'expiring' {
  return daysLeft(endsAt, now) <= FIRST_WARNING_DAYS ? 'expiring' : 'connected';
}

/**
 * The warning that is due: the smallest of `WARNED_AT_DAYS` that covers the time left, unless that or a later warning was
 * sent before.
 */
export function warningDue(
  { endsAt, warnedDays }: { endsAt: Date; warnedDays: number | null },
  now: Date,
): number | null {
  const left = daysLeft(endsAt, now);
  const due = WARNED_AT_DAYS.findLast((days) => left <= days);
  return due === undefined || (warnedDays !== null && warnedDays <= due) ? null : due;
}

/** Rounded up, so that a warning of one day means at most one day. */
export function daysLeft(endsAt: Date | null, now: Date): number {
  return endsAt === null
    ? Number.POSITIVE_INFINITY
    : Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
}
