import { describe, expect, test } from 'vitest';
import { toCents } from '@platebook/accounting';
import { seenComponents } from './seen-components.ts';
import type { SeenPayout } from './seen-payouts.store.ts';

const PAYOUT: SeenPayout = {
  id: 'p1',
  platform: 'ubereats',
  platformStoreId: 'uuid-1',
  storeId: 'harbor',
  channel: 'marketplace',
  currency: 'USD',
  payoutOn: '2026-11-02',
  netCents: toCents(7_000),
  components: { gross_sales: toCents(10_000), commission: toCents(-3_000) },
  unclassified: [],
  sales: 'report',
  taxMode: 'pass_through_gross',
  revenue: 'gross',
};

function seen(payouts: readonly SeenPayout[], bankLeg = false) {
  return seenComponents(payouts, { bankLeg });
}

describe('components in payouts', () => {
  test('are counted over all payouts and shown with the last one’s amount', () => {
    const later = {
      ...PAYOUT,
      id: 'p2',
      payoutOn: '2026-11-09',
      netCents: toCents(500),
      components: { gross_sales: toCents(800), commission: toCents(-300) },
    };
    for (const payouts of [
      [PAYOUT, later],
      [later, PAYOUT],
    ]) {
      expect(seen(payouts).get('commission')).toEqual({
        sampleCents: -300,
        payouts: 2,
        rows: null,
        follows: null,
        places: [{ platform: 'ubereats', storeId: 'harbor' }],
      });
    }
  });

  test('are summed over the last payouts of all channels', () => {
    const other = { ...PAYOUT, id: 'p2', platformStoreId: 'uuid-2', storeId: 'canal' };
    expect(seen([PAYOUT, other]).get('commission')).toMatchObject({
      sampleCents: -6_000,
      payouts: 2,
      places: [
        { platform: 'ubereats', storeId: 'harbor' },
        { platform: 'ubereats', storeId: 'canal' },
      ],
    });
  });

  test('are missing if no payout has them', () => {
    expect([...seen([PAYOUT]).keys()].toSorted()).toEqual([
      'commission',
      'gross_sales',
      'net_payout',
    ]);
    expect(seen([]).size).toBe(0);
  });

  test('include the bank with the paid amount if transfers are posted', () => {
    expect(seen([PAYOUT], true).get('bank')).toEqual(seen([PAYOUT]).get('net_payout'));
    expect(seen([PAYOUT]).has('bank')).toBe(false);
    expect(seen([], true).has('bank')).toBe(false);
  });
});
