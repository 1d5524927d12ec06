import { describe, expect, test } from 'vitest';
import { payout } from '../testing/answers.fake.ts';
import { toWaterfall } from './to-waterfall.ts';

describe('the waterfall of a payout', () => {
  test('keeps every level and account from the server', () => {
    expect(toWaterfall(payout)).toEqual({
      title: 'DoorDash payout to Fishtown, Nov 10, 2026',
      currency: 'USD',
      sentence:
        'You sold $5,100.00. DoorDash kept $1,275.00 (25.0%) in all: commission $1,275.00. It paid $3,825.00 on Nov 10.',
      sound: true,
      steps: [
        {
          id: 'gross_sales',
          label: 'Gross sales',
          amountCents: 510_000,
          fromCents: 0,
          toCents: 510_000,
          shareBasisPoints: 10_000,
          accounts: ['Delivery sales'],
          unmapped: false,
        },
        {
          id: 'net_payout',
          label: 'Net payout',
          amountCents: 382_500,
          fromCents: 0,
          toCents: 382_500,
          shareBasisPoints: 7_500,
          accounts: ['Clearing'],
          unmapped: false,
        },
      ],
    });
  });

  test('is not sound while an identity fails or money has no account', () => {
    const [first, ...others] = payout.waterfall;
    const unmapped = first === undefined ? [] : [{ ...first, unmapped: true }, ...others];
    expect(toWaterfall({ ...payout, identities_hold: false }).sound).toBe(false);
    expect(toWaterfall({ ...payout, waterfall: unmapped }).sound).toBe(false);
  });
});
