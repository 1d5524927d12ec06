import { expect, test } from 'vitest';
import { runsProperties } from './runs-columns.tsx';
import { toRunsQuery } from './runs.queries.ts';

test.each([
  [{ filters: {}, sort: '-started' }, { sort: '-started' }],
  [
    {
      filters: { store: ['s1'], platform: ['doordash'], status: ['failed'], days: ['30'] },
      q: 'rye',
      sort: 'started',
    },
    {
      store_id: 's1',
      channel_type: 'doordash',
      status: 'failed',
      days: 30,
      q: 'rye',
      sort: 'started',
    },
  ],
  [{ filters: { platform: ['grubhub'], status: ['lost'] }, sort: '-payouts' }, {}],
])('%o requests %o from the server', (request, query) => {
  expect(toRunsQuery(request)).toEqual(query);
});

test('every filter on offer narrows the request', () => {
  const channel = { store_id: 's1', store_name: 'Harbor' };
  const offered = runsProperties([channel]).flatMap(({ id, values = [] }) =>
    values.map(({ value }) => toRunsQuery({ filters: { [id]: [value] }, sort: '-started' })),
  );
  expect(offered).toHaveLength(1 + 2 + 7 + 4);
  for (const query of offered) {
    expect(Object.keys(query)).toHaveLength(2);
  }
});
