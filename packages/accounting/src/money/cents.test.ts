import { describe, expect, test } from 'vitest';
import { addMoney, inCurrency, toCents } from './cents.ts';

describe('toCents', () => {
  test.each([0, 1, -1205, Number.MAX_SAFE_INTEGER])('accepts %d unchanged', (amount) => {
    expect(toCents(amount)).toBe(amount);
  });

  test.each([12.05, 0.1 + 0.2, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %d',
    (amount) => {
      expect(() => toCents(amount)).toThrow(RangeError);
    },
  );
});

const sale = { cents: toCents(1_250), currency: 'USD', on: '2026-04-01' } as const;
const abroad = { cents: toCents(700), currency: 'CAD', on: '2026-04-01' } as const;

test('two amounts in one currency add up', () => {
  expect(addMoney(sale, { cents: toCents(-250), currency: 'USD' })).toEqual({
    cents: 1_000,
    currency: 'USD',
  });
});

test('a sum that is too large to be exact is refused', () => {
  const most = { cents: toCents(Number.MAX_SAFE_INTEGER), currency: 'USD' } as const;
  expect(() => addMoney(most, sale)).toThrow(RangeError);
});

test('amounts are filtered by currency', () => {
  expect(inCurrency('CAD', [sale, abroad])).toEqual([abroad]);
});
