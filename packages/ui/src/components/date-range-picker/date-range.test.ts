import { describe, expect, test } from 'vitest';
import { dayCount, presetRange, rangeText, readDay, type DatePreset } from './date-range.ts';

const on = (today: string, preset: DatePreset) => presetRange(preset, { today });

describe('presetRange', () => {
  test.each([
    ['yesterday', { from: '2026-11-20', to: '2026-11-20' }],
    ['last_7_days', { from: '2026-11-14', to: '2026-11-20' }],
    ['this_week', { from: '2026-11-16', to: '2026-11-21' }],
    ['this_month', { from: '2026-11-01', to: '2026-11-21' }],
    ['last_month', { from: '2026-10-01', to: '2026-10-31' }],
    ['quarter_to_date', { from: '2026-10-01', to: '2026-11-21' }],
    ['last_payout', null],
  ] as const)('%s, seen from a Saturday', (preset, range) => {
    expect(on('2026-11-21', preset)).toEqual(range);
  });

  test('crosses years and leap days', () => {
    expect(on('2027-01-01', 'last_month')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(on('2028-03-01', 'yesterday')).toEqual({ from: '2028-02-29', to: '2028-02-29' });
  });

  test('begins the week on Monday, on a Monday and on a Sunday', () => {
    expect(on('2026-11-16', 'this_week')).toEqual({ from: '2026-11-16', to: '2026-11-16' });
    expect(on('2026-11-22', 'this_week')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });
});

test('readDay takes days that exist, and nothing else', () => {
  expect(readDay(' 2026-3-5 ')).toBe('2026-03-05');
  for (const text of ['2026-02-30', '2026-13-01', '2026-00-10', '03/05/2026', '']) {
    expect(readDay(text)).toBeNull();
  }
});

test('dayCount counts both ends, over a change of clocks too', () => {
  expect(dayCount({ from: '2026-03-01', to: '2026-03-31' })).toBe(31);
  expect(dayCount({ from: '2026-03-01', to: '2026-03-01' })).toBe(1);
});

test('rangeText does not repeat the year', () => {
  expect(rangeText({ from: '2026-03-30', to: '2026-04-05' }, 'en-US')).toBe('Mar 30 – Apr 5, 2026');
});
