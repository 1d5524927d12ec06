import {
  DOORDASH_WORDS,
  doorDashNet,
  type DoorDashMemo,
  type DoorDashMoney,
} from '../doordash-row.ts';
import { doorDashTrade } from '../doordash-trade.ts';
import { sumByPayout, type PayoutSums } from '../payout-sums.ts';
import { requireWorld, selectRows, type ReportOptions } from '../report-options.ts';
import { date, moneyColumns, printTable, text, toPaddedAmount, type Column } from '../table.ts';
import { payoutStatus, type World } from '../world.ts';
import { BUSINESS_ID, BUSINESS_NAME, requireNoTips } from './doordash-detailed.ts';

const WORDS = [...DOORDASH_WORDS, 'subtotalForTax', 'taxRemitted'] as const;

type Word = keyof DoorDashMoney | Extract<keyof DoorDashMemo, 'subtotalForTax' | 'taxRemitted'>;

type Line = PayoutSums<Word>;

const { money, total } = moneyColumns<Line>(toPaddedAmount);

const cents = (header: string, word: Word) => money(header, (line) => line.cents[word]);

/** DoorDash FINANCIAL_PAYOUT_SUMMARY, 25 columns: one line for each payout, store and channel. */
export function printDoorDashPayoutSummary25(
  world: World,
  options: ReportOptions,
): Generator<string> {
  requireWorld(world, 'doordash-payout-summary-25', { platform: 'doordash', country: 'US' });
  requireNoTips(world, 'doordash-payout-summary-25');
  return printLines(world, options, [
    ...WHO,
    ...SALES,
    COMMISSION,
    ...REST,
    ...TAX,
    ...payout(world),
  ]);
}

/** The 28-column variant: staff tip, commission tax and the tax remitted on fees besides. */
export function printDoorDashPayoutSummary28(
  world: World,
  options: ReportOptions,
): Generator<string> {
  requireWorld(world, 'doordash-payout-summary-28', { platform: 'doordash' });
  return printLines(world, options, [
    ...WHO,
    ...SALES,
    cents('Staff tip', 'staffTip'),
    COMMISSION,
    cents('Commission tax', 'commissionTax'),
    ...REST,
    ...TAX,
    money('Tax remitted by DoorDash on fees DoorDash charges to merchant', () => 0),
    ...payout(world),
  ]);
}

function printLines(
  world: World,
  options: ReportOptions,
  columns: readonly Column<Line>[],
): Generator<string> {
  const lines = sumByPayout(world, WORDS, countable(world, options));
  const rows = lines.map((row, index) => ({ row, index, breakage: null }));
  return printTable({ columns, rows, amount: toPaddedAmount }, options);
}

function* countable(world: World, options: ReportOptions) {
  for (const { row, breakage } of selectRows(doorDashTrade(world), options)) {
    if (!breakage) {
      const { store, payout: paidIn, order, money: amounts, memo } = row;
      const sums = {
        ...amounts,
        subtotalForTax: memo.subtotalForTax,
        taxRemitted: memo.taxRemitted,
      };
      yield {
        store,
        payout: paidIn,
        channel: order.channel,
        isOrder: row.kind === 'Order',
        cents: sums,
      };
    }
  }
}

const WHO: readonly Column<Line>[] = [
  text('Business ID', () => BUSINESS_ID),
  text('Business name', () => BUSINESS_NAME),
  text('Store ID', ({ store }) => store.platformId),
  text('Store name', ({ store }) => store.name),
  text('Merchant store ID', ({ store }) => (store.index % 2 === 0 ? store.externalId : '')),
  date('Payout date', (line) => line.payout.paidOn?.iso ?? ''),
  text('Currency', ({ store }) => store.region.currency),
  text('Channel', ({ channel }) => channel),
];

const SALES = [
  cents('Subtotal', 'subtotal'),
  cents('Subtotal tax passed to merchant', 'taxPassed'),
];

const COMMISSION = cents('Commission', 'commission');

const REST = [
  cents('Payment processing fee', 'processingFee'),
  cents('Marketing fees | (including any applicable taxes)', 'marketingFees'),
  cents('Customer discounts from marketing | (funded by you)', 'discountByStore'),
  cents('Customer discounts from marketing | (funded by DoorDash)', 'discountByDoorDash'),
  cents('Customer discounts from marketing | (funded by a third-party)', 'discountByThirdParty'),
  cents('DoorDash marketing credit', 'marketingCredit'),
  cents('Third-party contribution', 'thirdPartyContribution'),
  cents('Error charges', 'errorCharges'),
  cents('Adjustments', 'adjustments'),
  total('Net total', (line) => doorDashNet(line.cents)),
];

const TAX = [
  cents('Subtotal for tax', 'subtotalForTax'),
  cents('Subtotal tax remitted by DoorDash to tax authorities', 'taxRemitted'),
];

function payout(world: World): Column<Line>[] {
  return [
    text('Payout ID', (line) => line.payout.ref),
    text('Payout status', (line) => payoutStatus(world, line.payout)),
  ];
}
