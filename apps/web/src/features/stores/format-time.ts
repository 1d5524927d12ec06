import { byLanguage } from '../../shared/language/by-language.ts';
import { words } from './stores.messages.tsx';

const clock = byLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

/** `04:00` becomes "4:00 AM", in French "4 h 00", and `00:00` "Midnight". */
export function formatTime(time: string): string {
  // Some CLDR versions use a narrow no-break space before AM and PM.
  return time === '00:00'
    ? words.midnight
    : clock()
        .format(new Date(`1970-01-01T${time}Z`))
        .replaceAll('\u202F', ' ');
}
