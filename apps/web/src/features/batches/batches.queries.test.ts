import { expect, test } from 'vitest';
import { batchesProperties } from './batches-columns.tsx';
import { toBatchesQuery } from './batches.queries.ts';

test.each([
  [{ filters: {}, sort: '-started' }, { sort: '-started' }],
  [
    { filters: { operation: ['sync'] }, sort: 'started' },
    { operation: 'sync', sort: 'started' },
  ],
  [{ filters: { operation: ['sing'] }, sort: 'entries' }, {}],
])('%o requests %o from the server', (request, query) => {
  expect(toBatchesQuery(request)).toEqual(query);
});

test('the server accepts every filter on offer', () => {
  const offered = batchesProperties().flatMap(({ id, values = [] }) =>
    values.map(({ value }) => toBatchesQuery({ filters: { [id]: [value] }, sort: '' })),
  );
  expect(offered).toHaveLength(7);
  expect(offered.every(({ operation }) => operation !== undefined)).toBe(true);
});
