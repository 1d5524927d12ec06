import { expect, test } from 'vitest';
import { counted } from './counted.ts';
import { formatDay, formatShortPeriod } from './day-words.ts';

test('a day is written as in the United States, independent of time zone', () => {
  expect([formatDay('2026-11-15'), formatDay('2026-01-01')]).toEqual([
    'Nov 15, 2026',
    'Jan 1, 2026',
  ]);
});

test.each([
  ['2026-11-09', '2026-11-15', 'Nov 9–15'],
  ['2026-11-30', '2026-12-06', 'Nov 30–Dec 6'],
  ['2025-11-30', '2026-11-29', 'Nov 30–Nov 29'],
  ['2026-11-09', '2026-11-09', 'Nov 9'],
])('%s to %s is %s', (from, to, words) => {
  expect(formatShortPeriod(from, to)).toBe(words);
});

test('a plural agrees with its number', () => {
  expect([counted(1, 'payout'), counted(0, 'payout'), counted(1_204, 'entry', 'entries')]).toEqual([
    '1 payout',
    '0 payouts',
    '1,204 entries',
  ]);
});
