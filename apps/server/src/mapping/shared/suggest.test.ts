import { describe, expect, test } from 'vitest';
import { foldText, rankByScore, suggestSurest } from './suggest.ts';

describe('a suggestion by rules', () => {
  const CANDIDATES = ['plum', 'fig', 'pear'];
  const startsWith = (text: string) => ({
    fits: (candidate: string) => candidate.startsWith(text),
    reason: text,
  });

  test('is of the surest rule, whatever comes first among the candidates', () => {
    expect(suggestSurest(CANDIDATES, [startsWith('fi'), startsWith('p')])).toEqual({
      candidate: 'fig',
      reason: 'fi',
    });
  });

  test('is the first candidate where a rule fits several', () => {
    expect(suggestSurest(CANDIDATES, [startsWith('x'), startsWith('p')])).toEqual({
      candidate: 'plum',
      reason: 'p',
    });
  });

  test('is none where no rule fits, or there is nothing to suggest', () => {
    expect(suggestSurest(CANDIDATES, [startsWith('x')])).toBeNull();
    expect(suggestSurest([], [startsWith('p')])).toBeNull();
    expect(suggestSurest(CANDIDATES, [])).toBeNull();
  });
});

describe('suggestions by score', () => {
  const match = (id: string, score: number) => ({ id, score });
  const rank = (most: number, ...matches: readonly ReturnType<typeof match>[]) =>
    rankByScore(matches, { least: 0.5, most, idOf: ({ id }) => id }).map(({ id }) => id);

  test('are ranked from the best, equal ones by their ids', () => {
    expect(rank(5, match('c', 0.7), match('b', 0.9), match('a', 0.7))).toEqual(['b', 'a', 'c']);
  });

  test('begin at the least score, that one among them', () => {
    expect(rank(5, match('a', 0.49), match('b', 0.5), match('c', 0.51))).toEqual(['c', 'b']);
  });

  test('are the best few', () => {
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
