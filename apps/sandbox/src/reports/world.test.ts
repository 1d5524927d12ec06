import { describe, expect, test } from 'vitest';
import { generateWorld, payoutFor, payoutStatus, periodCount, periodOf } from './world.ts';
import { dayOf } from './calendar.ts';

const uber = { seed: 1, platform: 'ubereats', firstDay: '2026-03-30', days: 14 } as const;

function storeOf(world: ReturnType<typeof generateWorld>, index = 0) {
  const store = world.stores[index];
  if (!store) {
    throw new Error('no such store');
  }
  return store;
}

describe('generateWorld', () => {
  test('creates the same stores from the same seed and others from another', () => {
    expect(generateWorld(uber)).toEqual(generateWorld(uber));
    expect(generateWorld({ ...uber, seed: 2 }).stores).not.toEqual(generateWorld(uber).stores);
  });

  test('cycles through the regions and gives stores distinct names', () => {
    const { stores } = generateWorld({ ...uber, stores: 9, regions: ['PA', 'MA'] });
    expect(stores.map((store) => store.regionCode).join(' ')).toBe('PA MA PA MA PA MA PA MA PA');
    expect(new Set(stores.map((store) => store.name)).size).toBe(9);
    expect(stores.at(-1)?.name).toBe('Blue Lantern Noodles 2');
    expect(stores.at(0)?.externalId).toBe('PA-001');
  });

  test('leaves merchant ids empty when there are none', () => {
    const { stores } = generateWorld({ ...uber, storeIds: 'none' });
    expect(stores.map((store) => store.externalId)).toEqual(['', '']);
  });

  test('refuses stores in two countries', () => {
    expect(() => generateWorld({ ...uber, regions: ['PA', 'ON'] })).toThrow(
      'A world lies in one country: report files do not mix currencies.',
    );
  });
});

describe('payout periods', () => {
  test('are calendar weeks from Monday, whenever trade starts', () => {
    const world = generateWorld({ ...uber, firstDay: '2026-04-01' });
    const days = ['2026-04-01', '2026-04-05', '2026-04-06', '2026-04-14'];
    expect(days.map((day) => periodOf(world, dayOf(day)))).toEqual([0, 0, 1, 2]);
    expect(periodCount(world)).toBe(3);
  });

  test('are days when payouts are daily', () => {
    const world = generateWorld({ ...uber, payoutEvery: 'day' });
    expect(periodOf(world, dayOf('2026-04-02'))).toBe(3);
    expect(payoutFor(world, storeOf(world), 3).paidOn?.iso).toBe('2026-04-03');
  });

  test('are paid on the Monday after by Uber Eats and on the Thursday after by DoorDash', () => {
    const eats = generateWorld(uber);
    const dash = generateWorld({ ...uber, platform: 'doordash' });
    expect(payoutFor(eats, storeOf(eats), 0).paidOn?.iso).toBe('2026-04-06');
    expect(payoutFor(dash, storeOf(dash), 0).paidOn?.iso).toBe('2026-04-09');
  });

  test('have a separate reference for each store, unless payouts are shared', () => {
    const refs = (sharedPayouts: boolean) => {
      const world = generateWorld({ ...uber, sharedPayouts });
      return world.stores.map((store) => payoutFor(world, store, 0).ref);
    };
    expect(new Set(refs(false)).size).toBe(2);
    expect(new Set(refs(true)).size).toBe(1);
  });

  test('when held, are paid with the next under their own reference', () => {
    const world = generateWorld({ ...uber, heldPeriods: [0] });
    const [held, next] = [0, 1].map((period) => payoutFor(world, storeOf(world), period));
    expect(held?.paidOn).toEqual(next?.paidOn);
    expect(held?.ref).not.toBe(next?.ref);
    expect(held && payoutStatus(world, held)).toBe('Rejected by Bank');
    expect(next && payoutStatus(world, next)).toBe('Paid');
  });

  test('when the last is unpaid, it has no date and no reference', () => {
    const world = generateWorld({ ...uber, lastPeriodUnpaid: true });
    const last = payoutFor(world, storeOf(world), 1);
    expect(last).toEqual({ period: 1, ref: '', paidOn: null });
    expect(payoutStatus(world, last)).toBe('');
  });
});
