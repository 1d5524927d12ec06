import { describe, expect, test } from 'vitest';
import { inSlices, readSearch, searchInSlices } from './log-search.ts';

function problemOf(text: string): string | null {
  const read = readSearch(text, true);
  return read.kind === 'problem' ? read.message : null;
}

async function find(texts: readonly string[], text: string, isRegex = false) {
  const read = readSearch(text, isRegex);
  return read.kind === 'pattern'
    ? searchInSlices(texts, read.pattern, new AbortController().signal)
    : read;
}

describe('readSearch', () => {
  test('returns no pattern for blank input', () => {
    expect(readSearch('  ', false)).toEqual({ kind: 'none' });
    expect(readSearch('', true)).toEqual({ kind: 'none' });
  });

  test('explains in words why something is not a regular expression', () => {
    expect(['(a', 'a)', '[a', '*a', 'a{3,1}', '[z-a]', 'a\\'].map(problemOf)).toEqual(
      [
        'a ( has no ) after it',
        'a ) has no ( before it',
        'a [ has no ] after it',
        '*, + or ? has nothing before it to repeat',
        'in {a,b} the first number is larger than the second',
        'in [a-b] the first letter comes after the second',
        'it ends in a \\ with nothing after it',
      ].map(
        (words) =>
          `This isn’t a regular expression: ${words}. To search for the exact text, turn “Regular expression” off.`,
      ),
    );
  });

  test('refuses patterns prone to catastrophic backtracking, and accepts safe ones', () => {
    const slow = ['(a+)+$', '(a|a)*b', '((ab)*c)+', '(?:x{1,}y)*', '(\\d+,){2,}'];
    expect(slow.map((text) => problemOf(text)?.slice(0, 22))).toEqual(
      slow.map(() => 'This repeats a group t'),
    );
    const quick = ['(ab)+', '(a|b)c', '[+*|]+', 'a+b*c', '\\(a+\\)+', '(a+)b', 'post(ed)?'];
    expect(quick.map(problemOf)).toEqual(quick.map(() => null));
  });
});

describe('searchInSlices', () => {
  const texts = ['posted 3 entries', 'QuickBooks refused: 429', 'Posted (again)', 'a.b'];

  test('finds literal text, ignoring case', async () => {
    expect(await find(texts, 'POSTED')).toEqual([0, 2]);
    expect(await find(texts, '(again)')).toEqual([2]);
    expect(await find(texts, 'a.b')).toEqual([3]);
  });

  test('finds matches of a regular expression', async () => {
    expect(await find(texts, '^posted|4\\d\\d', true)).toEqual([0, 1, 2]);
  });

  test('searches more lines than fit into one time slice', async () => {
    const many = Array.from({ length: 20_000 }, (_line, at) => `line ${String(at)}`);
    expect(await find(many, 'line 1999')).toEqual([
      1_999,
      ...Array.from({ length: 10 }, (_line, at) => 19_990 + at),
    ]);
  });
});

test('inSlices covers every index once, and stops when aborted', async () => {
  const seen: number[] = [];
  await inSlices(1_000, new AbortController().signal, (from, to) => seen.push(to - from));
  expect(seen).toEqual([256, 256, 256, 232]);
  const stopped = new AbortController();
  const stretches: number[] = [];
  await inSlices(1_000, stopped.signal, (from) => {
    stretches.push(from);
    stopped.abort();
  });
  expect(stretches).toEqual([0]);
});
