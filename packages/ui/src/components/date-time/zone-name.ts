import { kitLocale } from '../../kit-words/kit-language.ts';

/**
 * A time zone (IANA) as people say it, with its city: "Eastern time (New York)". A zone that this browser does not know
 * is written as it is.
 *
 * @example
 * zoneName('America/New_York'); // 'Eastern time (New York)'
 */
export function zoneName(timeZone: string, locale = kitLocale()): string {
  if (timeZone === 'UTC' || timeZone === 'Etc/UTC') {
    return 'UTC';
  }
  const general = generalName(timeZone, locale);
  const city = zoneCity(timeZone);
  return general === null ? timeZone : `${general.replace(/ Time$/, ' time')} (${city})`;
}

/** The city a zone is named after: "New York", "Indianapolis". */
function zoneCity(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

function generalName(timeZone: string, locale: string): string | null {
  try {
    const parts = new Intl.DateTimeFormat(locale, {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
  } catch {
    // Zones come from preferences and stores that another browser may have set.
    return null;
  }
}
