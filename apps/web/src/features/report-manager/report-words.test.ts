import { expect, test } from 'vitest';
import { missingInWords, sizeInWords } from './report-words.ts';

test.each([
  [null, ''],
  [0, '0 B'],
  [999, '999 B'],
  [1_840, '1.8 kB'],
  [4_200_000, '4.2 MB'],
])('a file of %s bytes is "%s"', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test('missing weeks are reported by the first one', () => {
  const week = (week_starts_on: string) => ({
    store_name: 'Fishtown',
    platform: 'ubereats' as const,
    week_starts_on,
  });
  expect(missingInWords({ missing: [] })).toBeNull();
  expect(missingInWords({ missing: [week('2026-03-16')] })).toBe(
    'No payout for Fishtown in the week of Mar 16, 2026',
  );
  expect(missingInWords({ missing: [week('2026-03-16'), week('2026-03-23')] })).toBe(
    'No payout for Fishtown in the week of Mar 16, 2026 and 1 more',
  );
});
