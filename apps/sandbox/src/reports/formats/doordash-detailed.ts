import {
  doorDashNet,
  type DoorDashMemo,
  type DoorDashMoney,
  type DoorDashRow,
} from '../doordash-row.ts';
import { doorDashTrade } from '../doordash-trade.ts';
import { requireWorld, selectRows, type ReportOptions } from '../report-options.ts';
import { date, moneyColumns, printTable, text, toPaddedAmount, type Column } from '../table.ts';
import type { World } from '../world.ts';

const { money, total } = moneyColumns<DoorDashRow>(toPaddedAmount);

const cents = (header: string, word: keyof DoorDashMoney) =>
  money(header, (row) => row.money[word]);

/** Canadian exports print these costs without a minus sign. */
const positive = (header: string, word: keyof DoorDashMoney) =>
  money(header, (row) => 0 - row.money[word]);

const memo = (header: string, word: keyof DoorDashMemo) => money(header, (row) => row.memo[word]);

/**
 * DoorDash FINANCIAL_DETAILED_TRANSACTIONS as the Merchant Portal exports it, 41 columns. The file has no tip column,
 * so the world must have no staff tips. Sources: README.md of this workspace.
 */
export function printDoorDashDetailed41(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'doordash-detailed-41', { platform: 'doordash', country: 'US' });
  requireNoTips(world, 'doordash-detailed-41');
  return printDetailed(world, options, [
    ...WHO_AND_WHEN,
    ...SALES,
    ...FEES,
    ...DISCOUNTS,
    ...TOTALS,
    PAYOUT_ID,
  ]);
}

/** The 48-column variant: staff tip, and six columns that repeat amounts "for historical reference only". */
export function printDoorDashDetailed48(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'doordash-detailed-48', { platform: 'doordash', country: 'US' });
  return printDetailed(world, options, [
    ...WHO_AND_WHEN,
    ...SALES,
    cents('Staff tip', 'staffTip'),
    ...FEES,
    ...DISCOUNTS,
    ...HISTORICAL_FEES,
    ...TOTALS,
    ...HISTORICAL_DISCOUNTS,
    PAYOUT_ID,
  ]);
}

/**
 * The Canadian variant, 44 columns: commission, its tax and the marketing fees without minus sign, the transaction
 * type spelled DELIVERY, and a tablet fee and a payout status besides.
 */
export function printDoorDashDetailedCanada(
  world: World,
  options: ReportOptions,
): Generator<string> {
  requireWorld(world, 'doordash-detailed-ca', { platform: 'doordash', country: 'CA' });
  requireNoTips(world, 'doordash-detailed-ca');
  const whoAndWhen = WHO_AND_WHEN.map((column) =>
    column.header === 'Transaction type'
      ? text<DoorDashRow>(column.header, (row) => CANADIAN_KINDS[row.kind])
      : column,
  );
  return printDetailed(world, options, [
    ...whoAndWhen,
    ...SALES,
    positive('Commission', 'commission'),
    positive('Commission tax', 'commissionTax'),
    cents('Payment processing fee', 'processingFee'),
    money('Tablet fee', () => 0),
    positive('Marketing fees | (including any applicable taxes)', 'marketingFees'),
    ...DISCOUNTS,
    ...TOTALS,
    PAYOUT_ID,
    text('Payout status', (row) => (row.payout.paidOn ? 'Paid' : 'Pending')),
  ]);
}

export function requireNoTips(world: World, format: string): void {
  if (world.happenings.tips > 0) {
    throw new Error(
      `${format} has no column for staff tips: generate the world with happenings.tips 0.`,
    );
  }
}

const CANADIAN_KINDS = {
  Order: 'DELIVERY',
  'Error Charge': 'ERROR_CHARGE',
  Adjustment: 'ADJUSTMENT',
};

function printDetailed(
  world: World,
  options: ReportOptions,
  columns: readonly Column<DoorDashRow>[],
): Generator<string> {
  const rows = selectRows(doorDashTrade(world), options);
  return printTable({ columns, rows, amount: toPaddedAmount }, options);
}

export const BUSINESS_ID = '11209087';
export const BUSINESS_NAME = 'Harbor Table Group';

