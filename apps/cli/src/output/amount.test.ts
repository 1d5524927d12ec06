import { describe, expect, test } from 'vitest';
import { toReadableAmount } from './amount.ts';

describe('amounts', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [78200, '782.00'],
    [100000, '1,000.00'],
    [-123456789, '-1,234,567.89'],
  ])('%i cents', (cents, readable) => {
    expect(toReadableAmount(cents)).toBe(readable);
  });
});
