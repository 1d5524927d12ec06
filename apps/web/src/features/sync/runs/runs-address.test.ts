import { expect, test } from 'vitest';
import { readRunsFilter } from './runs-address.ts';

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
