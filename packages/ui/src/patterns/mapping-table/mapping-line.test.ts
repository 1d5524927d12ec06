import { describe, expect, test } from 'vitest';
import { highSuggestions, mappingTotals, mappingWords, nextOpen } from './mapping-line.ts';
import { MAPPING_LINES } from './mapping-table.fixture.ts';

describe('mappingTotals', () => {
  test('counts a suggestion as open and adds up absolute amounts', () => {
    expect(mappingTotals(MAPPING_LINES)).toEqual({ mapped: 3, total: 8, openCents: 58_210 });
  });

  test('is all zero without lines', () => {
    expect(mappingTotals([])).toEqual({ mapped: 0, total: 0, openCents: 0 });
  });
});

describe('nextOpen', () => {
  test('moves to the next line without an account, wrapping around', () => {
    const visited = [0];
    for (let hop = 0; hop < 6; hop += 1) {
      visited.push(nextOpen(MAPPING_LINES, visited.at(-1) ?? 0) ?? -1);
    }
    expect(visited).toEqual([0, 1, 2, 5, 6, 7, 1]);
  });

  test('stays on the only open line', () => {
    expect(nextOpen(MAPPING_LINES.slice(5, 6), 0)).toBe(0);
  });

  test('is undefined when every line has an account', () => {
    expect(nextOpen(MAPPING_LINES.slice(3, 5), 0)).toBeUndefined();
    expect(nextOpen([], 0)).toBeUndefined();
  });
});

test('highSuggestions excludes low-confidence and accepted ones', () => {
  expect(highSuggestions(MAPPING_LINES)).toEqual(['commission-credit']);
});

test('mappingWords distinguishes every line of the example without color', () => {
  const seen = MAPPING_LINES.map((line) => {
    const { shape, word } = mappingWords(line);
    return `${shape} ${word}`;
  });
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen[1]).toBe('diamond Suggested, high confidence');
});
