import { expect, test } from 'vitest';
import { addDays, todayIn } from './today-in.ts';

test('the day is that of the time zone', () => {
  const late = new Date('2026-11-22T03:30:00.000Z');
  expect(todayIn('America/New_York', late)).toBe('2026-11-21');
  expect(todayIn('UTC', late)).toBe('2026-11-22');
});

test.each([
  ['2026-11-01', -1, '2026-10-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});
