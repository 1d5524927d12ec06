import { addDays, dayOf, daysBetween, type Day } from './calendar.ts';
import { createDice } from './dice.ts';
import { REGIONS, type Country, type Region, type RegionCode } from './region.ts';

type PlatformName = 'ubereats' | 'doordash';

/** Event frequencies: per 1,000 orders, unless noted otherwise. */
export type Happenings = {
  /** Orders with a partial refund some days later. */
  readonly refunds: number;
  /** Per 1,000 refunds: disputes the store wins back. */
  readonly disputesWon: number;
  /** Cancelled and unpaid. */
  readonly cancelled: number;
  /** Cancelled too late: the store is paid anyway. */
  readonly cancelledButPaid: number;
  readonly merchantPromos: number;
  readonly platformPromos: number;
  /** Tips of stores that deliver themselves (Uber), or for staff (DoorDash). */
  readonly tips: number;
  readonly selfDeliveries: number;
  readonly priceAdjustments: number;
  readonly bagFees: number;
  readonly containerDeposits: number;
  readonly processingFees: number;
  /** Booked, reversed and booked again. */
  readonly reversalCycles: number;
  /** Identical rows that are both real. */
  readonly twins: number;
  /** Per 1,000 days of one store: an advertising charge (Uber), or advertising on an order (DoorDash). */
  readonly ads: number;
  readonly adCredits: number;
  /** Loan repayment in thousandths of each order's sales; above 1,000 the loan takes more than the sales. */
  readonly capitalShare: number;
  /** 24 % of sales withheld, as the IRS asks of payees without a matching taxpayer number. */
  readonly backupWithholding: boolean;
  /** One refund per store, on the second day, of an order taken 40 days before the first. */
  readonly refundOfOldOrder: boolean;
  /** Miscellaneous payments with this description, one per store and week. */
  readonly otherPayment: string | null;
};

const USUAL: Omit<Happenings, 'tips'> = {
  refunds: 35,
  disputesWon: 250,
  cancelled: 12,
  cancelledButPaid: 6,
  merchantPromos: 300,
  platformPromos: 90,
  selfDeliveries: 60,
  priceAdjustments: 15,
  bagFees: 40,
  containerDeposits: 20,
  processingFees: 50,
  reversalCycles: 4,
  twins: 3,
  ads: 600,
  adCredits: 60,
  capitalShare: 0,
  backupWithholding: false,
  refundOfOldOrder: false,
  otherPayment: null,
};

export type WorldOptions = {
  readonly seed: number;
  /** The seed of the platform's store ids; defaults to the world's seed. */
  readonly storeSeed?: number;
  readonly platform: PlatformName;
  /** ISO dates; trade starts on `firstDay` and lasts `days`. */
  readonly firstDay: string;
  readonly days: number;
  /** Defaults to some US regions. Stores cycle through the regions. */
  readonly regions?: readonly [RegionCode, ...RegionCode[]];
  readonly stores?: number;
  /** Merchants may not have assigned store ids; those cells are then empty. */
  readonly storeIds?: 'set' | 'none';
  /** Per store, on average. */
  readonly ordersPerDay?: number;
  readonly payoutEvery?: 'week' | 'day';
  /** DoorDash only. */
  readonly channels?: readonly ['Marketplace'] | readonly ['Marketplace', 'Storefront'];
  /** One payout for all stores instead of one each. */
  readonly sharedPayouts?: boolean;
  /** Payout periods, counted from 0, that the platform holds and pays with the next. */
  readonly heldPeriods?: readonly number[];
  /** Payout periods without trade. */
  readonly closedPeriods?: readonly number[];
  /** Payout periods with so few orders that refunds and loans exceed sales. */
  readonly lossPeriods?: readonly number[];
  /** The last period has no payout date and no reference yet. */
  readonly lastPeriodUnpaid?: boolean;
  /** Trade around the clock, so that nights with a clock change matter. */
  readonly openAllNight?: boolean;
  readonly happenings?: Partial<Happenings>;
  /** Trade ends after this many report rows. */
  readonly maxRows?: number;
};

export type Store = {
  readonly index: number;
  readonly name: string;
  /** The merchant's id of the store: Uber prints it as Store ID, DoorDash as Merchant store ID. */
  readonly externalId: string;
  /** The platform's id of the store: Uber's UUID, DoorDash's number. */
  readonly platformId: string;
  readonly regionCode: RegionCode;
  readonly region: Region;
};

export type Payout = {
  readonly period: number;
  /** Empty while unpaid. */
  readonly ref: string;
  readonly paidOn: Day | null;
};

/** A simulated economy of stores on one platform, derived from a seed and options. */
export type World = {
  readonly seed: number;
  readonly platform: PlatformName;
  readonly country: Country;
  readonly firstDay: Day;
  readonly days: number;
  readonly stores: readonly Store[];
  readonly ordersPerDay: number;
  readonly payoutEvery: 'week' | 'day';
  readonly channels: readonly ['Marketplace'] | readonly ['Marketplace', 'Storefront'];
  readonly sharedPayouts: boolean;
  readonly heldPeriods: ReadonlySet<number>;
  readonly closedPeriods: ReadonlySet<number>;
  readonly lossPeriods: ReadonlySet<number>;
  readonly lastPeriodUnpaid: boolean;
  readonly openAllNight: boolean;
  readonly happenings: Happenings;
  readonly maxRows: number;
};

