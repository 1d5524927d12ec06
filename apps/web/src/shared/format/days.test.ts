import { expect, test } from 'vitest';
import { createInstantFormat, formatDay, formatPeriod } from './days.ts';

test('a day is the same day in every time zone', () => {
  expect(formatDay('2026-11-01')).toBe('Nov 1, 2026');
  expect(formatDay('2026-12-31')).toBe('Dec 31, 2026');
});

test.each([
  ['2026-11-02', '2026-11-08', 'Nov 2–8, 2026'],
  ['2026-10-26', '2026-11-01', 'Oct 26 – Nov 1, 2026'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 – Jan 3, 2027'],
  ['2026-11-02', '2026-11-02', 'Nov 2, 2026'],
])('%s to %s reads %s', (from, to, period) => {
  expect(formatPeriod(from, to)).toBe(period);
});

test.each([
  ['America/New_York', 'Nov 21, 2026, 4:00 AM'],
  ['Asia/Tokyo', 'Nov 21, 2026, 6:00 PM'],
  ['UTC', 'Nov 21, 2026, 9:00 AM'],
])('an instant is formatted in %s', (zone, words) => {
  expect(createInstantFormat(zone)('2026-11-21T09:00:00.000Z')).toBe(words);
});

test('a zone unknown to this browser falls back to the browser’s own', () => {
  const at = '2026-11-21T09:00:00.000Z';
  expect(createInstantFormat('Moon/Tycho')(at)).toBe(createInstantFormat(null)(at));
});
