import { describe, expect, test } from 'vitest';
import { formatDate, formatPeriod, formatRelative } from './format-date.ts';

describe('formatDate', () => {
  test('keeps a calendar day the same day in every time zone', () => {
    expect(formatDate('2026-03-31', 'day', { timeZone: 'Pacific/Auckland' })).toBe('Mar 31, 2026');
    expect(formatDate('2026-03-31', 'day', { timeZone: 'America/Los_Angeles' })).toBe(
      'Mar 31, 2026',
    );
  });

  test('writes a moment in the asked time zone, before and after the clocks change', () => {
    const zone = { timeZone: 'America/New_York' };
    expect(formatDate('2026-03-08T06:30:00Z', 'time', zone)).toBe('1:30 AM');
    expect(formatDate('2026-03-08T07:30:00Z', 'time', zone)).toBe('3:30 AM');
    expect(formatDate('2026-01-01T02:00:00Z', 'moment', zone)).toBe('Dec 31, 2025, 9:00 PM');
  });

  test('follows the locale', () => {
    expect(formatDate('2026-04-07', 'day', { locale: 'de-DE' })).toBe('7. Apr. 2026');
  });

  test('refuses what is not a date', () => {
    expect(() => formatDate('yesterday', 'day')).toThrow(RangeError);
    expect(() => formatDate('2026-13-01', 'day')).toThrow(RangeError);
  });
});

test('formatPeriod does not repeat what both ends share', () => {
  expect(formatPeriod('2026-11-09', '2026-11-15')).toBe('Nov 9–15, 2026');
  expect(formatPeriod('2026-03-30', '2026-04-05')).toBe('Mar 30 – Apr 5, 2026');
  expect(formatPeriod('2025-12-29', '2026-01-04')).toBe('Dec 29, 2025 – Jan 4, 2026');
  expect(formatPeriod('2026-04-05', '2026-04-05')).toBe('Apr 5, 2026');
});

test.each([
  ['2026-04-07T12:00:00Z', 'now'],
  ['2026-04-07T11:59:01Z', 'now'],
  ['2026-04-07T11:56:30Z', '3 minutes ago'],
  ['2026-04-07T13:59:00Z', 'in 1 hour'],
  ['2026-04-06T11:00:00Z', 'yesterday'],
  ['2026-03-28T12:00:00Z', '10 days ago'],
])('formatRelative of %s is %s', (iso, words) => {
  expect(formatRelative(iso, new Date('2026-04-07T12:00:00Z'))).toBe(words);
});
