import { tabular } from '../../styles/text.css.ts';
import { formatDate, formatPeriod, formatRelative } from './format-date.ts';
import type { DateFormat, DateStyle } from './format-date.ts';

export type DateTimeProps = DateFormat & {
  /** An ISO moment or a calendar day `YYYY-MM-DD`. */
  iso: string;
  show?: DateStyle | undefined;
};

/**
 * A moment in the time zone of the store, or a calendar day. Pointing at a moment shows it in UTC.
 *
 * **When:** every date and time on a page. **When not:** how long ago something was (`RelativeTime`), a span of days
 * (`Period`).
 *
 * **Accessibility:** a `time` element with the moment as machines read it.
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
  /** The present, from the clock of the page. */
  now: Date;
};

/**
 * How long ago. Pointing at it shows the moment itself.
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
 * A period of whole days, both ends in it.
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
