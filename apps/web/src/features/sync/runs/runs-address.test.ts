import { expect, test } from 'vitest';
import { readRunsFilter, runsProperties, toRunsFilters, withRunsFilters } from './runs-address.ts';

test.each([
  ['', {}],
  [
    'client=c1&store_id=s1&channel_type=doordash&status=failed&days=30',
    { store_id: 's1', channel_type: 'doordash', status: 'failed', days: 30 },
  ],
  ['channel_type=grubhub&status=lost&days=soon', {}],
  ['days=0', {}],
  ['days=1.5', {}],
])('%s asks for %o', (search, filter) => {
  expect(readRunsFilter(new URLSearchParams(search))).toEqual(filter);
});

test('every filter that is offered is one that the address is read by', () => {
  const offered = runsProperties([]).flatMap(({ id, values = [] }) =>
    values.map(({ value }) => `${id}=${value}`),
  );
  expect(offered).toHaveLength(2 + 7 + 4);
  for (const search of offered) {
    const filters = toRunsFilters(readRunsFilter(new URLSearchParams(search)));
    expect(withRunsFilters(new URLSearchParams(), filters).toString()).toBe(search);
  }
});

test('another filter leaves the client in the address, and takes the place of the one before', () => {
  const query = new URLSearchParams('client=c1&status=failed&days=7');
  const next = withRunsFilters(query, { status: ['succeeded'], store_id: ['s1'] });
  expect(next.toString()).toBe('client=c1&status=succeeded&store_id=s1');
  expect(query.get('status')).toBe('failed');
});
