import { describe, expect, test } from 'vitest';
import { filterLog, firstFrom, nextMatch, timeBins, type LogFilter } from './log-filter.ts';
import { addLines, continues, emptyIndex } from './log-index.ts';
import { facetValue, searchedText, type LogLevel, type LogLine } from './log-line.ts';

function line(second: number, level: LogLevel, operation: string | null): LogLine {
  const at = new Date(Date.UTC(2026, 3, 7, 14, 0, second)).toISOString();
  return {
    id: String(second),
    at,
    level,
    message: `did ${String(second)}`,
    ...(operation === null ? {} : { fields: { operation } }),
  };
}

const LINES: readonly LogLine[] = [
  line(0, 'info', 'fetch'),
  line(1, 'error', 'post'),
  line(2, 'info', 'post'),
  line(3, 'warning', null),
  line(9, 'error', 'fetch'),
];
const FACETS = [
  { field: 'level', label: 'Level' },
  { field: 'operation', label: 'Operation' },
];
const ALL: LogFilter = { chosen: {}, time: null, matches: null };

function indexOf(lines: readonly LogLine[]) {
  const index = emptyIndex(FACETS);
  addLines(index, lines, lines.length);
  return index;
}

function filter(rest: Partial<LogFilter>) {
  const { shown, counts } = filterLog(indexOf(LINES), LINES.length, { ...ALL, ...rest });
  const written = Object.entries(counts).map(
    ([field, values]) =>
      `${field}: ${values.map(({ value, count }) => `${value} ${String(count)}`).join(', ')}`,
  );
  return { shown: shown === null ? null : [...shown], counts: written };
}

describe('filterLog', () => {
  test('counts the values of all lines without a filter', () => {
    expect(filter({})).toEqual({
      shown: null,
      counts: ['level: error 2, info 2, warning 1', 'operation: fetch 2, post 2, not said 1'],
    });
  });

  test('a facet counts the lines that its other values would match', () => {
    expect(filter({ chosen: { level: new Set(['error']) } })).toEqual({
      shown: [1, 4],
      counts: ['level: error 2, info 2, warning 1', 'operation: fetch 1, post 1, not said 0'],
    });
    expect(
      filter({ chosen: { level: new Set(['error', 'info']), operation: new Set(['post']) } }),
    ).toEqual({
      shown: [1, 2],
      counts: ['level: error 1, info 1, warning 0', 'operation: fetch 2, post 2, not said 0'],
    });
  });

  test('applies search matches and a time range', () => {
    expect(filter({ matches: [0, 3] }).shown).toEqual([0, 3]);
    const second = (at: number) => Date.UTC(2026, 3, 7, 14, 0, at);
    expect(filter({ time: { fromMs: second(1), toMs: second(3) } }).shown).toEqual([1, 2]);
    expect(filter({ matches: [] }).shown).toEqual([]);
  });

  test('reads only the first lines, up to the given count', () => {
    expect(filterLog(indexOf(LINES), 2, ALL).counts.level).toEqual([
      { value: 'error', count: 1, isChosen: false },
      { value: 'info', count: 1, isChosen: false },
      { value: 'warning', count: 0, isChosen: false },
    ]);
  });
});

describe('timeBins', () => {
  test('counts every line once, and the errors among them', () => {
    const bins = timeBins(indexOf(LINES), LINES.length, 3);
    expect(bins.map(({ count, errors }) => [count, errors])).toEqual([
      [4, 1],
      [0, 0],
      [1, 1],
    ]);
    expect(bins[0]?.toMs).toBe(bins[1]?.fromMs);
  });

  test('has one bin for a single time, and none without lines', () => {
    expect(timeBins(indexOf(LINES), 1, 60)).toHaveLength(1);
    expect(timeBins(indexOf([]), 0, 60)).toEqual([]);
  });
});

test('nextMatch moves from a line, wrapping around', () => {
  const matches = [2, 5, 9];
  expect(nextMatch(matches, 0, 'next')).toBe(2);
  expect(nextMatch(matches, 2, 'next')).toBe(5);
  expect(nextMatch(matches, 9, 'next')).toBe(2);
  expect(nextMatch(matches, 5, 'previous')).toBe(2);
  expect(nextMatch(matches, 1, 'previous')).toBe(9);
  expect(nextMatch([], 1, 'next')).toBeNull();
});

test('firstFrom finds the row of a line among the shown lines', () => {
  expect([0, 2, 3, 10].map((least) => firstFrom([2, 5, 9], least))).toEqual([0, 0, 1, 3]);
});

describe('the index of a log', () => {
  test('continues only with lines appended to those it has indexed', () => {
    const index = indexOf(LINES.slice(0, 3));
    expect(continues(index, LINES)).toBe(true);
    expect(continues(index, LINES.slice(0, 3))).toBe(true);
    expect(continues(index, LINES.slice(0, 2))).toBe(false);
    expect(continues(index, LINES.slice(1))).toBe(false);
    expect(continues(emptyIndex([]), LINES)).toBe(true);
    addLines(index, LINES, LINES.length);
    expect(index.times).toHaveLength(5);
    expect(index.facets[1]?.values).toEqual(['fetch', 'post', 'not said']);
    expect(index.facets[1]?.codes).toEqual([0, 1, 1, 2, 0]);
  });

  test('searches message, level and fields of a line, up to a maximum length', () => {
    expect(searchedText(line(1, 'error', 'post'))).toBe('did 1\nerror {"operation":"post"}');
    expect(searchedText({ ...line(1, 'info', null), message: 'x'.repeat(9_999) })).toHaveLength(
      4_000,
    );
  });

  test('formats facet values as text', () => {
    const some = { ...line(1, 'info', null), fields: { attempt: 2, ok: true, deep: { a: 1 } } };
    expect(
      ['level', 'attempt', 'ok', 'deep', 'none'].map((field) => facetValue(some, field)),
    ).toEqual(['info', '2', 'true', '{"a":1}', 'not said']);
  });
});
