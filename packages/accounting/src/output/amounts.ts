import type { Currency } from '../money/cents.ts';

/**
 * Cents as a plain decimal.
 *
 * @example
 * toDecimal(-123456); // '-1234.56'
 */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const SYMBOLS = { USD: '$', CAD: 'CA$' } as const;

/**
 * Cents as a person reads them, minus sign U+2212.
 *
 * @example
 * writeMoney(-123456, 'USD'); // '−$1,234.56'
 * writeMoney(5, 'CAD'); // 'CA$0.05'
 */
export function writeMoney(cents: number, currency: Currency): string {
  const [whole = '0', fraction = '00'] = toDecimal(Math.abs(cents)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, ',');
  return `${cents < 0 ? '−' : ''}${SYMBOLS[currency]}${grouped}.${fraction}`;
}

/**
 * Basis points as a percentage with one decimal, rounded half away from zero.
 *
 * @example
 * writeShare(2500); // '25.0%'
 */
export function writeShare(basisPoints: number): string {
  const tenths = Math.sign(basisPoints) * Math.round(Math.abs(basisPoints) / 10);
  const whole = Math.trunc(Math.abs(tenths) / 10);
  return `${tenths < 0 ? '−' : ''}${whole}.${Math.abs(tenths) % 10}%`;
}
