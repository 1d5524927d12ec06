import { expect, test } from 'vitest';
import { readySnapshot } from './run-snapshots.ts';
import { booksAfterFailure } from './books-after-failure.ts';

const { context } = readySnapshot('run-1', [
  { key: 'a', documentNumber: 'PB-1', totalCents: 100 },
  { key: 'b', documentNumber: 'PB-2', totalCents: 200 },
]);
const SAME = 'Your books are unchanged.';
const MAYBE = 'Some of it may be in your books. Check the status of each entry.';

test('a run that failed before sending anything left QuickBooks unchanged', () => {
  expect(booksAfterFailure(null)).toBe(SAME);
  expect(booksAfterFailure({ context })).toBe(SAME);
  const refused = context.entries.map((entry) => ({ ...entry, state: 'refused' as const }));
  expect(booksAfterFailure({ context: { ...context, entries: refused } })).toBe(SAME);
});

test('a run that failed with entries in QuickBooks, or unknown, does not say that nothing changed', () => {
  const [first, ...others] = context.entries;
  const entries = [
    ...(first === undefined ? [] : [{ ...first, state: 'posted' as const }]),
    ...others,
  ];
  expect(booksAfterFailure({ context: { ...context, entries } })).toBe(MAYBE);
  expect(booksAfterFailure({ context: { ...context, unknownKey: 'a' } })).toBe(MAYBE);
});
