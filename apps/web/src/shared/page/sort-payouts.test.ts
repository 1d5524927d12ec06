import { expect, test } from 'vitest';
import { payoutSummary } from '../testing/answers.fake.ts';
import { sortPayouts } from './sort-payouts.ts';

test('payouts are sorted newest first, then by store, platform, channel and reference', () => {
  const sorted = [
    { ...payoutSummary, id: 'a', payout_on: '2026-11-17' },
    { ...payoutSummary, id: 'b', platform_store_name: 'Casa Pimienta' },
    { ...payoutSummary, id: 'c' },
    { ...payoutSummary, id: 'd', payout_ref: 'DD-2' },
    { ...payoutSummary, id: 'e', channel: 'Storefront' },
    { ...payoutSummary, id: 'f', platform: 'ubereats' as const },
  ];
  expect(sortPayouts(sorted.toReversed()).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ]);
});
