import type { IsoDate } from '../model/reading.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `7 Apr`, locale-independent: memos are compared and hashed. */
export function writeDay(on: IsoDate): string {
  const [, month, day] = on.split('-').map(Number);
  return `${day ?? ''} ${MONTHS[(month ?? 0) - 1] ?? ''}`;
}

/** `Apr 7`, for display text that is never compared. */
export function writeAmericanDay(on: IsoDate): string {
  const [, month, day] = on.split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1] ?? ''} ${day ?? ''}`;
}

/** `30 Mar to 5 Apr 2026`, `5 Apr 2026`, or with both years if they differ. */
export function writePeriod(firstOn: IsoDate, lastOn: IsoDate): string {
  const last = `${writeDay(lastOn)} ${lastOn.slice(0, 4)}`;
  if (firstOn === lastOn) {
    return last;
  }
  const first = writeDay(firstOn);
  return firstOn.slice(0, 4) === lastOn.slice(0, 4)
    ? `${first} to ${last}`
    : `${first} ${firstOn.slice(0, 4)} to ${last}`;
}
