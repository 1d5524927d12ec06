import { describe, expect, test } from 'vitest';
import { binsOf, brushedRange, extendedRange } from './bins.ts';

const write = (value: number) => `$${value}`;

describe('binsOf', () => {
  test('counts values per bin, including empty bins in between', () => {
    expect(binsOf([5, 9, 31], 10, write)).toEqual([
      { id: '0', label: '$0 to $10', from: '$0', to: '$10', count: 2 },
      { id: '10', label: '$10 to $20', from: '$10', to: '$20', count: 0 },
      { id: '20', label: '$20 to $30', from: '$20', to: '$30', count: 0 },
      { id: '30', label: '$30 to $40', from: '$30', to: '$40', count: 1 },
    ]);
  });

  test('counts a value on an edge in the bin that starts there, below zero too', () => {
    expect(binsOf([10, -10, -1], 10, write).map(({ id, count }) => [id, count])).toEqual([
      ['-10', 2],
      ['0', 0],
      ['10', 1],
    ]);
  });

  test('is empty without values, and throws for an invalid width', () => {
    expect(binsOf([], 10, write)).toEqual([]);
    expect(() => binsOf([1], 0, write)).toThrow(RangeError);
  });
});

describe('brushedRange', () => {
  test('spans from press to release in either direction', () => {
    expect(brushedRange(null, 2, 5)).toEqual({ first: 2, last: 5 });
    expect(brushedRange({ first: 0, last: 0 }, 5, 2)).toEqual({ first: 2, last: 5 });
  });

  test('is one bin after a click, and a second click extends it without dragging', () => {
    expect(brushedRange(null, 3, 3)).toEqual({ first: 3, last: 3 });
    expect(brushedRange({ first: 3, last: 3 }, 1, 1)).toEqual({ first: 1, last: 3 });
  });

  test('starts over after a range', () => {
    expect(brushedRange({ first: 1, last: 3 }, 4, 4)).toEqual({ first: 4, last: 4 });
  });
});

test('extendedRange moves the active end and keeps the other', () => {
  expect(extendedRange(null, 4, 5)).toEqual({ first: 4, last: 5 });
  expect(extendedRange({ first: 4, last: 5 }, 5, 6)).toEqual({ first: 4, last: 6 });
  expect(extendedRange({ first: 4, last: 5 }, 5, 4)).toEqual({ first: 4, last: 4 });
  expect(extendedRange({ first: 4, last: 5 }, 4, 3)).toEqual({ first: 3, last: 5 });
  expect(extendedRange({ first: 4, last: 5 }, 9, 8)).toEqual({ first: 8, last: 9 });
});