const WHO_AND_WHEN: readonly Column<DoorDashRow>[] = [
  text('Timestamp UTC time', ({ at }) => `${at.utcDate} ${at.utcTime}`),
  text('Timestamp UTC date', ({ at }) => at.utcDate),
  text('Timestamp local time', ({ at }) => `${at.localDate} ${at.localTime}`),
  date('Timestamp local date', ({ at }) => at.localDate),
  text(
    'Order received local time',
    ({ order: { takenAt } }) => `${takenAt.localDate} ${takenAt.localTime}`,
  ),
  text(
    'Order pickup local time',
    ({ order: { pickedUpAt } }) => `${pickedUpAt.localDate} ${pickedUpAt.localTime}`,
  ),
  text('Payout time', ({ payout }) => (payout.paidOn ? `${payout.paidOn.iso} 05:00:00` : '')),
  text('Payout date', ({ payout }) => payout.paidOn?.iso ?? ''),
  text('Business ID', () => BUSINESS_ID),
  text('Business name', () => BUSINESS_NAME),
  text('Store ID', ({ store }) => store.platformId),
  text('Store name', ({ store }) => store.name),
  text('Merchant store ID', ({ store }) => (store.index % 2 === 0 ? store.externalId : '')),
  text('Transaction type', ({ kind }) => kind),
  text('Delivery UUID', ({ order }) => order.deliveryUuid),
  text('DoorDash transaction ID', ({ transactionId }) => transactionId),
  text('DoorDash order ID', ({ order }) => order.orderId),
  text('Merchant delivery ID', ({ order }) => order.merchantDeliveryId),
  text('POS order ID', ({ order }) => order.posOrderId),
  text('Channel', ({ order }) => order.channel),
  text('Description', ({ description }) => description),
  text('Final order status', ({ status }) => status),
  text('Currency', ({ store }) => store.region.currency),
];

const SALES = [
  cents('Subtotal', 'subtotal'),
  cents('Subtotal tax passed to merchant', 'taxPassed'),
];

const FEES = [
  cents('Commission', 'commission'),
  cents('Payment processing fee', 'processingFee'),
  cents('Marketing fees | (including any applicable taxes)', 'marketingFees'),
];

const DISCOUNTS = [
  cents('Customer discounts from marketing | (funded by you)', 'discountByStore'),
  cents('Customer discounts from marketing | (funded by DoorDash)', 'discountByDoorDash'),
  cents('Customer discounts from marketing | (funded by a third-party)', 'discountByThirdParty'),
  cents('DoorDash marketing credit', 'marketingCredit'),
  cents('Third-party contribution', 'thirdPartyContribution'),
];

// Only the suffix "(for historical reference only)" of these six is certain; the rest of their names is made up.
const HISTORICAL_FEES = [
  money(
    'Marketing fees (for historical reference only) | (all discounts and fees)',
    (row) => row.money.marketingFees + row.money.discountByStore,
  ),
  cents('Promotion fees | (for historical reference only)', 'discountByStore'),
  cents('Ad fees | (for historical reference only)', 'marketingFees'),
  cents('DoorDash marketing credit | (for historical reference only)', 'marketingCredit'),
];

const TOTALS = [
  cents('Error charges', 'errorCharges'),
  cents('Adjustments', 'adjustments'),
  total('Net total', (row) => doorDashNet(row.money)),
  memo('Pre-adjusted subtotal', 'preAdjustedSubtotal'),
  memo('Pre-adjusted tax subtotal', 'preAdjustedTax'),
  memo('Subtotal for tax', 'subtotalForTax'),
  memo('Subtotal tax remitted by DoorDash to tax authorities', 'taxRemitted'),
];

const HISTORICAL_DISCOUNTS = [
  cents(
    'DoorDash funded subtotal discount amount | (for historical reference only)',
    'discountByDoorDash',
  ),
  cents(
    'Merchant funded subtotal discount amount | (for historical reference only)',
    'discountByStore',
  ),
];

const PAYOUT_ID = text<DoorDashRow>('Payout ID', ({ payout }) => payout.ref);
