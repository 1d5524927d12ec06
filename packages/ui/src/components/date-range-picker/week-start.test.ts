import { expect, test } from 'vitest';
import { weekStartOf } from './week-start.ts';

test.each([
  ['en-US', 0],
  ['en-CA', 0],
  ['es-US', 0],
  ['en-GB', 1],
  ['de-DE', 1],
  ['ar-EG', 6],
])('a week in %s begins with day %i', (locale, day) => {
  expect(weekStartOf(locale)).toBe(day);
});
