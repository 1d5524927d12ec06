import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCents } from './parse-cents.ts';

describe('parseCents', () => {
  test.each([
    ['0', 0],
    ['0.00', 0],
    ['-0.00', 0],
    ['8', 800],
    ['8.4', 840],
    ['8.40', 840],
    ['8.400', 840],
    ['-12.05', -1205],
    ['1234567.89', 123_456_789],
    ['999999999999.99', 99_999_999_999_999],
    ['.5', 50],
    ['5.', 500],
    ['-.05', -5],
    ['+3.10', 310],
    ['$12.50', 1250],
    ['-$12.50', -1250],
    ['$-12.50', -1250],
    ['1,234.50', 123_450],
    ['-1,234,567', -123_456_700],
    ['(12.50)', -1250],
    ['($1,234.50)', -123_450],
    [' 7.25 ', 725],
  ])('reads %j as %i cents', (cell, cents) => {
    expect(parseCents(cell)).toBe(cents);
  });

  test.each(['', '  ', 'NULL', 'null', ' NULL '])('reads %j as zero', (cell) => {
    expect(parseCents(cell)).toBe(0);
  });

  test.each([
    '8.405',
    '8.399999999',
    '1e3',
    '12,50',
    '1,23.00',
    '12,345,6',
    '--5',
    '-(5)',
    '5-',
    '$$5',
    'five',
    'N/A',
    '-',
    '.',
    '1.2.3',
    '0x10',
    'Infinity',
    '1234567890123',
    '12.3a',
  ])('rejects %j rather than guessing', (cell) => {
    expect(parseCents(cell)).toBeNaN();
  });

  test('round-trips every amount a platform can print, padded or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        const digits = String(Math.abs(cents)).padStart(3, '0');
        const sign = cents < 0 ? '-' : '';
        const padded = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const bare = padded.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros));
        expect(parseCents(padded)).toBe(cents);
        expect(parseCents(padded.replace(/0$/, ''))).toBe(cents);
        expect(Number.isNaN(parseCents(bare))).toBe(false);
      }),
    );
  });
});
