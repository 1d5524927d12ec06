import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTaxRate, taxInside } from './inclusive-tax.ts';

const HST = { numerator: 130_000, denominator: 1_000_000 };

describe('parseTaxRate', () => {
  test.each([
    ['13', HST],
    ['14.975', { numerator: 149_750, denominator: 1_000_000 }],
    ['5.0', { numerator: 50_000, denominator: 1_000_000 }],
    ['0', { numerator: 0, denominator: 1_000_000 }],
  ])('reads %s percent exactly', (percent, rate) => {
    expect(parseTaxRate(percent)).toEqual(rate);
  });

  test.each(['', '13%', '-5', '100', '13.12345', 'HST'])('refuses %j', (percent) => {
    expect(parseTaxRate(percent)).toBeNull();
  });
});

describe('taxInside', () => {
  test.each([
    [-3390, -390],
    [-2260, -260],
    [3390, 390],
    [0, 0],
    // 0.05 includes 0.0057…, 0.04 includes 0.0046…: half a cent rounds up, less rounds down.
    [5, 1],
    [4, 0],
    [-5, -1],
  ])('finds in %i cents at 13 %% the tax of %i', (inclusive, tax) => {
    expect(taxInside(inclusive, HST)).toBe(tax);
  });

  test('rounds half a cent away from zero', () => {
    expect(taxInside(1, { numerator: 1, denominator: 1 })).toBe(1);
    expect(taxInside(-1, { numerator: 1, denominator: 1 })).toBe(-1);
  });

  test('follows the sign and never exceeds the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const tax = taxInside(cents, HST);
        expect(taxInside(0 - cents, HST)).toBe(0 - tax);
        expect(tax).toBeLessThanOrEqual(cents);
        expect(Math.abs(tax * 113 - cents * 13)).toBeLessThanOrEqual(56.5);
      }),
    );
  });
});
