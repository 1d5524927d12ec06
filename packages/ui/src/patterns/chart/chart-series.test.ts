import { describe, expect, test } from 'vitest';
import { rangeOf, runsOf, spread, stack, type ChartSeries } from './chart-series.ts';

const series = (id: string, values: readonly (number | null)[]): ChartSeries => ({
  id,
  label: id,
  hue: 'fees',
  values,
});

describe('rangeOf', () => {
  test('always includes 0', () => {
    expect(rangeOf([series('a', [5, 9])])).toEqual([0, 9]);
    expect(rangeOf([series('a', [-5, null, -2])])).toEqual([-5, 0]);
    expect(rangeOf([])).toEqual([0, 0]);
  });
});

test('stack stacks positive values up from 0 and negative ones down', () => {
  expect(
    stack([series('a', [3]), series('b', [-2]), series('c', [4]), series('d', [-1])], 1),
  ).toEqual([
    [
      { seriesId: 'a', hue: 'fees', from: 0, to: 3 },
      { seriesId: 'b', hue: 'fees', from: 0, to: -2 },
      { seriesId: 'c', hue: 'fees', from: 3, to: 7 },
      { seriesId: 'd', hue: 'fees', from: -2, to: -3 },
    ],
  ]);
  expect(stack([series('a', [null, 0])], 2)).toEqual([[], []]);
});

test('runsOf leaves a gap where a value is missing', () => {
  expect(runsOf([null, 1, 2, null, 3])).toEqual([
    [
      { at: 1, value: 1 },
      { at: 2, value: 2 },
    ],
    [{ at: 4, value: 3 }],
  ]);
  expect(runsOf([null])).toEqual([]);
});

test.each([
  [1, 8, [0]],
  [8, 8, [0, 1, 2, 3, 4, 5, 6, 7]],
  [9, 4, [0, 3, 6]],
  [400, 4, [0, 100, 200, 300]],
  [0, 4, []],
])('spread of %i over at most %i', (count, most, places) => {
  expect(spread(count, most)).toEqual(places);
});
