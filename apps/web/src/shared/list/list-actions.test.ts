import { expect, test } from 'vitest';
import { chosenFor } from './list-actions.ts';

const isEven = (row: number) => row % 2 === 0;
const leftOut = (taken: number, selected: number) => `${taken} of ${selected} are even.`;

test('an action accepts the rows it applies to, and says what it excludes', () => {
  expect(chosenFor({ takes: isEven, leftOut }, [1, 2, 4])).toEqual({
    rows: [2, 4],
    note: '2 of 3 are even.',
    isTooMany: false,
  });
  expect(chosenFor({ takes: isEven, leftOut }, [2, 4]).note).toBe(null);
  expect(chosenFor<number>({}, [1, 2])).toEqual({ rows: [1, 2], note: null, isTooMany: false });
});

test('more rows than the limit are too many, not counting excluded ones', () => {
  expect(chosenFor({ takes: isEven, most: 1 }, [1, 2, 3]).isTooMany).toBe(false);
  expect(chosenFor({ takes: isEven, most: 1 }, [2, 4]).isTooMany).toBe(true);
});

test('the reason for exclusion can depend on the rows', () => {
  const named = (_taken: number, _selected: number, rows: readonly number[]) =>
    `Not ${rows.filter((row) => !isEven(row)).join(', ')}.`;
  expect(chosenFor({ takes: isEven, leftOut: named }, [1, 2, 3]).note).toBe('Not 1, 3.');
});
