import { describe, expect, test } from 'vitest';
import { NEGATIVE, PENNSYLVANIA, SIMPLE, THIRTEEN_STEPS } from './waterfall-step.fixture.ts';
import { hueOf, levelsOf, waterfallLines, writeShare } from './waterfall-step.ts';

describe('hueOf', () => {
  test('has a hue for every step of the accounting core', () => {
    const ids = [
      'gross_sales',
      'tax_collected',
      'tips',
      'customer_fees',
      'promotions',
      'refunds',
      'adjustments',
      'commission',
      'marketing',
      'other_fees',
      'platform_tax',
      'other_deductions',
      'unclassified',
      'net_payout',
    ];
    expect(ids.map(hueOf)).toEqual([
      'gross',
      'tax',
      'adjustments',
      'adjustments',
      'promotions',
      'refunds',
      'adjustments',
      'fees',
      'ads',
      'fees',
      'tax',
      'adjustments',
      'adjustments',
      'net',
    ]);
  });

  test('treats an unknown step as an adjustment', () => {
    expect(hueOf('robot_fee')).toBe('adjustments');
  });
});

describe('levelsOf', () => {
  test('spans from the baseline to the highest level', () => {
    expect(levelsOf(PENNSYLVANIA)).toEqual({ lowestCents: 0, highestCents: 540_600 });
    expect(levelsOf(SIMPLE)).toEqual({ lowestCents: 0, highestCents: 208_415 });
  });

  test('extends below the baseline for a negative payout', () => {
    expect(levelsOf(NEGATIVE)).toEqual({ lowestCents: -43_250, highestCents: 64_000 });
  });

  test('is only the baseline without steps', () => {
    expect(levelsOf([])).toEqual({ lowestCents: 0, highestCents: 0 });
  });
});

describe('writeShare', () => {
  test('has one decimal and no sign', () => {
    expect(writeShare(-2_500)).toBe('25.0%');
    expect(writeShare(6_452)).toBe('64.5%');
    expect(writeShare(-24)).toBe('0.2%');
  });

  test('is null without sales', () => {
    expect(writeShare(null)).toBeNull();
  });
});

test('waterfallLines formats amounts and percentages for spreadsheets', () => {
  expect(waterfallLines(SIMPLE.slice(1, 3), 'USD')).toEqual([
    ['Step', 'Account', 'Amount (USD)', 'Of gross (%)'],
    ['Promotions', 'Promotions (contra)', '-99.00', '-4.8'],
    ['Commission', 'Delivery commission', '-416.83', '-20.0'],
  ]);
  const [, line] = waterfallLines(
    SIMPLE.map((step) => ({ ...step, shareBasisPoints: null })),
    'CAD',
  );
  expect(line?.[3]).toBeNull();
});

describe('the fixtures', () => {
  test.each([
    ['Pennsylvania', PENNSYLVANIA],
    ['simple', SIMPLE],
    ['negative', NEGATIVE],
    ['thirteen', THIRTEEN_STEPS],
  ])('%s adds up to its net to the cent', (_name, steps) => {
    expect(steps.at(-2)?.toCents).toBe(steps.at(-1)?.amountCents);
  });
});
