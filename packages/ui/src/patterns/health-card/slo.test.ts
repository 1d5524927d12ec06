import { expect, test } from 'vitest';
import { budgetUsed, sloState } from './slo.ts';

test.each([
  [100, 99, 0, 'healthy'],
  [99.5, 99, 0.5, 'healthy'],
  [99.25, 99, 0.75, 'degraded'],
  [99, 99, 1, 'degraded'],
  [98, 99, 2, 'down'],
  [100, 100, 0, 'healthy'],
  [99.9, 100, Infinity, 'down'],
])('%s percent with a target of %s use %s of the budget: %s', (actual, target, used, state) => {
  expect(budgetUsed(actual, target)).toBe(used);
  expect(sloState(used)).toBe(state);
});

test('is unknown without a measurement', () => {
  expect(sloState(null)).toBe('unknown');
});
