import { describe, expect, test } from 'vitest';
import { foldText, rankByScore, suggestSurest } from './suggest.ts';

describe('a suggestion by rules', () => {
  const CANDIDATES = ['plum', 'fig', 'pear'];
  const startsWith = (text: string) => ({
    fits: (candidate: string) => candidate.startsWith(text),
    reason: text,
  });

  test('follows the strongest rule, whatever the order of the candidates', () => {
    expect(suggestSurest(CANDIDATES, [startsWith('fi'), startsWith('p')])).toEqual({
      candidate: 'fig',
      reason: 'fi',
    });
  });

  test('is the first candidate if a rule fits several', () => {
    expect(suggestSurest(CANDIDATES, [startsWith('x'), startsWith('p')])).toEqual({
      candidate: 'plum',
      reason: 'p',
    });
  });

  test('is empty if no rule fits, or there are no candidates', () => {
    expect(suggestSurest(CANDIDATES, [startsWith('x')])).toBeNull();
    expect(suggestSurest([], [startsWith('p')])).toBeNull();
    expect(suggestSurest(CANDIDATES, [])).toBeNull();
  });
});

describe('suggestions by score', () => {
  const match = (id: string, score: number) => ({ id, score });
  const rank = (most: number, ...matches: readonly ReturnType<typeof match>[]) =>
    rankByScore(matches, { least: 0.5, most, idOf: ({ id }) => id }).map(({ id }) => id);

  test('are ranked best first, ties by ID', () => {
    expect(rank(5, match('c', 0.7), match('b', 0.9), match('a', 0.7))).toEqual(['b', 'a', 'c']);
  });

  test('start at the minimum score, inclusive', () => {
    expect(rank(5, match('a', 0.49), match('b', 0.5), match('c', 0.51))).toEqual(['c', 'b']);
  });

  test('are limited in number', () => {
    expect(rank(2, match('a', 0.6), match('b', 0.9), match('c', 0.7))).toEqual(['b', 'c']);
  });
});

test.each([
  ['Café Olé', 'cafe ole'],
  ['CRÈME BRÛLÉE', 'creme brulee'],
  ['ﬁsh', 'fish'],
  ['屋', '屋'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
