import { describe, expect, test } from 'vitest';
import { compareCommission } from './commission.ts';
import type { AgreedCommission, CommissionRow } from './commission.ts';

const END = '2026-04-05';
const DELIVERY: AgreedCommission = { mode: 'delivery', ratePpm: 250_000, startsOn: '2026-01-01' };
const PICKUP: AgreedCommission = { mode: 'pickup', ratePpm: 60_000, startsOn: '2026-01-01' };

function order(
  salesCents: number,
  chargedCents: number,
  over: Partial<CommissionRow> = {},
): CommissionRow {
  return { on: '2026-04-01', mode: 'delivery', salesCents, chargedCents, ...over };
}

test('agreed 1%, charged 25.7%: every order, in cents', () => {
  const agreed = [{ ...DELIVERY, ratePpm: 10_000 }];
  expect(compareCommission([order(10_000, 2_570), order(2_000, 514)], agreed, END)).toEqual({
    ordersCompared: 2,
    ordersAffected: 2,
    salesCents: 12_000,
    chargedCents: 3_084,
    agreedCents: 120,
    differenceCents: 2_964,
  });
});

test('charges at the agreed rate are no finding, and the amounts are those of the other orders only', () => {
  expect(compareCommission([order(10_000, 2_500)], [DELIVERY], END)).toBeNull();
  expect(compareCommission([order(10_000, 2_500), order(4_000, 900)], [DELIVERY], END)).toEqual({
    ordersCompared: 2,
    ordersAffected: 1,
    salesCents: 4_000,
    chargedCents: 900,
    agreedCents: 1_000,
    differenceCents: -100,
  });
});

test.each([
  ['a cent more is rounding', 1_999, 501, null],
  ['a cent less is rounding', 1_999, 499, null],
  ['two cents are not', 1_999, 502, 2],
  ['a reversed order is compared with its sign', -10_000, -2_500, null],
  ['a reversed order that gives back too little', -10_000, -2_000, 500],
  ['a commission without sales', 0, 75, 75],
])('%s', (_case, sales, charged, difference) => {
  const found = compareCommission([order(sales, charged)], [DELIVERY], END);
  expect(found?.differenceCents ?? null).toBe(difference);
});

describe('the agreed rate', () => {
  test('is that of the mode', () => {
    const rows = [order(10_000, 600, { mode: 'pickup' }), order(10_000, 2_500)];
    expect(compareCommission(rows, [DELIVERY, PICKUP], END)).toBeNull();
    expect(
      compareCommission([order(10_000, 2_500, { mode: 'pickup' })], [DELIVERY, PICKUP], END)
        ?.differenceCents,
    ).toBe(1_900);
  });

  test('is the nearest if the report does not state the mode', () => {
    const unknown = (charged: number) => [order(10_000, charged, { mode: null })];
    expect(compareCommission(unknown(600), [DELIVERY, PICKUP], END)).toBeNull();
    expect(compareCommission(unknown(2_500), [DELIVERY, PICKUP], END)).toBeNull();
    expect(compareCommission(unknown(2_600), [DELIVERY, PICKUP], END)?.agreedCents).toBe(2_500);
  });

  test('is the last that started on or before the day, or the end of the period without a day', () => {
    const agreed = [DELIVERY, { ...DELIVERY, ratePpm: 200_000, startsOn: '2026-04-02' }];
    expect(compareCommission([order(10_000, 2_500)], agreed, END)).toBeNull();
    expect(compareCommission([order(10_000, 2_000, { on: '2026-04-02' })], agreed, END)).toBeNull();
    expect(compareCommission([order(10_000, 2_000, { on: null })], agreed, END)).toBeNull();
  });

  test('is missing before the first, and for another mode', () => {
    const late = [{ ...DELIVERY, startsOn: '2026-04-02' }];
    expect(compareCommission([order(10_000, 9_999)], late, END)).toBeNull();
    expect(compareCommission([order(10_000, 9_999)], [PICKUP], END)).toBeNull();
  });
});
