import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const MINUTE_MS = 60_000;

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [-5_000, 'just now'],
  [MINUTE_MS, '1 min. ago'],
  [59 * MINUTE_MS, '59 min. ago'],
  [60 * MINUTE_MS, '1 hr. ago'],
  [47 * 60 * MINUTE_MS, '1 day ago'],
  [72 * 60 * MINUTE_MS, '3 days ago'],
])('%j ms ago reads %j', (passedMs, words) => {
  expect(timeAgo(1_000_000_000_000 - passedMs, 1_000_000_000_000)).toBe(words);
});
