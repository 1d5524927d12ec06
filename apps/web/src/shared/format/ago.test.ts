import { expect, test } from 'vitest';
import { formatAgo } from './ago.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T12:00:30.000Z', 'just now'],
  ['2026-11-21T11:59:30.000Z', 'just now'],
  ['2026-11-21T11:58:10.000Z', '1 minute ago'],
  ['2026-11-21T09:00:00.000Z', '3 hours ago'],
  ['2026-11-20T10:00:00.000Z', 'yesterday'],
  ['2026-11-02T12:00:00.000Z', '19 days ago'],
  ['2026-08-01T12:00:00.000Z', '3 months ago'],
  ['2024-11-01T12:00:00.000Z', '2 years ago'],
])('%s was %s', (instant, ago) => {
  expect(formatAgo(instant, NOW)).toBe(ago);
});
