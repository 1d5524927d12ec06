import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

test.each([
  ['00:00', 'Midnight'],
  ['00:30', '12:30 AM'],
  ['04:00', '4:00 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s reads %s', (time, words) => {
  expect(formatTime(time)).toBe(words);
});
