import { expect, test } from 'vitest';
import { createDice } from './dice.ts';

test('the same seed gives the same numbers, a different seed different ones', () => {
  const throws = (seed: number) => {
    const dice = createDice(seed);
    return [
      dice.between(1, 1_000_000),
      dice.uuid(),
      dice.text('ABC', 8),
      dice.pick(['x', 'y', 'z']),
    ];
  };
  expect(throws(7)).toEqual(throws(7));
  expect(throws(7)).not.toEqual(throws(8));
});

test('a chance of 0 in 1,000 never succeeds, of 1,000 in 1,000 always', () => {
  const dice = createDice(1);
  const throws = (perMille: number) => Array.from({ length: 200 }, () => dice.chance(perMille));
  expect(throws(0)).not.toContain(true);
  expect(throws(1000)).not.toContain(false);
});

test('ids are formatted like version 4 UUIDs', () => {
  expect(createDice(3).uuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
