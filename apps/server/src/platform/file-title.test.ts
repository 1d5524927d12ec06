import { expect, test } from 'vitest';
import { fileTitle, periodTitle } from './file-title.ts';

test.each([
  [['Harbor', 'Journal entries', '2026-11'], 'Harbor - Journal entries - 2026-11.csv'],
  [['Café «Müller»', 'Payouts: 50/50'], 'Cafe Muller - Payouts 50 50.csv'],
  [['', '漢字', 'Journal entries'], 'Journal entries.csv'],
])('%j is %s', (parts, name) => {
  expect(fileTitle(parts, 'csv')).toBe(name);
});

test.each([
  ['2026-11-01', '2026-11-30', '2026-11'],
  ['2028-02-01', '2028-02-29', '2028-02'],
  ['2026-02-01', '2026-02-27', '2026-02-01 to 2026-02-27'],
  ['2026-11-01', '2026-12-31', '2026-11-01 to 2026-12-31'],
  ['2026-11-09', '2026-11-09', '2026-11-09'],
])('%s to %s is %s', (from, to, words) => {
  expect(periodTitle(from, to)).toBe(words);
});
