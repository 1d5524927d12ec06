import { addDays } from './calendar.ts';
import { createDice, type Dice } from './dice.ts';
import {
  DOORDASH_WORDS,
  NO_DOORDASH_MONEY,
  NO_MEMO,
  type DoorDashMemo,
  type DoorDashMoney,
  type DoorDashOrder,
  type DoorDashRow,
} from './doordash-row.ts';
import { chooseMeal } from './menu.ts';
import { shareOf, taxOn, type Region } from './region.ts';
import {
  createBacklog,
  orderTimes,
  tradingDays,
  type Backlog,
  type StoreOnDay,
} from './trading-days.ts';
import type { World } from './world.ts';

type Setting = {
  readonly world: World;
  readonly dice: Dice;
  readonly claims: Backlog<Claim>;
  nextTransaction: number;
};

/** An error on an earlier order: charged (negative), or refunded (positive). */
type Claim = { readonly order: DoorDashOrder; readonly amount: number };

const ELEVEN_AM = 11 * 3600;

/** All events of a world's stores on DoorDash, in report order. */
export function* doorDashTrade(world: World): Generator<DoorDashRow> {
  const setting: Setting = {
    world,
    dice: createDice(world.seed ^ 0xdd),
    claims: createBacklog<Claim>(),
    nextTransaction: 4_000_000_000 + (world.seed % 1000) * 3_000_000,
  };
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

function* storeDayRows(setting: Setting, place: StoreOnDay): Generator<DoorDashRow> {
  for (const claim of setting.claims.take(place.store, place.day)) {
    yield claimRow(setting, place, claim);
  }
  yield* extraClaims(setting, place);
  for (const elapsed of orderTimes(setting.world, place, setting.dice)) {
    yield* orderRows(setting, place, elapsed);
  }
}

function claimRow(setting: Setting, place: StoreOnDay, { order, amount }: Claim): DoorDashRow {
  const charged = amount < 0;
  return {
    store: place.store,
    payout: place.payout,
    happenedOn: place.day,
    at: place.clock.at(ELEVEN_AM),
    kind: charged ? 'Error Charge' : 'Adjustment',
    transactionId: takeTransactionId(setting),
    order,
    description: charged ? 'Missing or incorrect items, reported by customer' : 'Dispute won',
    status: 'Delivered',
    money: { ...NO_DOORDASH_MONEY, [charged ? 'errorCharges' : 'adjustments']: amount },
    memo: NO_MEMO,
  };
}

function* extraClaims(setting: Setting, place: StoreOnDay): Generator<DoorDashRow> {
  const { world, dice } = setting;
  if (world.happenings.refundOfOldOrder && place.dayIndex === 1) {
    const order = takeOrder(setting, place, ELEVEN_AM);
    yield claimRow(setting, place, { order, amount: 0 - dice.between(800, 2400) });
  }
  if (place.inLossPeriod) {
    const order = takeOrder(setting, place, ELEVEN_AM);
    yield claimRow(setting, place, { order, amount: 0 - dice.between(19_000, 28_000) });
  }
}

function* orderRows(setting: Setting, place: StoreOnDay, elapsed: number): Generator<DoorDashRow> {
  const { world, dice } = setting;
  const { happenings } = world;
  const order = takeOrder(setting, place, elapsed);
  const { region } = place.store;
  const unpaid = dice.chance(happenings.cancelled);
  const cancelled = unpaid || dice.chance(happenings.cancelledButPaid);
  const money = unpaid ? NO_DOORDASH_MONEY : orderMoney(setting, order, region);
  const row: DoorDashRow = {
    store: place.store,
    payout: place.payout,
    happenedOn: place.day,
    at: order.takenAt,
    kind: 'Order',
    transactionId: takeTransactionId(setting),
    order,
    description: '',
    status: cancelled ? 'Cancelled' : order.channel === 'Storefront' ? 'Picked Up' : 'Delivered',
    money,
    memo: unpaid ? NO_MEMO : memoOf(money, region),
  };
  yield row;
  if (dice.chance(happenings.twins)) {
    yield row;
  }
  if (dice.chance(happenings.reversalCycles)) {
    yield* reversalCycle(setting, row);
  }
  scheduleClaims(setting, place, row);
}

/** The order is reversed and booked again, with new transaction ids and the same order id. */
function* reversalCycle(setting: Setting, row: DoorDashRow): Generator<DoorDashRow> {
  yield {
    ...row,
    transactionId: takeTransactionId(setting),
    description: 'Reversal',
    money: { ...NO_DOORDASH_MONEY, ...negativeOf(row.money, DOORDASH_WORDS) },
    memo: { ...NO_MEMO, ...negativeOf(row.memo, MEMO_WORDS) },
  };
  yield { ...row, transactionId: takeTransactionId(setting) };
}

const MEMO_WORDS = Object.keys(NO_MEMO) as readonly (keyof DoorDashMemo)[];

function negativeOf<Word extends string>(
  amounts: Readonly<Record<Word, number>>,
  words: readonly Word[],
): Partial<Record<Word, number>> {
  const negative: Partial<Record<Word, number>> = {};
  for (const word of words) {
    negative[word] = 0 - amounts[word];
  }
  return negative;
}

function scheduleClaims({ world, dice, claims }: Setting, place: StoreOnDay, row: DoorDashRow) {
  const { happenings } = world;
  if (row.money.subtotal <= 0 || !dice.chance(happenings.refunds)) {
    return;
  }
  const amount = 0 - dice.between(100, Math.max(100, row.money.subtotal));
  const chargedOn = addDays(place.day, dice.between(0, 9));
  claims.add(place.store, chargedOn, { order: row.order, amount });
  if (dice.chance(happenings.disputesWon)) {
    const wonOn = addDays(chargedOn, dice.between(1, 6));
    claims.add(place.store, wonOn, { order: row.order, amount: 0 - amount });
  }
}

function takeTransactionId(setting: Setting): string {
  setting.nextTransaction += 1;
  return String(setting.nextTransaction);
}

function takeOrder({ world, dice }: Setting, place: StoreOnDay, elapsed: number): DoorDashOrder {
  const pickup = Math.min(elapsed + dice.between(600, 2400), place.clock.seconds - 1);
  return {
    orderId: dice.uuid(),
    deliveryUuid: dice.uuid(),
    merchantDeliveryId: '',
    posOrderId: dice.chance(500) ? String(dice.between(1000, 9999)) : '',
    channel: world.channels.length === 2 && dice.chance(250) ? 'Storefront' : 'Marketplace',
    takenAt: place.clock.at(elapsed),
    pickedUpAt: place.clock.at(pickup),
  };
}

function orderMoney({ world, dice }: Setting, order: DoorDashOrder, region: Region): DoorDashMoney {
  const { happenings } = world;
  let subtotal = 0;
  for (const item of chooseMeal(dice)) {
    subtotal += item.count * item.priceCents;
  }
  const discountByStore = dice.chance(happenings.merchantPromos)
    ? 0 - dice.between(50, Math.max(50, Math.floor(subtotal / 3)))
    : 0;
  const fromDoorDash = dice.chance(happenings.platformPromos) ? dice.between(100, 500) : 0;
  const fromThirdParty = dice.chance(happenings.platformPromos / 3) ? dice.between(100, 300) : 0;
  const storefront = order.channel === 'Storefront';
  const commission = storefront ? 0 : 0 - shareOf(subtotal, 250);
  const marketing = dice.chance(happenings.ads / 3) ? 0 - dice.between(50, 300) : 0;
  const canada = region.country === 'CA';
  return {
    ...NO_DOORDASH_MONEY,
    subtotal,
    taxPassed: region.facilitated ? 0 : taxOn(subtotal + discountByStore, region),
    staffTip: dice.chance(happenings.tips) ? dice.between(100, 900) : 0,
    commission,
    commissionTax: canada ? taxOn(commission, region) : 0,
    processingFee:
      storefront || dice.chance(happenings.processingFees) ? 0 - shareOf(subtotal, 29) - 30 : 0,
    marketingFees: canada ? marketing + taxOn(marketing, region) : marketing,
    discountByStore,
    // Discounts by DoorDash or a third party are credited back in full.
    discountByDoorDash: 0 - fromDoorDash,
    marketingCredit: fromDoorDash,
    discountByThirdParty: 0 - fromThirdParty,
    thirdPartyContribution: fromThirdParty,
  };
}

function memoOf(money: DoorDashMoney, region: Region): DoorDashMemo {
  const subtotalForTax = money.subtotal + money.discountByStore;
  return {
    preAdjustedSubtotal: money.subtotal,
    preAdjustedTax: taxOn(money.subtotal, region),
    subtotalForTax,
    taxRemitted: region.facilitated ? taxOn(subtotalForTax, region) : 0,
  };
}
