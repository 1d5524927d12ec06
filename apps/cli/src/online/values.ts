import { InvalidArgumentError } from 'commander';

export function toWholeNumber(least: number, most = Number.POSITIVE_INFINITY) {
  return (text: string): number => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) {
      const upTo = most === Number.POSITIVE_INFINITY ? 'on' : `to ${most}`;
      throw new InvalidArgumentError(`Use a whole number from ${least} ${upTo}.`);
    }
    return value;
  };
}

const DAY_MS = 86_400_000;

/** `YYYY-MM-DD`, or `7d` for the day that was seven days ago (UTC). */
export function toDay(text: string): string {
  const ago = /^(\d{1,4})d$/.exec(text)?.[1];
  const day =
    ago === undefined
      ? text
      : new Date(Date.now() - Number(ago) * DAY_MS).toISOString().slice(0, 10);
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day) {
    throw new InvalidArgumentError('It is a day as 2026-11-30, or 7d for a week ago.');
  }
  return day;
}

/** `24h` or `7d` from now, or an instant with its offset from UTC. */
export function toLaterInstant(text: string): Date {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  if (count !== undefined) {
    return new Date(Date.now() + Number(count) * (unit === 'h' ? HOUR_MS : DAY_MS));
  }
  const hasOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = hasOffset ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(instant.getTime())) {
    throw new InvalidArgumentError('Use a time like 2026-11-29T06:00Z, or 24h for a day from now.');
  }
  return instant;
}

const HOUR_MS = 3_600_000;

/** `24h`, `7d`, or the start of a day (UTC). */
export function toInstant(text: string): Date {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  return count === undefined
    ? new Date(toDay(text))
    : new Date(Date.now() - Number(count) * (unit === 'h' ? HOUR_MS : DAY_MS));
}
