import { expect, test } from 'vitest';
import { readySnapshot } from './run-snapshots.ts';
import { booksAfterFailure } from './books-after-failure.ts';

const { context } = readySnapshot('run-1', [
  { key: 'a', documentNumber: 'PB-1', totalCents: 100 },
  { key: 'b', documentNumber: 'PB-2', totalCents: 200 },
]);
const SAME = 'Your books are unchanged.';
const MAYBE = 'Some of it may be in your books. Check the status of each entry.';

test('a run that failed before it sent anything has left the books as they were', () => {
  expect(booksAfterFailure(null)).toBe(SAME);
  expect(booksAfterFailure({ context })).toBe(SAME);
  const refused = context.entries.map((entry) => ({ ...entry, state: 'refused' as const }));
  expect(booksAfterFailure({ context: { ...context, entries: refused } })).toBe(SAME);
});

test('one that failed with entries in the books, or without knowing, does not call them unchanged', () => {
  const [first, ...others] = context.entries;
  const entries = [
    ...(first === undefined ? [] : [{ ...first, state: 'posted' as const }]),
    ...others,
  ];
  expect(booksAfterFailure({ context: { ...context, entries } })).toBe(MAYBE);
  expect(booksAfterFailure({ context: { ...context, unknownKey: 'a' } })).toBe(MAYBE);
});
