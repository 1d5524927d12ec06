import { WATERFALL_STEPS } from '@platebook/accounting';
import { frenchComponent, frenchWaterfallStep } from '@platebook/api-client/french';
import { expect, test } from 'vitest';
import { labelOf, shownComponents } from './mapped-components.ts';

const NO_FRENCH = '?';

test('every mappable component has a French name', () => {
  const components = [...shownComponents('CAD'), 'price_adjustment', 'ad_credit', 'tips_tax'];
  expect(components.filter((one) => labelOf(one) === one)).toEqual([]);
  expect(components.filter((one) => frenchComponent(one, NO_FRENCH) === NO_FRENCH)).toEqual([]);
});

test('every step of a payout’s waterfall has a French name', () => {
  const steps = [...WATERFALL_STEPS.map(({ id }) => id), 'net_payout'];
  expect(steps.filter((step) => frenchWaterfallStep(step, NO_FRENCH) === NO_FRENCH)).toEqual([]);
});
