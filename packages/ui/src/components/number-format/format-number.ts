import { kitLocale } from '../../kit-words/kit-language.ts';

export type NumberFormat = {
  /** The exact number of decimals; defaults to 0. */
  decimals?: number | undefined;
  /** `negative` marks losses, `always` writes a plus too, `accounting` puts losses in parentheses. */
  sign?: 'negative' | 'always' | 'accounting' | undefined;
  locale?: string | undefined;
};

const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00A0';
// Some locales write them beside the sign; they are not needed, because the text is bidi-isolated.
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/g;
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number: grouped, with a true minus sign (U+2212), rounded half away from zero. Zero after rounding has no
 * sign. Throws if it is not finite.
 *
 * @throws RangeError if `value` is not finite.
 *
 * @example
 * formatNumber(1234.5, { decimals: 1 }); // '1,234.5'
 * formatNumber(-3, { sign: 'accounting' }); // '(3)'
 */
export function formatNumber(value: number, format: NumberFormat = {}): string {
  const { decimals = 0, sign = 'negative', locale = kitLocale() } = format;
  if (!Number.isFinite(value)) {
    throw new RangeError(`formatNumber takes a finite number, not ${value}: give null instead.`);
  }
  const parts = formatterOf(locale, decimals).formatToParts(value);
  const isLoss = parts.some(({ type }) => type === 'minusSign');
  const digits = parts
    .filter(({ type }) => type !== 'minusSign' && type !== 'plusSign')
    .map((part) => part.value)
    .join('')
    .replaceAll(DIRECTION_MARKS, '');
  if (isLoss) {
    return sign === 'accounting' ? `(${digits})` : `${MINUS}${digits}`;
  }
  const isGain = parts.some(({ type }) => type === 'plusSign');
  return sign === 'always' && isGain ? `+${digits}` : digits;
}

/**
 * Formats basis points (2500 is 25%) as a percentage, with one decimal by default: "−12.5%". The locale decides on the
 * space before the percent sign, which German has.
 *
 * @throws RangeError if `basisPoints` is not finite.
 *
 * @example
 * formatPercent(2550, { decimals: 1 }); // '25.5%'
 */
export function formatPercent(basisPoints: number, format: NumberFormat = {}): string {
  const { sign, decimals = 1, locale = kitLocale() } = format;
  const percent = `${percentSpace(locale)}%`;
  const text = formatNumber(basisPoints / 100, { ...format, decimals });
  return sign === 'accounting' && text.endsWith(')')
    ? `${text.slice(0, -1)}${percent})`
    : `${text}${percent}`;
}

/** The locale's space between a number and its percent sign. */
function percentSpace(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0);
  return parts.some(({ type, value }) => type === 'literal' && value.trim() === '')
    ? NO_BREAK_SPACE
    : '';
}

function formatterOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formatters.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'exceptZero',
  });
  formatters.set(key, made);
  return made;
}
