import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.fake.ts';
import { readVisits, writeVisit } from './recent-visits.ts';

test('the last five clients are remembered, the latest first, each with its last page', () => {
  const storage = memoryStorage();
  for (const clientId of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
    writeVisit(storage, 'me', { clientId, path: `/dashboard/${clientId}` });
  }
  expect(readVisits(storage, 'me').map(({ clientId }) => clientId)).toEqual([
    'b',
    'f',
    'e',
    'd',
    'c',
  ]);
});

test('another user sees none of it, and theirs replaces it', () => {
  const storage = memoryStorage();
  writeVisit(storage, 'me', { clientId: 'a', path: '/dashboard/sync' });
  expect(readVisits(storage, 'you')).toEqual([]);
  writeVisit(storage, 'you', { clientId: 'b', path: '/dashboard/sync' });
  expect(readVisits(storage, 'me')).toEqual([]);
});

test.each(['{', 'null', '{"userId":"me"}', '{"userId":"me","visits":[{"clientId":1}]}'])(
  'damaged data reads as empty: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('recent_visits', text);
    expect(readVisits(storage, 'me')).toEqual([]);
  },
);
