const DAY_MS = 86_400_000;

/** Days before the end of access at which people are told, once each. */
const WARNED_AT_DAYS = [14, 7, 1] as const;
const [FIRST_WARNING_DAYS] = WARNED_AT_DAYS;

/** `expiring` from the first warning on; `endsAt` is null where access does not end by itself. */
export function statusUntil(endsAt: Date | null, now: Date): 'connected' | 'expiring' {
  return daysLeft(endsAt, now) <= FIRST_WARNING_DAYS ? 'expiring' : 'connected';
}

/**
 * The warning that is due: the fewest days of `WARNED_AT_DAYS` that cover what is left, unless people were told of it, or
 * of fewer, before.
 */
export function warningDue(
  { endsAt, warnedDays }: { endsAt: Date; warnedDays: number | null },
  now: Date,
): number | null {
  const left = daysLeft(endsAt, now);
  const due = WARNED_AT_DAYS.findLast((days) => left <= days);
  return due === undefined || (warnedDays !== null && warnedDays <= due) ? null : due;
}

/** Begun days, so that somebody who is told of one day has at most that. */
export function daysLeft(endsAt: Date | null, now: Date): number {
  return endsAt === null
    ? Number.POSITIVE_INFINITY
    : Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
}
