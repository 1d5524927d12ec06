import { describe, expect, test } from 'vitest';
import { dayBefore, dayPart, minuteOfDay, parseDay, toLocalDateTime } from './business-day.ts';

describe('parseDay', () => {
  test.each([
    ['2026-03-31', '2026-03-31'],
    ['2026-3-1', '2026-03-01'],
    ['3/31/26', '2026-03-31'],
    ['03/01/2026', '2026-03-01'],
    ['2/29/28', '2028-02-29'],
    ['2026-03-31 18:22:11', '2026-03-31'],
    ['2026-03-31T18:22:11Z', '2026-03-31'],
    [' 2026-03-31 ', '2026-03-31'],
    ['12/31/2026 11:40 PM', '2026-12-31'],
  ])('reads %j as %s', (cell, day) => {
    expect(parseDay(cell)).toBe(day);
  });

  test.each([
    '',
    '2026-02-30',
    '2/29/26',
    '13/1/26',
    '31.03.2026',
    'tomorrow',
    '2026-00-10',
    '3/31',
  ])('returns null for %j', (cell) => {
    expect(parseDay(cell)).toBeNull();
  });
});

test('dayPart leaves a bare date alone and drops a time of day', () => {
  expect(dayPart('3/31/26')).toBe('3/31/26');
  expect(dayPart('3/31/2026 9:05 AM')).toBe('3/31/2026');
  expect(dayPart('2026-03-31T00:00:00')).toBe('2026-03-31');
});

describe('minuteOfDay', () => {
  test.each([
    ['11:40 AM', 700],
    ['12:05 AM', 5],
    ['12:05 PM', 725],
    ['1:00pm', 780],
    ['18:22:11', 1102],
    ['2026-03-31 03:59:59', 239],
    ['00:00', 0],
    ['', -1],
    ['noon', -1],
    ['25:00', -1],
  ])('reads %j as minute %i', (cell, minute) => {
    expect(minuteOfDay(cell)).toBe(minute);
  });
});

test('dayBefore crosses months, years and leap days', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
});

describe('toLocalDateTime', () => {
  test('converts around the night in which clocks go forward', () => {
    // New York, 8 March 2026: 06:59 UTC is 01:59, a minute later it is 03:00.
    expect(toLocalDateTime('2026-03-08', '06:59', 'America/New_York')).toBe('2026-03-08T01:59:00');
    expect(toLocalDateTime('2026-03-08', '07:00', 'America/New_York')).toBe('2026-03-08T03:00:00');
  });

  test('converts around the night in which clocks go back', () => {
    // New York, 1 November 2026: 05:30 and 06:30 UTC are both 01:30.
    expect(toLocalDateTime('2026-11-01', '05:30', 'America/New_York')).toBe('2026-11-01T01:30:00');
    expect(toLocalDateTime('2026-11-01', '06:30', 'America/New_York')).toBe('2026-11-01T01:30:00');
  });

  test('returns the previous day if the evening is already tomorrow in UTC', () => {
    expect(toLocalDateTime('3/31/26', '02:10:00', 'America/Los_Angeles')).toBe(
      '2026-03-30T19:10:00',
    );
  });

  test('returns null for cells without a date or time', () => {
    expect(toLocalDateTime('soon', '02:10', 'UTC')).toBeNull();
    expect(toLocalDateTime('2026-03-31', '', 'UTC')).toBeNull();
  });
});
