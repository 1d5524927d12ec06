import { describe, expect, test } from 'vitest';
import { formatMoney, formatShare } from './format-money.ts';

describe('formatMoney', () => {
  test('groups thousands and keeps two decimals', () => {
    expect(formatMoney(510_000, { currency: 'USD' })).toBe('$5,100.00');
    expect(formatMoney(5, { currency: 'USD' })).toBe('$0.05');
    expect(formatMoney(0, { currency: 'USD' })).toBe('$0.00');
  });

  test('writes a true minus sign before the currency', () => {
    expect(formatMoney(-1200, { currency: 'USD' })).toBe('\u2212$12.00');
    expect(formatMoney(-1, { currency: 'CAD', show: 'none' })).toBe('\u22120.01');
  });

  test('leaves the currency to the column head when asked', () => {
    expect(formatMoney(329_050, { currency: 'USD', show: 'none' })).toBe('3,290.50');
  });

  test('writes plus signs and parentheses when asked, and neither for zero', () => {
    expect(formatMoney(2332, { currency: 'USD', sign: 'always' })).toBe('+$23.32');
    expect(formatMoney(0, { currency: 'USD', sign: 'always' })).toBe('$0.00');
    expect(formatMoney(-1200, { currency: 'USD', sign: 'accounting' })).toBe('($12.00)');
    expect(formatMoney(0, { currency: 'USD', sign: 'accounting' })).toBe('$0.00');
  });

  test.each([
    ['en-US', 'USD', '$12.00'],
    ['en-US', 'CAD', 'CA$12.00'],
    ['fr-CA', 'CAD', '12,00\u00A0$'],
    ['fr-CA', 'USD', '12,00\u00A0$\u00A0US'],
  ] as const)('in %s, %s is not written as the other currency is', (locale, currency, text) => {
    expect(formatMoney(1200, { currency, locale })).toBe(text);
    expect(formatMoney(-1200, { currency, locale })).toBe(`\u2212${text}`);
  });

  test('is exact where a binary fraction is not', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, { currency: 'USD', show: 'none' })).toBe(
      '90,071,992,547,409.91',
    );
    expect(formatMoney(900_719_925_474_099, { currency: 'USD', show: 'none' })).toBe(
      '9,007,199,254,740.99',
    );
  });

  test('follows the locale', () => {
    expect(formatMoney(123_456, { currency: 'CAD', show: 'none', locale: 'de-DE' })).toBe(
      '1.234,56',
    );
  });

  test('refuses a fraction of a cent', () => {
    expect(() => formatMoney(12.5, { currency: 'USD' })).toThrow(RangeError);
  });
});

describe('formatShare', () => {
  test('has one decimal and ignores the sign', () => {
    expect(formatShare(-127_500, 510_000)).toBe('25.0%');
    expect(formatShare(329_050, 510_000)).toBe('64.5%');
    expect(formatShare(0, 510_000)).toBe('0.0%');
  });

  test('rounds half away from zero', () => {
    expect(formatShare(5, 10_000)).toBe('0.1%');
    expect(formatShare(4, 10_000)).toBe('0.0%');
  });

  test('is null when there is no whole to share', () => {
    expect(formatShare(100, 0)).toBeNull();
  });
});
