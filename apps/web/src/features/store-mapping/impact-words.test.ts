import { expect, test } from 'vitest';
import { impactWords } from './impact-words.ts';

test.each([
  [
    { posted_entries: 14, waiting_entries: 3, payouts: 2 },
    false,
    '14 posted entries stay as they are. 3 entries that wait are planned again. 2 payouts of the new store are its own then.',
  ],
  [
    { posted_entries: 1, waiting_entries: 1, payouts: 1 },
    false,
    '1 posted entry stays as it is. 1 entry that waits is planned again. 1 payout of the new store is its own then.',
  ],
  [
    { posted_entries: 0, waiting_entries: 0, payouts: 0 },
    false,
    'Nothing of this store is in the books yet. No payout of the new store has been read since.',
  ],
  [
    { posted_entries: 0, waiting_entries: 0, payouts: 0 },
    true,
    'Nothing of this store is in the books yet. Its later payouts wait until the store is matched again.',
  ],
])('the impact %j (unlinks: %s) is said in sentences', (impact, unlinks, words) => {
  expect(impactWords(impact, { unlinks })).toBe(words);
});
