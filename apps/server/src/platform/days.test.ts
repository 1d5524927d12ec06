import { expect, test } from 'vitest';
import {
  addDays,
  dayIn,
  daysFrom,
  eachDay,
  monthsBefore,
  wallClockIn,
  weekdayOf,
  weekStart,
} from './days.ts';

test.each([
  ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07', '2026-03-07 23:59:59'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08', '2026-03-08 03:00:00'],
  ['America/St_Johns', '2026-11-01T02:30:00Z', '2026-11-01', '2026-11-01 00:00:00'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01', '2027-01-01 00:00:00'],
])('in %s at %s it is %s', (timeZone, at, day, clock) => {
  expect([dayIn(timeZone, new Date(at)), wallClockIn(timeZone, new Date(at))]).toEqual([
    day,
    clock,
  ]);
});

test('days are counted inclusively, across month ends and daylight saving', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysFrom('2026-10-31', '2026-11-02')).toBe(3);
  expect(eachDay('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(eachDay('2026-11-02', '2026-11-01')).toEqual([]);
});

test('a pay week starts on its configured day', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekStart('2026-11-22', 1)).toBe('2026-11-16');
  expect(weekStart('2026-11-22', 7)).toBe('2026-11-22');
});

test.each([
  ['2026-11-22', 2, '2026-09-22'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-30', 1, '2024-02-29'],
  ['2026-01-15', 13, '2024-12-15'],
  ['2026-01-15', 0, '2026-01-15'],
])('%s, %i months before, is %s', (day, count, before) => {
  expect(monthsBefore(day, count)).toBe(before);
});
