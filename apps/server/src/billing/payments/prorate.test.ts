import { describe, expect, test } from 'vitest';
import { prorate } from './prorate.ts';
import type { Proration } from './prorate.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const START = new Date('2026-11-01T09:00:00.000Z');
const day = (count: number) => new Date(START.getTime() + count * DAY_MS);

const HALFWAY: Proration = {
  from: { priceCents: 1_900, interval: 'month' },
  to: { priceCents: 4_900, interval: 'month' },
  periodStartsAt: START,
  periodEndsAt: day(30),
  at: day(15),
  creditCents: 0,
};

describe('a change of plan', () => {
  test('to a dearer one charges the rest of it, less the rest of the old one', () => {
    expect(prorate(HALFWAY)).toEqual({
      creditCents: 950,
      chargeCents: 2_450,
      dueNowCents: 1_500,
      creditLeftCents: 0,
      periodEndsAt: day(30),
    });
  });

  test('to a cheaper one charges nothing and leaves a credit', () => {
    expect(prorate({ ...HALFWAY, from: HALFWAY.to, to: HALFWAY.from })).toEqual({
      creditCents: 2_450,
      chargeCents: 950,
      dueNowCents: 0,
      creditLeftCents: 1_500,
      periodEndsAt: day(30),
    });
  });

  test('uses up earlier credit first', () => {
    expect(prorate({ ...HALFWAY, creditCents: 600 }).dueNowCents).toBe(900);
    expect(prorate({ ...HALFWAY, creditCents: 9_000 }).dueNowCents).toBe(0);
  });

  test('to another interval begins a new one, in full', () => {
    expect(prorate({ ...HALFWAY, to: { priceCents: 49_000, interval: 'year' } })).toEqual({
      creditCents: 950,
      chargeCents: 49_000,
      dueNowCents: 48_050,
      creditLeftCents: 0,
      periodEndsAt: new Date('2027-11-16T09:00:00.000Z'),
    });
  });

  test('in the first second charges everything, after the end nothing', () => {
    expect(prorate({ ...HALFWAY, at: START }).dueNowCents).toBe(3_000);
    expect(prorate({ ...HALFWAY, at: day(31) })).toMatchObject({ dueNowCents: 0, creditCents: 0 });
  });
});
