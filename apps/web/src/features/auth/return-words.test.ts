import { expect, test } from 'vitest';
import { returnWords } from './return-words.ts';

test.each([
  ['/dashboard', null],
  ['/dashboard?client=c1', null],
  ['/dashboard/sync?client=c1&state=ready', 'Sync'],
  ['/dashboard/sync/payouts/p1', 'Sync'],
  ['/dashboard/synchronise', null],
  ['/dashboard/team-management?client=c1', 'Team'],
  ['/admin/dataflow', 'Admin'],
  ['/help/intuit-email-verification', 'Help'],
])('%s is %j', (path, words) => {
  expect(returnWords(path)).toBe(words);
});
