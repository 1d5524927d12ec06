import { expect, test } from 'vitest';
import { EXAMPLE } from './example-payout.ts';

test('the example adds up to what its sentence says', () => {
  const amounts = EXAMPLE.steps.map(({ amountCents }) => amountCents);
  const net = amounts.at(-1);
  expect(net).toBe(329_050);
  expect(amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(net);
});
