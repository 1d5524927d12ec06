import { describe, expect, test } from 'vitest';
import { doorDashNet, type DoorDashRow } from './doordash-row.ts';
import { doorDashTrade } from './doordash-trade.ts';
import { truthOf } from './truth.ts';
import { uberNet, type UberRow } from './uber-row.ts';
import { uberTrade } from './uber-trade.ts';
import { generateWorld, type WorldOptions } from './world.ts';

function uber(wishes: Partial<WorldOptions> = {}): UberRow[] {
  return [...uberTrade(generateWorld({ ...base, platform: 'ubereats', ...wishes }))];
}

function doorDash(wishes: Partial<WorldOptions> = {}): DoorDashRow[] {
  return [...doorDashTrade(generateWorld({ ...base, platform: 'doordash', ...wishes }))];
}

const base = {
  seed: 9,
  firstDay: '2026-03-30',
  days: 21,
  stores: 2,
  regions: ['PA', 'MA'],
} as const;

describe('Uber Eats trade', () => {
  test('nets facilitator tax to zero against the tax on sales, changes, offers and refunds', () => {
    const facilitated = uber().filter((row) => row.store.region.facilitated);
    const residues = facilitated.map(({ money: m }) => {
      const collected =
        m.salesTax + m.priceChangeTax + m.offersTax + m.deliveryOffersTax + m.errorsTax;
      return collected + m.facilitatorTax + m.facilitatorTaxAdjustment;
    });
    expect(residues.length).toBeGreaterThan(200);
    expect([...new Set(residues)]).toEqual([0]);
  });

  test('leaves the tax with the restaurant where there is no facilitator law', () => {
    const own = uber().filter((row) => !row.store.region.facilitated);
    expect(own.some(({ money }) => money.salesTax > 0)).toBe(true);
    expect([...new Set(own.map(({ money }) => money.facilitatorTax))]).toEqual([0]);
  });

  test('prints the original order’s day on a refund and pays it when it happens', () => {
    const refunds = uber({ happenings: { refunds: 300 } }).filter((row) => row.status === 'Refund');
    const late = refunds.filter(
      ({ order, happenedOn }) => (order?.orderedOn.iso ?? '') < happenedOn.iso,
    );
    expect(late.length).toBeGreaterThan(20);
    expect(refunds.every(({ money }) => money.sales === 0 && money.errors !== 0)).toBe(true);
    expect(refunds.some(({ money }) => money.errors > 0)).toBe(true);
  });

  test('refunds an order from a closed year when requested', () => {
    const rows = uber({ firstDay: '2026-01-05', happenings: { refundOfOldOrder: true } });
    const old = rows.filter(({ order }) => order?.orderedOn.iso === '2025-11-26');
    expect(old.map(({ status, happenedOn }) => [status, happenedOn.iso])).toEqual([
      ['Refund', '2026-01-06'],
      ['Refund', '2026-01-06'],
    ]);
  });

  test('charges ads on rows without an order, including identical rows', () => {
    const ads = uber({ happenings: { ads: 1000, twins: 100 } }).filter(
      (row) => row.description === 'Ad Spend',
    );
    expect(ads.length).toBe(2 * 2 * 21);
    expect(ads.every((row) => row.order === null && row.money.adSpend < 0)).toBe(true);
  });

  test('books, reverses and books again under one order id', () => {
    const rows = uber({
      happenings: { reversalCycles: 1000, cancelled: 0, refunds: 0, ads: 0, adCredits: 0 },
    });
    const [first, second, third] = rows;
    expect(third).toEqual(first);
    expect(second?.order).toBe(first?.order);
    const [paid = 0, taken = 0] = [first, second].map((row) => (row ? uberNet(row.money) : 0));
    expect(paid).toBeGreaterThan(0);
    expect(taken).toBe(0 - paid);
  });

  test('repays more capital than it sells when the share is above 1,000', () => {
    const rows = uber({ happenings: { capitalShare: 1200 } });
    const sold = rows.reduce((sum, { money }) => sum + money.sales, 0);
    const repaid = rows.reduce((sum, { money }) => sum + money.capital, 0);
    expect(0 - repaid).toBeGreaterThan(sold);
  });
});

