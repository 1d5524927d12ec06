import { fromAbsolute } from '@internationalized/date';

/** `2026-05-05T03:20:37-07:00`: the company's local time with its offset, as in MetaData. */
export function companyTime(ms: number, timeZone: string): string {
  return companyTimeWithMs(ms - (ms % 1000), timeZone).replace('.000', '');
}

/** `2026-05-05T03:20:37.245-07:00`, as in `time` of a response. */
export function companyTimeWithMs(ms: number, timeZone: string): string {
  const zoned = fromAbsolute(ms, timeZone);
  const [date = '', rest = ''] = zoned.toString().split('T');
  const offset = /[+-]\d\d:\d\d/.exec(rest)?.[0] ?? '+00:00';
  const time = rest.slice(0, 8);
  return `${date}T${time}.${String(zoned.millisecond).padStart(3, '0')}${offset}`;
}

/** Today's ISO date in the company's time zone. */
export function companyToday(ms: number, timeZone: string): string {
  return fromAbsolute(ms, timeZone).toString().slice(0, 10);
}
