import { formatPercent } from '../number-format/format-number.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';

export type Currency = 'USD' | 'CAD';

/** How an amount is written; `accounting` puts losses in parentheses. */
export type MoneyFormat = {
  currency: Currency;
  /**
   * `symbol` writes "$12.00" and "CA$12.00", in Canadian French "12,00 $" and "12,00 $ US": no two currencies share a
   * sign. `none` writes "12.00" for columns that name the currency once.
   */
  show?: 'symbol' | 'none' | undefined;
  /** `negative` marks losses, `always` writes a plus too, `accounting` puts losses in parentheses. */
  sign?: 'negative' | 'always' | 'accounting' | undefined;
  locale?: string | undefined;
};

const MINUS = '\u2212';
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats integer cents: grouped, two decimals, a true minus sign. Throws on a fraction of a cent.
 *
 * @throws RangeError if `cents` is not an integer.
 *
 * @example
 * formatMoney(-123_456, { currency: 'USD' }); // '−$1,234.56'
 * formatMoney(-123_456, { currency: 'USD', sign: 'accounting' }); // '($1,234.56)'
 */
export function formatMoney(cents: number, format: MoneyFormat): string {
  const { currency, show = 'symbol', sign = 'negative', locale = kitLocale() } = format;
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`formatMoney takes whole cents, not ${cents}: convert before showing.`);
  }
  const digits = unsignedFormatter(locale, currency, show).format(decimalOf(Math.abs(cents)));
  if (cents < 0) {
    return sign === 'accounting' ? `(${digits})` : `${MINUS}${digits}`;
  }
  return sign === 'always' && cents > 0 ? `+${digits}` : digits;
}

/**
 * A share with one decimal, rounded half away from zero: `formatShare(-127500, 510000)` is "25.0%". Null when the whole is zero.
 *
 * @example
 * formatShare(2_500, 10_000); // '25.0%'
 * formatShare(2_500, 0); // null
 */
export function formatShare(partCents: number, wholeCents: number): string | null {
  if (wholeCents === 0) {
    return null;
  }
  const tenths = Math.floor(
    (Math.abs(partCents) * 2000 + Math.abs(wholeCents)) / (2 * Math.abs(wholeCents)),
  );
  return formatPercent(tenths * 10);
}

// A decimal string avoids floating point.
function decimalOf(cents: number): `${number}` {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` as `${number}`;
}

function unsignedFormatter(
  locale: string,
  currency: Currency,
  show: 'symbol' | 'none',
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${show}`;
  const known = formatters.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    ...(show === 'symbol' ? { style: 'currency', currency } : {}),
  });
  formatters.set(key, made);
  return made;
}
