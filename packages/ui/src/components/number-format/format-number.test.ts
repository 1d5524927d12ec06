import { describe, expect, test } from 'vitest';
import { formatNumber, formatPercent } from './format-number.ts';

describe('formatNumber', () => {
  test('groups thousands and shows the requested decimals', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567');
    expect(formatNumber(1_234.5, { decimals: 2 })).toBe('1,234.50');
  });

  test('writes a true minus sign in every locale', () => {
    expect(formatNumber(-12)).toBe('\u221212');
    expect(formatNumber(-1_234.5, { decimals: 1, locale: 'de-DE' })).toBe('\u22121.234,5');
    expect(formatNumber(-12, { locale: 'ar-EG-u-nu-latn' })).toBe('\u221212');
  });

  test('rounds half away from zero; a value rounded to zero has no sign', () => {
    expect(formatNumber(2.5)).toBe('3');
    expect(formatNumber(-2.5)).toBe('\u22123');
    expect(formatNumber(-0.004, { decimals: 2, sign: 'always' })).toBe('0.00');
    expect(formatNumber(-0)).toBe('0');
  });

  test('writes plus signs and parentheses on request', () => {
    expect(formatNumber(3, { sign: 'always' })).toBe('+3');
    expect(formatNumber(-3, { sign: 'accounting' })).toBe('(3)');
    expect(formatNumber(3, { sign: 'accounting' })).toBe('3');
  });

  test('throws for a value that is not a number', () => {
    expect(() => formatNumber(Number.NaN)).toThrow(RangeError);
    expect(() => formatNumber(Infinity)).toThrow(RangeError);
  });
});

describe('formatPercent', () => {
  test('has one decimal and a non-breaking space', () => {
    expect(formatPercent(2_500)).toBe('25.0%');
    expect(formatPercent(-1_250)).toBe('\u221212.5%');
    expect(formatPercent(5)).toBe('0.1%');
    expect(formatPercent(-4)).toBe('0.0%');
  });

  test('follows the requested locale, decimals and sign', () => {
    expect(formatPercent(2_500, { locale: 'de-DE' })).toBe('25,0\u00A0%');
    expect(formatPercent(2_549, { decimals: 0 })).toBe('25%');
    expect(formatPercent(420, { sign: 'always' })).toBe('+4.2%');
    expect(formatPercent(-420, { sign: 'accounting' })).toBe('(4.2%)');
  });
});
