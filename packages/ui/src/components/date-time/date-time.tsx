import { tabular } from '../../styles/text.css.ts';
import { formatDate, formatPeriod, formatRelative } from './format-date.ts';
import type { DateFormat, DateStyle } from './format-date.ts';

export type DateTimeProps = DateFormat & {
  /** An ISO moment or a calendar day `YYYY-MM-DD`. */
  iso: string;
  show?: DateStyle | undefined;
};

/**
 * An instant in the store's time zone, or a calendar day. Hovering an instant shows it in UTC.
 *
 * **When:** every date and time on a page. **When not:** relative time (`RelativeTime`), a range of days (`Period`).
 *
 * **Accessibility:** a `time` element with a machine-readable value.
 *
 * @example
 * <DateTime iso="2026-04-07T21:04:00Z" timeZone="America/New_York" /> // Apr 7, 2026, 5:04 PM
 */
export function DateTime({ iso, show = 'moment', ...format }: DateTimeProps) {
  const isMoment = iso.includes('T');
  return (
    <time
      dateTime={iso}
      className={tabular}
      title={isMoment ? `${formatDate(iso, 'moment', { locale: format.locale })} UTC` : undefined}
    >
      {formatDate(iso, show, format)}
    </time>
  );
}

export type RelativeTimeProps = DateFormat & {
  iso: string;
  /** The current time, from the page's clock. */
  now: Date;
};

/**
 * A relative time. Hovering shows the instant itself.
 *
 * @example
 * <RelativeTime iso="2026-04-07T21:04:00Z" now={new Date()} /> // 3 minutes ago
 */
export function RelativeTime({ iso, now, locale, timeZone }: RelativeTimeProps) {
  return (
    <time dateTime={iso} title={formatDate(iso, 'moment', { locale, timeZone })}>
      {formatRelative(iso, now, locale)}
    </time>
  );
}

export type PeriodProps = {
  /** First and last calendar day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  locale?: string | undefined;
};

/**
 * A period of whole days, inclusive.
 *
 * @example
 * <Period from="2026-03-30" to="2026-04-05" /> // Mar 30 – Apr 5, 2026
 */
export function Period({ from, to, locale }: PeriodProps) {
  return (
    <time dateTime={`${from}/${to}`} className={tabular}>
      {formatPeriod(from, to, { locale })}
    </time>
  );
}
