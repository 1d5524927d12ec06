import { expect, test } from 'vitest';
import { isLateChange, owedFor } from './reconcile.view.ts';

test.each([
  [0, 'less than a minute'],
  [60, '1 minute'],
  [4_200, '1 hour'],
  [7_200, '2 hours'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(owedFor(seconds)).toBe(words);
});

test('an adjustment, and a reversal of something, came late', () => {
  expect(isLateChange({ kind: 'adjustment', relates_to: null })).toBe(true);
  expect(isLateChange({ kind: 'reversal', relates_to: 'e1' })).toBe(true);
  expect(isLateChange({ kind: 'payout', relates_to: null })).toBe(false);
});
