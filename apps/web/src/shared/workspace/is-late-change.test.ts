import { expect, test } from 'vitest';
import { isLateChange } from './is-late-change.ts';

test('an adjustment, and a reversal, are late changes', () => {
  expect(isLateChange({ kind: 'adjustment', relates_to: null })).toBe(true);
  expect(isLateChange({ kind: 'reversal', relates_to: 'e1' })).toBe(true);
  expect(isLateChange({ kind: 'payout', relates_to: null })).toBe(false);
});
