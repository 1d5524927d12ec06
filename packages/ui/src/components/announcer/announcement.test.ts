import { expect, test } from 'vitest';
import { joinAnnouncements } from './announcement.ts';

test.each<[readonly string[], string]>([
  [[], ''],
  [['Copied'], 'Copied.'],
  [['Posted 3 entries.', 'Copied'], 'Posted 3 entries. Copied.'],
  [['Copied', '2 found', 'Copied'], 'Copied. 2 found.'],
  [['Still posting…', 'Why?'], 'Still posting… Why?'],
])('%j is read out as %j', (texts, words) => {
  expect(joinAnnouncements(texts)).toBe(words);
});
