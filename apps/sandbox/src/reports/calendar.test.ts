import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, storeDay, toTwelveHours } from './calendar.ts';

describe('days', () => {
  test('are formatted as ISO dates and in Uber’s format, and know their weekday from Monday', () => {
    expect(dayOf('2026-03-01')).toEqual({ iso: '2026-03-01', us: '3/1/26', weekday: 6 });
    expect(dayOf('2026-11-23')).toEqual({ iso: '2026-11-23', us: '11/23/26', weekday: 0 });
  });

  test('are counted across month ends and leap days', () => {
    expect(addDays(dayOf('2028-02-28'), 2).iso).toBe('2028-03-01');
    expect(daysBetween(dayOf('2025-12-29'), dayOf('2026-01-04'))).toBe(6);
  });
});

describe('storeDay', () => {
  test('knows local and UTC time, which may be on different days', () => {
    expect(storeDay(dayOf('2026-03-30'), 'America/New_York').at(20 * 3600 + 65)).toEqual({
      localDate: '2026-03-30',
      localTime: '20:01:05',
      utcDate: '2026-03-31',
      utcTime: '00:01:05',
    });
  });

  test('repeats an hour when clocks go back', () => {
    const night = storeDay(dayOf('2026-11-01'), 'America/New_York');
    expect(night.seconds).toBe(25 * 3600);
    const [first, second] = [1.5, 2.5].map((hours) => night.at(hours * 3600));
    expect([first?.localTime, second?.localTime]).toEqual(['01:30:00', '01:30:00']);
    expect([first?.utcTime, second?.utcTime]).toEqual(['05:30:00', '06:30:00']);
  });

  test('skips an hour when clocks go forward', () => {
    const night = storeDay(dayOf('2026-03-08'), 'America/New_York');
    expect(night.seconds).toBe(23 * 3600);
    expect(night.at(2.5 * 3600).localTime).toBe('03:30:00');
    expect(night.at(night.seconds - 1).localDate).toBe('2026-03-08');
  });
});

test.each([
  ['00:05:00', '12:05 AM'],
  ['11:40:59', '11:40 AM'],
  ['12:00:00', '12:00 PM'],
  ['23:07:00', '11:07 PM'],
])('%s is %s on a twelve-hour clock', (time, expected) => {
  expect(toTwelveHours(time)).toBe(expected);
});
