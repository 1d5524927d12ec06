import { expect, test } from 'vitest';
import { chosenFor } from './list-actions.ts';

const isEven = (row: number) => row % 2 === 0;
const leftOut = (taken: number, selected: number) => `${taken} of ${selected} are even.`;

test('an action takes the rows it can be done with, and says what it leaves out', () => {
  expect(chosenFor({ takes: isEven, leftOut }, [1, 2, 4])).toEqual({
    rows: [2, 4],
    note: '2 of 3 are even.',
    isTooMany: false,
  });
  expect(chosenFor({ takes: isEven, leftOut }, [2, 4]).note).toBe(null);
  expect(chosenFor<number>({}, [1, 2])).toEqual({ rows: [1, 2], note: null, isTooMany: false });
});

test('more than it takes at once are too many, counted without those it leaves out', () => {
  expect(chosenFor({ takes: isEven, most: 1 }, [1, 2, 3]).isTooMany).toBe(false);
  expect(chosenFor({ takes: isEven, most: 1 }, [2, 4]).isTooMany).toBe(true);
});

test('what an action leaves out can be said by the rows', () => {
  const named = (_taken: number, _selected: number, rows: readonly number[]) =>
    `Not ${rows.filter((row) => !isEven(row)).join(', ')}.`;
  expect(chosenFor({ takes: isEven, leftOut: named }, [1, 2, 3]).note).toBe('Not 1, 3.');
});