describe('DoorDash trade', () => {
  test('reimburses what DoorDash or a third party discounts, to the cent', () => {
    const rows = doorDash({ happenings: { platformPromos: 500 } });
    const residues = rows.map(
      ({ money: m }) =>
        m.discountByDoorDash +
        m.marketingCredit +
        m.discountByThirdParty +
        m.thirdPartyContribution,
    );
    expect(rows.some(({ money }) => money.thirdPartyContribution > 0)).toBe(true);
    expect([...new Set(residues)]).toEqual([0]);
  });

  test('passes the tax to the restaurant or remits it, never both', () => {
    for (const { store, money, memo } of doorDash({ happenings: { cancelled: 0 } })) {
      expect(store.region.facilitated ? money.taxPassed : memo.taxRemitted).toBe(0);
    }
  });

  test('gives every booking its own transaction id, except identical rows', () => {
    const rows = doorDash({ happenings: { twins: 0, reversalCycles: 300 } });
    expect(new Set(rows.map((row) => row.transactionId)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.order.orderId)).size).toBeLessThan(rows.length);
    const twins = doorDash({
      happenings: { twins: 1000, cancelled: 0, refunds: 0, reversalCycles: 0 },
    });
    expect(twins[1]).toEqual(twins[0]);
    expect(twins).toHaveLength(2 * new Set(twins.map((row) => row.transactionId)).size);
  });

  test('sells on both channels in one payout', () => {
    const truth = truthOf(
      generateWorld({ ...base, platform: 'doordash', channels: ['Marketplace', 'Storefront'] }),
    );
    const channels = new Map<string, string[]>();
    for (const { payoutRef, channel } of truth) {
      channels.set(payoutRef, [...(channels.get(payoutRef) ?? []), channel].sort());
    }
    expect([...channels.values()].map(String)).toEqual(
      Array.from({ length: 6 }, () => 'Marketplace,Storefront'),
    );
  });

  test('adds up to the truth', () => {
    const rows = doorDash();
    const truth = truthOf(generateWorld({ ...base, platform: 'doordash' }));
    const net = rows.reduce((sum, { money }) => sum + doorDashNet(money), 0);
    expect(truth.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(net);
    expect(truth.reduce((sum, payout) => sum + payout.rows, 0)).toBe(rows.length);
  });
});

describe.each([
  ['Uber Eats', uber],
  ['DoorDash', doorDash],
] as const)('on %s', (_, trade) => {
  test('a closed week has no rows, while the weeks around it do', () => {
    const periods = trade({ closedPeriods: [1] }).map((row) => row.payout.period);
    expect([...new Set(periods)]).toEqual([0, 2]);
  });

  test('a week at a loss has a negative payout', () => {
    const platform = trade === uber ? 'ubereats' : 'doordash';
    const truth = truthOf(generateWorld({ ...base, platform, lossPeriods: [1] }));
    const nets = truth.map(({ netCents }) => Math.sign(netCents));
    expect(nets).toEqual([1, 1, -1, -1, 1, 1]);
  });

  test('trade ends after the requested number of rows', () => {
    expect(trade({ maxRows: 100 })).toEqual(trade().slice(0, 100));
  });

  test('some canceled orders pay nothing and some are still paid', () => {
    const rows = trade({ happenings: { cancelled: 200, cancelledButPaid: 200 } });
    const cancelled = [...rows].filter((row) => row.status === 'Cancelled');
    const paid = cancelled.filter((row) => truthNet(row) !== 0);
    expect(paid.length).toBeGreaterThan(10);
    expect(cancelled.length).toBeGreaterThan(paid.length + 10);
  });
});

function truthNet(row: UberRow | DoorDashRow): number {
  return 'sales' in row.money ? row.money.sales : row.money.subtotal;
}

test('a store open all night trades through both hours of a clock change', () => {
  const rows = doorDash({
    firstDay: '2026-10-31',
    days: 2,
    stores: 1,
    openAllNight: true,
    ordersPerDay: 200,
  });
  const twice = rows.filter(
    ({ at }) => at.localDate === '2026-11-01' && at.localTime.startsWith('01:'),
  );
  expect([...new Set(twice.map(({ at }) => at.utcTime.slice(0, 2)))]).toEqual(['05', '06']);
});
