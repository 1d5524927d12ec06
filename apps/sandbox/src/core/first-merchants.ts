import type { Merchant } from './trade.ts';

/** DoorDash's API has no column for processing fees (platform-apis 2.2). */
const API_HAPPENINGS = { processingFees: 0 };

/** Uber Eats merchants of this world, some with edge cases of their own. */
export const UBER_MERCHANTS: readonly Merchant[] = [
  {
    id: 'harbor-street',
    name: 'Harbor Street Kitchen LLC',
    trade: {
      seed: 11,
      platform: 'ubereats',
      firstDay: '2026-08-31',
      stores: 3,
      regions: ['MA', 'NY'],
      ordersPerDay: 14,
      happenings: { otherPayment: 'Photo shoot' },
    },
  },
  {
    id: 'bistro-plateau',
    name: 'Bistro du Plateau inc.',
    trade: {
      seed: 12,
      platform: 'ubereats',
      firstDay: '2026-08-31',
      stores: 2,
      regions: ['ON', 'NS'],
      ordersPerDay: 10,
    },
  },
  {
    id: 'lone-star',
    name: 'Lone Star Bowls',
    trade: {
      seed: 13,
      platform: 'ubereats',
      firstDay: '2026-08-31',
      stores: 12,
      regions: ['TX'],
      payoutEvery: 'day',
      ordersPerDay: 8,
    },
  },
];

/** DoorDash merchants of this world. */
export const DOORDASH_MERCHANTS: readonly Merchant[] = [
  {
    id: 'harbor-street',
    name: 'Harbor Street Kitchen LLC',
    trade: {
      seed: 21,
      platform: 'doordash',
      firstDay: '2026-08-31',
      stores: 3,
      regions: ['MA', 'NY'],
      ordersPerDay: 12,
      happenings: API_HAPPENINGS,
    },
  },
];
