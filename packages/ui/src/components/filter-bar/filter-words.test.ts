import { expect, test } from 'vitest';
import { droppedWords, valueWords } from './filter-words.ts';

const STATUS = {
  id: 'status',
  label: 'Status',
  values: [
    { value: 'failed', label: 'Failed' },
    { value: 'partial', label: 'Partly done' },
  ],
};

test.each([
  [['failed'], 'Failed'],
  [['failed', 'partial'], 'Failed or Partly done'],
  [['a', 'failed', 'b'], 'a, Failed or b'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b or 3 more'],
])('%j reads as %s', (values, words) => {
  expect(valueWords(STATUS, values)).toBe(words);
});

test('what was dropped is named as the list names it', () => {
  const dropped = [
    { parameter: 'f.status', value: 'lost' },
    { parameter: 'f.colour', value: 'red' },
    { parameter: 'sort', value: '-size' },
    { parameter: 'panel', value: 'attic' },
  ];
  expect(droppedWords(dropped, [STATUS])).toBe(
    'Status “lost”, colour “red”, order “-size”, panel “attic”',
  );
});
