import { describe, expect, test } from 'vitest';
import { readNumber, writeNumber } from './scaled-number.ts';

const cents = (text: string, locale = 'en-US') => readNumber(text, { scale: 2, locale });

describe('readNumber', () => {
  test.each([
    ['1234.56', 123_456],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
    ['1\u202F234,56', 123_456],
    ["1'234.56", 123_456],
    ['$1,234.56', 123_456],
    ['CA$1,234.56', 123_456],
    ['1.234,56 USD', 123_456],
    ['1,234,567', 123_456_700],
    ['1,234', 123_400],
    ['12', 1200],
    ['12.', 1200],
    ['12,5', 1250],
    ['.5', 50],
    ['0.50', 50],
    ['12.500', null],
    ['١٬٢٣٤٫٥٦', 123_456],
  ])('reads %s in English', (text, value) => {
    expect(cents(text)).toEqual(value === null ? { problem: 'ambiguous' } : { value });
  });

  test.each([
    ['-12.34', -1234],
    ['−12.34', -1234],
    ['12.34-', -1234],
    ['(12.34)', -1234],
    ['-$12.34', -1234],
    ['+12.34', 1234],
    ['-0.00', 0],
  ])('reads the sign of %s', (text, value) => {
    expect(cents(text)).toEqual({ value });
  });

  test('lets the language decide between thousands and decimals', () => {
    expect(cents('1.234', 'de-DE')).toEqual({ value: 123_400 });
    expect(cents('1,234', 'en-US')).toEqual({ value: 123_400 });
  });

  test('refuses to guess where a separator could be of either kind', () => {
    expect(cents('1.234', 'en-US')).toEqual({ problem: 'ambiguous' });
    expect(cents('1,234', 'de-DE')).toEqual({ problem: 'ambiguous' });
    expect(cents('0,234', 'en-US')).toEqual({ problem: 'ambiguous' });
  });

  test.each(['abc', '1.2.3', '1,23,4.5', '12..3', '-', '--5', '-5-', '1e5', '()', '12 3x'])(
    'does not read %s',
    (text) => {
      expect(cents(text)).toEqual({ problem: 'unreadable' });
    },
  );

  test('refuses more decimals than the unit has, but not zeros', () => {
    expect(cents('1.2345')).toEqual({ problem: 'too_precise' });
    expect(cents('1,000.2300')).toEqual({ value: 100_023 });
    expect(readNumber('2.5', { scale: 0, locale: 'en-US' })).toEqual({ problem: 'too_precise' });
  });

  test('takes three decimals where the field has them', () => {
    expect(readNumber('1.234', { scale: 3, locale: 'en-US' })).toEqual({ value: 1234 });
  });

  test('refuses what is larger than a whole number can be told apart', () => {
    expect(cents('90071992547409.91')).toEqual({ value: Number.MAX_SAFE_INTEGER });
    expect(cents('90071992547409.92')).toEqual({ problem: 'too_large' });
  });

  test('reads nothing as nothing', () => {
    expect(cents('  ')).toEqual({ value: null });
  });
});

describe('writeNumber', () => {
  test('groups, keeps all decimals and uses the true minus sign', () => {
    expect(writeNumber(-123_405, { scale: 2, locale: 'en-US' })).toBe('−1,234.05');
    expect(writeNumber(123_405, { scale: 2, locale: 'de-DE' })).toBe('1.234,05');
    expect(writeNumber(5, { scale: 2, locale: 'en-US' })).toBe('0.05');
    expect(writeNumber(1500, { scale: 0, locale: 'en-US' })).toBe('1,500');
  });

  test('is read back to the cent, up to the largest amount', () => {
    for (const value of [0, 1, -1, 99, 100, -123_456, Number.MAX_SAFE_INTEGER]) {
      for (const locale of ['en-US', 'de-DE', 'fr-CA', 'ar-EG', 'de-CH']) {
        const format = { scale: 2, locale };
        expect(readNumber(writeNumber(value, format), format)).toEqual({ value });
      }
    }
  });
});
