import { describe, expect, test } from 'vitest';
import { truthOf } from './truth.ts';
import { generateWorld, type WorldOptions } from './world.ts';

function worldOf(wishes: Partial<WorldOptions> = {}) {
  return generateWorld({
    seed: 3,
    platform: 'ubereats',
    firstDay: '2026-03-30',
    days: 14,
    regions: ['PA', 'MA'],
    ...wishes,
  });
}

function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) {
    total += amount;
  }
  return total;
}

describe.each(['ubereats', 'doordash'] as const)('truth of %s', (platform) => {
  test('has one payout per store and week, with components and days adding up to its net', () => {
    const truth = truthOf(worldOf({ platform }));
    expect(truth).toHaveLength(4);
    for (const payout of truth) {
      expect(sum(Object.values(payout.cents))).toBe(payout.netCents);
      expect(sum(Object.values(payout.netByDay))).toBe(payout.netCents);
    }
  });

  test('names the store by both of its ids and whether the platform remits its tax', () => {
    const world = worldOf({ platform });
    const [first, second] = truthOf(world);
    expect([first?.storeExternalId, first?.facilitated]).toEqual(['PA-001', true]);
    expect([second?.storeExternalId, second?.facilitated]).toEqual(['MA-002', false]);
    expect(first?.storePlatformId).toBe(world.stores[0]?.platformId);
  });

  test('for some days is a subset of the whole', () => {
    const world = worldOf({ platform });
    const net = (options: { from?: string; to?: string }) =>
      sum(truthOf(world, options).map(({ netCents }) => netCents));
    expect(net({ to: '2026-04-03' }) + net({ from: '2026-04-04' })).toBe(net({}));
    expect(net({ to: '2026-04-03' })).not.toBe(net({}));
  });

  test('has no payout date and no reference while the platform has not paid', () => {
    const truth = truthOf(worldOf({ platform, lastPeriodUnpaid: true }));
    expect(truth.map(({ paidOn, payoutRef }) => paidOn === null && payoutRef === '')).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

test('separates error charges from recovered errors, with their tax', () => {
  const truth = truthOf(worldOf({ days: 28, happenings: { refunds: 400, disputesWon: 500 } }));
  const cents = (word: string) => truth.map((payout) => payout.cents[word] ?? 0);
  expect(cents('errors')).toEqual(truth.map(() => 0));
  expect(Math.max(...cents('errorsCharged'))).toBeLessThan(0);
  expect(Math.max(...cents('errorsWon'))).toBeGreaterThan(0);
  expect(Math.min(...cents('errorsWonTax'))).toBeGreaterThanOrEqual(0);
});

test('reports tax that DoorDash remits, which is in no payout', () => {
  const [remitting, passing] = truthOf(worldOf({ platform: 'doordash', days: 7 }));
  expect(remitting?.taxRemittedCents).toBeGreaterThan(0);
  expect(remitting?.cents.taxPassed).toBeUndefined();
  expect(passing?.taxRemittedCents).toBe(0);
  expect(passing?.cents.taxPassed).toBeGreaterThan(0);
});
