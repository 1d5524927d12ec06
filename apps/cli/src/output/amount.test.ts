import { describe, expect, test } from 'vitest';
import { toDecimal, toReadableAmount } from './amount.ts';

describe('amounts', () => {
  test.each([
    [0, '0.00', '0.00'],
    [5, '0.05', '0.05'],
    [-5, '-0.05', '-0.05'],
    [78200, '782.00', '782.00'],
    [100000, '1000.00', '1,000.00'],
    [-123456789, '-1234567.89', '-1,234,567.89'],
  ])('%i cents', (cents, decimal, readable) => {
    expect(toDecimal(cents)).toBe(decimal);
    expect(toReadableAmount(cents)).toBe(readable);
  });
});
