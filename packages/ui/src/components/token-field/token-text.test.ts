import { describe, expect, test } from 'vitest';
import { splitTokens, tokenProblems, withTokens } from './token-text.ts';

describe('splitTokens', () => {
  test('splits at line breaks, commas, semicolons and the tabs of a spreadsheet', () => {
    expect(splitTokens('a@x.test, b@x.test;c@x.test\r\n\td@x.test\n')).toEqual([
      'a@x.test',
      'b@x.test',
      'c@x.test',
      'd@x.test',
    ]);
  });

  test('keeps the spaces inside an entry', () => {
    expect(splitTokens('Noodle House ; Blue Door')).toEqual(['Noodle House', 'Blue Door']);
    expect(splitTokens(' ,; ')).toEqual([]);
  });
});

describe('withTokens', () => {
  test('adds each entry once, ignoring case', () => {
    expect(withTokens(['Ada@x.test'], ['ada@X.test', 'bo@x.test', 'BO@x.test'])).toEqual({
      tokens: ['Ada@x.test', 'bo@x.test'],
      left: [],
    });
  });

  test('returns what exceeds the limit', () => {
    expect(withTokens(['a'], ['b', 'a', 'c'], 2)).toEqual({ tokens: ['a', 'b'], left: ['c'] });
  });
});

describe('tokenProblems', () => {
  const wrong = (token: string) => ({ token, problem: 'this is no email address.' });

  test('names the entry and its problem', () => {
    expect(tokenProblems([])).toBeUndefined();
    expect(tokenProblems([wrong('ada@')])).toBe('ada@: this is no email address.');
  });

  test('lists all invalid entries when there are several', () => {
    expect(tokenProblems([wrong('ada@'), wrong('bo')])).toBe('2 entries need fixing: ada@, bo.');
  });
});
