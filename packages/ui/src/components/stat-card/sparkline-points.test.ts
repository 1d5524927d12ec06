import { expect, test } from 'vitest';
import { sparklinePoints } from './sparkline-points.ts';

test('the lowest value is at the bottom, the highest at the top', () => {
  expect(sparklinePoints([0, 5, 10])).toEqual(['0,22 50,12 100,2']);
});

test('a missing value breaks the line and is not drawn as zero', () => {
  expect(sparklinePoints([1, null, 3, 3])).toEqual(['0,22', '66.7,2 100,2']);
});

test('constant values are centered', () => {
  expect(sparklinePoints([4, 4])).toEqual(['0,12 100,12']);
  expect(sparklinePoints([4])).toEqual(['50,12']);
});

test('no known value draws nothing', () => {
  expect(sparklinePoints([])).toEqual([]);
  expect(sparklinePoints([null, null])).toEqual([]);
});
