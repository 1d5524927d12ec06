import { expect, test } from 'vitest';
import { impactWords } from './impact-words.ts';

test.each([
  [
    { posted_entries: 14, waiting_entries: 3, payouts: 2 },
    false,
    '14 posted entries stay unchanged. 3 waiting entries will be recalculated. 2 payouts from the new store will belong to it.',
  ],
  [
    { posted_entries: 1, waiting_entries: 1, payouts: 1 },
    false,
    '1 posted entry stays unchanged. 1 waiting entry will be recalculated. 1 payout from the new store will belong to it.',
  ],
  [
    { posted_entries: 0, waiting_entries: 0, payouts: 0 },
    false,
    'Nothing has been posted for this store yet. The new store has no payouts since then.',
  ],
  [
    { posted_entries: 0, waiting_entries: 0, payouts: 0 },
    true,
    'Nothing has been posted for this store yet. Later payouts are on hold until you match the store again.',
  ],
])('the impact %j (unlinks: %s) is one or more sentences', (impact, unlinks, words) => {
  expect(impactWords(impact, { unlinks })).toBe(words);
});
