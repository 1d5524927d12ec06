import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterInterval, prorate } from './prorate.ts';
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
  test('to a more expensive one charges its remainder less the remainder of the old one', () => {
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

  test('to another interval starts a new period, charged in full', () => {
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

test('no cent is lost or created: due less remaining credit equals charge less credit', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const change = fc.record({
    from: cents,
    to: cents,
    atMs: fc.integer({ min: 0, max: 31 * DAY_MS }),
    interval: fc.constantFrom('month' as const, 'year' as const),
  });
  fc.assert(
    fc.property(change, ({ from, to, atMs, interval }) => {
      const amounts = prorate({
        ...HALFWAY,
        from: { priceCents: from, interval: 'month' },
        to: { priceCents: to, interval },
        at: new Date(START.getTime() + atMs),
      });
      const { dueNowCents, creditLeftCents, chargeCents } = amounts;
      expect(dueNowCents - creditLeftCents).toBe(chargeCents - amounts.creditCents);
      expect(Math.min(dueNowCents, creditLeftCents)).toBe(0);
      expect(amounts.creditCents).toBeLessThanOrEqual(from);
      expect(chargeCents).toBeLessThanOrEqual(to);
    }),
  );
});

test('a period without a length credits and charges nothing', () => {
  expect(prorate({ ...HALFWAY, periodEndsAt: START, at: START })).toMatchObject({
    creditCents: 0,
    chargeCents: 0,
    dueNowCents: 0,
  });
});

describe('an interval later', () => {
  test.each([
    ['2026-11-21T09:00:00.000Z', 'month', '2026-12-21T09:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 'month', '2027-01-31T23:59:59.999Z'],
    ['2027-01-31T09:00:00.000Z', 'month', '2027-02-28T09:00:00.000Z'],
    ['2028-01-30T09:00:00.000Z', 'month', '2028-02-29T09:00:00.000Z'],
    ['2026-10-31T00:00:00.000Z', 'month', '2026-11-30T00:00:00.000Z'],
    ['2026-11-21T09:00:00.000Z', 'year', '2027-11-21T09:00:00.000Z'],
    ['2028-02-29T09:00:00.000Z', 'year', '2029-02-28T09:00:00.000Z'],
  ] as const)('after %s by a %s is %s', (from, interval, to) => {
    const instant = new Date(from);
    expect(afterInterval(instant, interval)).toEqual(new Date(to));
    expect(instant).toEqual(new Date(from));
  });
});
