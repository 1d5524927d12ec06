import { readReports } from '@platebook/accounting';
import { generateWorld, type ReportFormat } from '@platebook/sandbox/reports';
import { expect, test } from 'vitest';
import {
  externalId,
  fileOf,
  platformId,
  settledReading,
  settledTruth,
  type StoreIdOf,
} from './read-world.ts';
import { planSoundly } from './sound-plan.ts';

const STORES = 20;
const DAYS = 140;

const WORLDS: readonly [
  ReportFormat,
  StoreIdOf,
  seed: number,
  regions: readonly ['PA' | 'ON', ...('MA' | 'NY' | 'TX' | 'AB' | 'NS')[]],
][] = [
  ['ubereats-payment-details-us', externalId, 101, ['PA', 'MA', 'NY']],
  ['ubereats-payment-details-ca', platformId, 102, ['ON', 'AB', 'NS']],
  ['doordash-detailed-41', platformId, 103, ['PA', 'MA', 'TX']],
  ['doordash-detailed-ca', platformId, 104, ['ON', 'AB']],
];

// Daily payouts of many stores: 4 × 2,800 at least, more where two channels share a payout.
test.each(WORLDS)(
  'thousands of payouts of %s are booked as paid: debits are credits, clearing is the payout',
  (format, storeId, seed, regions) => {
    const world = generateWorld({
      seed,
      platform: format.startsWith('ubereats') ? 'ubereats' : 'doordash',
      firstDay: '2026-01-01',
      days: DAYS,
      stores: STORES,
      regions,
      ordersPerDay: 3,
      payoutEvery: 'day',
      channels: ['Marketplace', 'Storefront'],
      happenings: {
        refunds: 120,
        disputesWon: 300,
        reversalCycles: 20,
        twins: 10,
        priceAdjustments: 60,
      },
    });
    const { payouts, blocked } = readReports([fileOf(world, format)]);
    expect(blocked).toEqual([]);
    expect(payouts.length).toBeGreaterThanOrEqual(STORES * DAYS * 0.95);
    expect(settledReading(payouts)).toEqual(settledTruth(world, storeId));
    planSoundly(payouts);
  },
);
