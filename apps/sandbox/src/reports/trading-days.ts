import { addDays, storeDay, type Day, type StoreDay } from './calendar.ts';
import type { Dice } from './dice.ts';
import { periodOf, payoutFor, type Payout, type Store, type World } from './world.ts';

/** One store on one day, the unit of the simulation. */
export type StoreOnDay = {
  readonly store: Store;
  readonly day: Day;
  /** Days since trade began. */
  readonly dayIndex: number;
  readonly payout: Payout;
  readonly clock: StoreDay;
  readonly inLossPeriod: boolean;
};

/** Every store on each of its trading days, day by day, without closed periods. */
export function* tradingDays(world: World): Generator<StoreOnDay> {
  for (let dayIndex = 0; dayIndex < world.days; dayIndex += 1) {
    const day = addDays(world.firstDay, dayIndex);
    const period = periodOf(world, day);
    if (world.closedPeriods.has(period)) {
      continue;
    }
    const clocks = new Map<string, StoreDay>();
    for (const store of world.stores) {
      const { zone } = store.region;
      const clock = clocks.get(zone) ?? storeDay(day, zone);
      clocks.set(zone, clock);
      const payout = payoutFor(world, store, period);
      const inLossPeriod = world.lossPeriods.has(period);
      yield { store, day, dayIndex, payout, clock, inLossPeriod };
    }
  }
}

const OPENS_AT = 10.5 * 3600;
const CLOSES_AT = 23 * 3600;

/** The day's order times in seconds after local midnight, ascending. */
export function orderTimes(world: World, place: StoreOnDay, dice: Dice): number[] {
  const average = place.inLossPeriod ? 1 : world.ordersPerDay;
  const count = dice.between(Math.ceil(average * 0.7), Math.ceil(average * 1.3));
  const opens = world.openAllNight ? 0 : OPENS_AT;
  const closes = world.openAllNight ? place.clock.seconds - 1 : CLOSES_AT;
  const step = (closes - opens) / count;
  return Array.from({ length: count }, (_, index) =>
    Math.floor(opens + index * step + dice.between(0, Math.floor(step))),
  );
}

/** Rows due on a later day, by store. */
export type Backlog<Row> = {
  add(store: Store, day: Day, row: Row): void;
  take(store: Store, day: Day): readonly Row[];
};

export function createBacklog<Row>(): Backlog<Row> {
  const rows = new Map<string, Row[]>();
  const keyOf = (store: Store, day: Day) => `${day.iso} ${store.index}`;
  return {
    add(store, day, row) {
      const key = keyOf(store, day);
      const sameDay = rows.get(key);
      if (sameDay) {
        sameDay.push(row);
      } else {
        rows.set(key, [row]);
      }
    },
    take(store, day) {
      const key = keyOf(store, day);
      const due = rows.get(key) ?? [];
      rows.delete(key);
      return due;
    },
  };
}
