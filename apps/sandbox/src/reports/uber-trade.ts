import { addDays, toTwelveHours, type Day } from './calendar.ts';
import { createDice, type Dice } from './dice.ts';
import { chooseMeal } from './menu.ts';
import { taxOn } from './region.ts';
import {
  createBacklog,
  orderTimes,
  tradingDays,
  type Backlog,
  type StoreOnDay,
} from './trading-days.ts';
import {
  NO_UBER_MONEY,
  OWN_COURIER,
  UBER_WORDS,
  type UberMoney,
  type UberOrder,
  type UberRow,
} from './uber-row.ts';
import { orderMoney } from './uber-order-money.ts';
import type { World } from './world.ts';

type Setting = {
  readonly world: World;
  readonly dice: Dice;
  readonly refunds: Backlog<PendingRefund>;
};

type PendingRefund = { readonly order: UberOrder; readonly amount: number };

const CHANNELS = [
  'UberEats iOS',
  'UberEats iOS',
  'UberEats Android',
  'UberEats Web',
  'Postmates iOS',
  'UberEats Unknown',
] as const;

const COURIER = 'Delivery - Partner Using Uber App';

/** All events of a world's stores on Uber Eats, in report order. */
export function* uberTrade(world: World): Generator<UberRow> {
  const setting = { world, dice: createDice(world.seed), refunds: createBacklog<PendingRefund>() };
  let rows = 0;
  for (const place of tradingDays(world)) {
    for (const row of storeDayRows(setting, place)) {
      if (rows === world.maxRows) {
        return;
      }
      rows += 1;
      yield row;
    }
  }
}

function* storeDayRows(setting: Setting, place: StoreOnDay): Generator<UberRow> {
  yield* chargesWithoutOrder(setting, place);
  for (const refund of setting.refunds.take(place.store, place.day)) {
    yield refundRow(place, refund);
  }
  yield* extraRefunds(setting, place);
  for (const elapsed of orderTimes(setting.world, place, setting.dice)) {
    yield* orderRows(setting, place, elapsed);
  }
}

function* chargesWithoutOrder({ world, dice }: Setting, place: StoreOnDay): Generator<UberRow> {
  const { happenings } = world;
  const { region } = place.store;
  const feeTax = (cents: number) => (region.country === 'CA' ? taxOn(cents, region) : 0);
  if (dice.chance(happenings.ads)) {
    const adSpend = 0 - dice.between(8, 60) * 100;
    const money = { ...NO_UBER_MONEY, adSpend, adSpendTax: feeTax(adSpend) };
    yield chargeRow(place, 'Ad Spend', money);
    if (dice.chance(happenings.twins * 10)) {
      yield chargeRow(place, 'Ad Spend', money);
    }
  }
  if (dice.chance(happenings.adCredits)) {
    const adCredit = dice.between(5, 30) * 100;
    yield chargeRow(place, 'Ad Credits', {
      ...NO_UBER_MONEY,
      adCredit,
      adCreditTax: feeTax(adCredit),
    });
  }
  if (happenings.otherPayment !== null && place.day.weekday === 0) {
    const otherPayment = 0 - dice.between(500, 2500);
    yield chargeRow(place, happenings.otherPayment, { ...NO_UBER_MONEY, otherPayment });
  }
}

function chargeRow(place: StoreOnDay, description: string, money: UberMoney): UberRow {
  return {
    store: place.store,
    payout: place.payout,
    happenedOn: place.day,
    order: null,
    status: '',
    description,
    feePercent: '',
    money,
  };
}

function refundRow(place: StoreOnDay, { order, amount }: PendingRefund): UberRow {
  const errorsTax = taxOn(amount, place.store.region);
  return {
    store: place.store,
    payout: place.payout,
    happenedOn: place.day,
    order,
    status: 'Refund',
    description: '',
    feePercent: '',
    money: {
      ...NO_UBER_MONEY,
      errors: amount,
      errorsTax,
      facilitatorTax: place.store.region.facilitated ? 0 - errorsTax : 0,
    },
  };
}

function* extraRefunds({ world, dice }: Setting, place: StoreOnDay): Generator<UberRow> {
  if (world.happenings.refundOfOldOrder && place.dayIndex === 1) {
    const order = takeOrder(world, dice, {
      orderedOn: addDays(world.firstDay, -40),
      time: '19:05:00',
    });
    yield refundRow(place, { order, amount: 0 - dice.between(800, 2400) });
  }
  if (place.inLossPeriod) {
    const order = takeOrder(world, dice, { orderedOn: addDays(place.day, -8), time: '12:15:00' });
    yield refundRow(place, { order, amount: 0 - dice.between(19_000, 28_000) });
  }
}

function* orderRows(setting: Setting, place: StoreOnDay, elapsed: number): Generator<UberRow> {
  const { world, dice } = setting;
  const { happenings } = world;
  const moment = place.clock.at(elapsed);
  const order = takeOrder(world, dice, { orderedOn: place.day, time: moment.localTime });
  const base = {
    store: place.store,
    payout: place.payout,
    happenedOn: place.day,
    order,
    description: '',
  };
  if (dice.chance(happenings.cancelled)) {
    const status = dice.chance(700) ? 'Cancelled' : 'Unfulfilled';
    yield { ...base, status, feePercent: '0', money: NO_UBER_MONEY };
    return;
  }
  const feePerMille =
    order.mode === 'Pickup' ? 60 : place.store.region.country === 'CA' ? 300 : 250;
  const money = orderMoney(dice, happenings, { order, region: place.store.region, feePerMille });
  const status = dice.chance(happenings.cancelledButPaid) ? 'Cancelled' : 'Completed';
  const row: UberRow = { ...base, status, feePercent: String(feePerMille / 10), money };
  yield row;
  if (dice.chance(happenings.reversalCycles)) {
    yield { ...row, money: reversed(money) };
    yield row;
  }
  scheduleRefund(setting, place, row);
}

function scheduleRefund({ world, dice, refunds }: Setting, place: StoreOnDay, row: UberRow): void {
  const { happenings } = world;
  if (!row.order || !dice.chance(happenings.refunds)) {
    return;
  }
  const amount = 0 - dice.between(100, Math.max(100, row.money.sales));
  const refundedOn = addDays(place.day, dice.between(0, 9));
  refunds.add(place.store, refundedOn, { order: row.order, amount });
  if (dice.chance(happenings.disputesWon)) {
    const wonOn = addDays(refundedOn, dice.between(1, 6));
    refunds.add(place.store, wonOn, { order: row.order, amount: 0 - amount });
  }
}

function takeOrder(
  world: World,
  dice: Dice,
  { orderedOn, time }: { orderedOn: Day; time: string },
): UberOrder {
  const { happenings } = world;
  const ownCourier = dice.chance(happenings.selfDeliveries);
  return {
    orderId: dice.text('0123456789ABCDEF', 5),
    workflowId: dice.uuid(),
    mode: ownCourier ? OWN_COURIER : dice.chance(150) ? 'Pickup' : COURIER,
    channel: dice.pick(CHANNELS),
    membership: dice.chance(600) ? 'Uber One member' : 'Non-member',
    orderedOn,
    acceptedAt: toTwelveHours(time),
    items: chooseMeal(dice),
  };
}

function reversed(money: UberMoney): UberMoney {
  const negative: Partial<Record<keyof UberMoney, number>> = {};
  for (const word of UBER_WORDS) {
    negative[word] = 0 - money[word];
  }
  return { ...NO_UBER_MONEY, ...negative };
}
