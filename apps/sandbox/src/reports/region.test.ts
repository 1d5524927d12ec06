import { expect, test } from 'vitest';
import { REGIONS, shareOf, taxOn } from './region.ts';

test.each([
  ['PA', 1050, 63],
  ['NY', 1000, 89],
  ['MA', 50, 4],
  ['MA', -50, -4],
  ['ON', 0, 0],
] as const)('in %s the tax on %i cents is %i cents', (region, cents, tax) => {
  expect(Object.is(taxOn(cents, REGIONS[region]), tax)).toBe(true);
});

test('a share rounds half a cent away from zero', () => {
  expect([shareOf(250, 250), shareOf(-250, 250), shareOf(2, 250)]).toEqual([63, -63, 1]);
});