// Deliberately with a comma, quotes and accents, like real names.
const STORE_NAMES = [
  'Blue Lantern Noodles',
  'Casa Pimienta, Riverside',
  'Maple & Rye',
  'Café Órbita',
  'Nonna "Pia" Trattoria',
  'Salt Road Kitchen',
  'Green Heron Bowls',
  'Ember & Oak BBQ',
] as const;

/**
 * Generates a world deterministically: the same options always give the same stores, trade and reports. Throws if the
 * stores would use two currencies, which no report file mixes.
 */
export function generateWorld(options: WorldOptions): World {
  const regionCodes = options.regions ?? ['PA', 'NY', 'MA', 'TX'];
  const country = REGIONS[regionCodes[0]].country;
  if (regionCodes.some((code) => REGIONS[code].country !== country)) {
    throw new Error('A world lies in one country: report files do not mix currencies.');
  }
  return {
    seed: options.seed,
    platform: options.platform,
    country,
    firstDay: dayOf(options.firstDay),
    days: options.days,
    stores: foundStores(options, regionCodes),
    ordersPerDay: options.ordersPerDay ?? 12,
    payoutEvery: options.payoutEvery ?? 'week',
    channels: options.channels ?? ['Marketplace'],
    sharedPayouts: options.sharedPayouts ?? false,
    heldPeriods: new Set(options.heldPeriods),
    closedPeriods: new Set(options.closedPeriods),
    lossPeriods: new Set(options.lossPeriods),
    lastPeriodUnpaid: options.lastPeriodUnpaid ?? false,
    openAllNight: options.openAllNight ?? false,
    // Not every DoorDash export has a tip column, so tips are opt-in there.
    happenings: {
      ...USUAL,
      tips: options.platform === 'ubereats' ? 300 : 0,
      ...options.happenings,
    },
    maxRows: options.maxRows ?? Number.POSITIVE_INFINITY,
  };
}

function foundStores(options: WorldOptions, regionCodes: readonly [RegionCode, ...RegionCode[]]) {
  const dice = createDice((options.storeSeed ?? options.seed) ^ 0x5eed);
  return Array.from({ length: options.stores ?? 2 }, (_, index): Store => {
    const regionCode = regionCodes[index % regionCodes.length] ?? regionCodes[0];
    const round = Math.floor(index / STORE_NAMES.length);
    const name = STORE_NAMES[index % STORE_NAMES.length] ?? STORE_NAMES[0];
    return {
      index,
      name: round === 0 ? name : `${name} ${round + 1}`,
      externalId:
        options.storeIds === 'none' ? '' : `${regionCode}-${String(index + 1).padStart(3, '0')}`,
      platformId:
        options.platform === 'ubereats' ? dice.uuid() : String(dice.between(1_000_000, 39_999_999)),
      regionCode,
      region: REGIONS[regionCode],
    };
  });
}

/** The payout period, counted from 0, that contains a day: calendar weeks from Monday, or days. */
export function periodOf(world: World, day: Day): number {
  const sinceFirst = daysBetween(world.firstDay, day);
  return world.payoutEvery === 'day'
    ? sinceFirst
    : Math.floor((sinceFirst + world.firstDay.weekday) / 7);
}

export function periodCount(world: World): number {
  return periodOf(world, addDays(world.firstDay, world.days - 1)) + 1;
}

/** Uber pays on the Monday after the week, DoorDash on the Thursday; daily payouts come the day after. */
const DAYS_TO_PAYOUT = { ubereats: 1, doordash: 4 } as const;

export function payoutFor(world: World, store: Store, period: number): Payout {
  if (world.lastPeriodUnpaid && period === periodCount(world) - 1) {
    return { period, ref: '', paidOn: null };
  }
  const paidWith = world.heldPeriods.has(period) ? period + 1 : period;
  const lastDay =
    world.payoutEvery === 'day'
      ? addDays(world.firstDay, paidWith)
      : addDays(world.firstDay, paidWith * 7 + 6 - world.firstDay.weekday);
  const wait = world.payoutEvery === 'day' ? 1 : DAYS_TO_PAYOUT[world.platform];
  return { period, ref: payoutRef(world, store, period), paidOn: addDays(lastDay, wait) };
}

function payoutRef(world: World, store: Store, period: number): string {
  const who = world.sharedPayouts ? 0 : store.index + 1;
  const dice = createDice(Math.imul(world.seed + 1, 7_919) ^ Math.imul(who + 1, 104_729) ^ period);
  return world.platform === 'ubereats'
    ? dice.text('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 12)
    : String(dice.between(100_000_000, 999_999_999));
}

/** A held payout was returned by the bank; its money is paid with the next one. */
export function payoutStatus(world: World, payout: Payout): string {
  if (!payout.paidOn) {
    return '';
  }
  return world.heldPeriods.has(payout.period) ? 'Rejected by Bank' : 'Paid';
}
