import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, eachDay, weekdayOf } from '../../platform/days.ts';
import { cutPeriod, payWeeksOf, periodsOf, toPayWeeks, watchedPeriod } from './fetch-periods.ts';
import type { PayWeeks } from './fetch-periods.ts';

const anyDay = fc.integer({ min: 0, max: 1_500 }).map((count) => addDays('2024-01-01', count));
const anyPeriod = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 400 }))
  .map(([from, more]) => ({ from, to: addDays(from, more) }));
const anyStart = fc.integer({ min: 1, max: 7 });
const weekly = (startsOn: number): PayWeeks => ({ startsOn, cadence: 'weekly' });
const DAILY: PayWeeks = { startsOn: 1, cadence: 'daily' };

describe('splitting a period', () => {
  test('covers each day once, in order, in parts that fit one report', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const pieces = cutPeriod(period);
        expect(pieces.flatMap(({ from, to }) => eachDay(from, to))).toEqual(
          eachDay(period.from, period.to),
        );
        for (const { from, to } of pieces) {
          expect(daysFrom(from, to)).toBeLessThanOrEqual(28);
        }
        // As few requests as possible.
        expect(pieces.slice(0, -1).every(({ from, to }) => daysFrom(from, to) === 28)).toBe(true);
      }),
    );
  });

  test('makes no request for an empty period', () => {
    expect(cutPeriod({ from: '2026-11-02', to: '2026-11-01' })).toEqual([]);
    expect(periodsOf({ periodFrom: null, periodTo: '2026-11-01' })).toEqual([]);
    expect(periodsOf({ periodFrom: '2026-11-01', periodTo: null })).toEqual([]);
  });

  test('spans clock changes and the leap day', () => {
    expect(periodsOf({ periodFrom: '2024-02-15', periodTo: '2024-03-20' })).toEqual([
      { from: '2024-02-15', to: '2024-03-13' },
      { from: '2024-03-14', to: '2024-03-20' },
    ]);
    expect(cutPeriod({ from: '2026-10-26', to: '2026-11-22' })).toEqual([
      { from: '2026-10-26', to: '2026-11-22' },
    ]);
  });
});

describe('whole pay weeks', () => {
  test('include every day of the period that reports cover, and start and end on pay week boundaries', () => {
    fc.assert(
      fc.property(anyPeriod, anyStart, anyDay, (period, startsOn, lastDay) => {
        const { from, to } = toPayWeeks(period, weekly(startsOn), lastDay);
        expect(weekdayOf(from)).toBe(startsOn);
        expect(from <= period.from && daysFrom(from, period.from) <= 7).toBe(true);
        expect(to <= lastDay).toBe(true);
        if (to < lastDay) {
          expect(weekdayOf(addDays(to, 1))).toBe(startsOn);
          expect(to >= period.to && daysFrom(period.to, to) <= 7).toBe(true);
        }
      }),
    );
  });

  test('are single days for daily payouts, up to the last day that reports cover', () => {
    const period = { from: '2026-11-04', to: '2026-11-12' };
    expect(toPayWeeks(period, DAILY, '2026-11-20')).toEqual(period);
    expect(toPayWeeks(period, DAILY, '2026-11-10')).toEqual({ ...period, to: '2026-11-10' });
  });
});

describe('the watched period', () => {
  test('ends with the latest completed pay week, and covers the whole window in whole weeks', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyStart,
        fc.integer({ min: 0, max: 90 }),
        (today, startsOn, watchWindowDays) => {
          const { from, to } = watchedPeriod({ today, watchWindowDays }, weekly(startsOn));
          expect(to < today && daysFrom(to, today) <= 8).toBe(true);
          expect([weekdayOf(from), weekdayOf(addDays(to, 1))]).toEqual([startsOn, startsOn]);
          const days = daysFrom(from, to);
          expect(days >= Math.max(7, watchWindowDays) && days < watchWindowDays + 8).toBe(true);
        },
      ),
    );
  });

  test('never includes today, and for daily payouts always includes yesterday', () => {
    const of = (watchWindowDays: number) =>
      watchedPeriod({ today: '2026-03-01', watchWindowDays }, DAILY);
    expect(of(0)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(of(1)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(of(28)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});

test('a channel without settings is paid weekly, from Monday', () => {
  expect(payWeeksOf({ config: {} })).toEqual({ startsOn: 1, cadence: 'weekly' });
  expect(payWeeksOf({ config: { pay_week_starts_on: 7, payout_cadence: 'daily' } })).toEqual({
    startsOn: 7,
    cadence: 'daily',
  });
});
