import { expect, test } from 'vitest';
import { periodOf } from './date-ranges.ts';
import { cutPeriod, toPayWeeks, watchedPeriod } from '../fetch/fetch-periods.ts';

test.each([
  ['today', '2026-01-05', '2026-01-05'],
  ['yesterday', '2026-01-04', '2026-01-04'],
  ['last_7_days', '2025-12-29', '2026-01-04'],
  ['last_30_days', '2025-12-06', '2026-01-04'],
  ['this_week', '2026-01-05', '2026-01-05'],
  ['last_week', '2025-12-29', '2026-01-04'],
  ['this_month', '2026-01-01', '2026-01-05'],
  ['last_month', '2025-12-01', '2025-12-31'],
  ['this_quarter', '2026-01-01', '2026-01-05'],
  ['last_quarter', '2025-10-01', '2025-12-31'],
  ['this_year', '2026-01-01', '2026-01-05'],
  ['last_year', '2025-01-01', '2025-12-31'],
] as const)('%s on the first Monday of a year', (range, from, to) => {
  expect(periodOf(range, '2026-01-05')).toEqual({ from, to });
});

test('a period is split into parts that one report may cover, oldest first', () => {
  expect(cutPeriod({ from: '2026-01-05', to: '2026-03-01' })).toEqual([
    { from: '2026-01-05', to: '2026-02-01' },
    { from: '2026-02-02', to: '2026-03-01' },
  ]);
  expect(cutPeriod({ from: '2026-01-05', to: '2026-01-05' })).toEqual([
    { from: '2026-01-05', to: '2026-01-05' },
  ]);
});

test('a period is fetched in whole pay weeks, so that no payout is read partially', () => {
  const monday = { startsOn: 1, cadence: 'weekly' } as const;
  expect(toPayWeeks({ from: '2026-11-04', to: '2026-11-10' }, monday, '2026-11-20')).toEqual({
    from: '2026-11-02',
    to: '2026-11-15',
  });
  expect(toPayWeeks({ from: '2026-11-18', to: '2026-11-19' }, monday, '2026-11-20')).toEqual({
    from: '2026-11-16',
    to: '2026-11-20',
  });
  const daily = { startsOn: 1, cadence: 'daily' } as const;
  expect(toPayWeeks({ from: '2026-11-04', to: '2026-11-30' }, daily, '2026-11-20')).toEqual({
    from: '2026-11-04',
    to: '2026-11-20',
  });
});

test('the watched period ends with the latest completed pay week', () => {
  const thursday = { startsOn: 4, cadence: 'weekly' } as const;
  const input = { today: '2026-11-21', watchWindowDays: 10 };
  expect(watchedPeriod(input, thursday)).toEqual({ from: '2026-11-05', to: '2026-11-18' });
  expect(watchedPeriod({ ...input, watchWindowDays: 0 }, thursday)).toEqual({
    from: '2026-11-12',
    to: '2026-11-18',
  });
});
