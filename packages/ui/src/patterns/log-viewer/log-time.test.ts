import { expect, test } from 'vitest';
import { writeEdge } from './log-time.ts';

const DAY_MS = 86_400_000;
const AT = Date.UTC(2026, 10, 26, 3, 4, 5);

test.each([
  [DAY_MS - 1, 'UTC', '03:04:05'],
  [DAY_MS, 'UTC', '2026-11-26 03:04'],
  [7 * DAY_MS, 'America/Toronto', '2026-11-25 22:04'],
])('the edge of a histogram of %s ms in %s is %s', (spanMs, timeZone, text) => {
  expect(writeEdge(AT, { timeZone, spanMs })).toBe(text);
});
