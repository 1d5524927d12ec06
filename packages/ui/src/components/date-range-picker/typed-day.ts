import { westernDigits } from '../number-field/scaled-number.ts';
import { readDay } from './date-range.ts';

type Part = 'year' | 'month' | 'day';

const LETTERS: Record<Part, string> = { year: 'YYYY', month: 'MM', day: 'DD' };

/**
 * Parses a day typed as `YYYY-MM-DD` or in the locale's order ("11/21/2026" in en-US, "21.11.2026" in de-DE); null if
 * invalid. A two-digit year is refused rather than guessed.
 */
export function readTypedDay(text: string, locale: string): string | null {
  const plain = westernDigits(text)
    .replaceAll(/[\u200E\u200F\u061C]/gu, '')
    .trim();
  const iso = readDay(plain);
  if (iso !== null) {
    return iso;
  }
  const figures = /^(\d{1,4})[./\s-]+(\d{1,4})[./\s-]+(\d{1,4})\.?$/.exec(plain);
  if (figures === null) {
    return null;
  }
  const part = (name: Part) => figures[dayOrder(locale).indexOf(name) + 1] ?? '';
  return part('year').length === 4
    ? readDay(`${part('year')}-${part('month')}-${part('day')}`)
    : null;
}

/** A numeric day in the locale's order: "11/21/2026". */
export function writeDay(day: string, locale: string): string {
  return figures(locale)
    .format(Date.parse(`${day}T00:00Z`))
    .replaceAll(/[\u200E\u200F]/gu, '');
}

/** The locale's date pattern: "MM/DD/YYYY". */
export function dayPattern(locale: string): string {
  return figures(locale)
    .formatToParts(0)
    .map(({ type, value }) => (isPart(type) ? LETTERS[type] : value))
    .join('')
    .replaceAll(/[\u200E\u200F]/gu, '');
}

function dayOrder(locale: string): readonly string[] {
  return figures(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);
}

function figures(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
}

function isPart(type: string): type is Part {
  return Object.hasOwn(LETTERS, type);
}
