import { expect, test } from 'vitest';
import { formatCountdown } from './countdown.ts';

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [0.2, '0:01'],
  [59, '0:59'],
  [75, '1:15'],
  [900, '15:00'],
])('%d s is %s', (seconds, words) => {
  expect(formatCountdown(seconds)).toBe(words);
});
