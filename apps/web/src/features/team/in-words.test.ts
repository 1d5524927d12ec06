import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C', 'D'], 'A, B and 2 more'],
])('%j reads "%s"', (names, words) => {
  expect(inWords(names)).toBe(words);
});
