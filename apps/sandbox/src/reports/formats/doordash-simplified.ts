import { doorDashNet, type DoorDashMoney, type DoorDashRow } from '../doordash-row.ts';
import { doorDashTrade } from '../doordash-trade.ts';
import { requireWorld, selectRows, type ReportOptions } from '../report-options.ts';
import { date, moneyColumns, printTable, text, toPaddedAmount, type Column } from '../table.ts';
import type { World } from '../world.ts';
import { BUSINESS_ID, BUSINESS_NAME, requireNoTips } from './doordash-detailed.ts';

const { money, total } = moneyColumns<DoorDashRow>(toPaddedAmount);

const cents = (header: string, word: keyof DoorDashMoney) =>
  money(header, (row) => row.money[word]);

/**
 * DoorDash FINANCIAL_SIMPLIFIED_TRANSACTIONS, 27 columns: the three kinds of customer discount are one column, and
 * the processing fee is the merchant fee.
 */
export function printDoorDashSimplified(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'doordash-simplified-27', { platform: 'doordash', country: 'US' });
  requireNoTips(world, 'doordash-simplified-27');
  const rows = selectRows(doorDashTrade(world), options);
  return printTable({ columns: COLUMNS, rows, amount: toPaddedAmount }, options);
}

const COLUMNS: readonly Column<DoorDashRow>[] = [
  text('Business ID', () => BUSINESS_ID),
  text('Business name', () => BUSINESS_NAME),
  text('Store ID', ({ store }) => store.platformId),
  text('Store name', ({ store }) => store.name),
  date('Timestamp local time', ({ at }) => `${at.localDate} ${at.localTime}`),
  text('DoorDash transaction ID', ({ transactionId }) => transactionId),
  text('DoorDash order ID', ({ order }) => order.orderId),
  text('POS order ID', ({ order }) => order.posOrderId),
  text('Transaction type', ({ kind }) => kind),
  text('Channel', ({ order }) => order.channel),
  text('Description', ({ description }) => description),
  cents('Subtotal', 'subtotal'),
  cents('Tax (subtotal)', 'taxPassed'),
  money('Customer fees', () => 0),
  money('Tax (customer fees)', () => 0),
  cents('Commission', 'commission'),
  cents('Merchant fees', 'processingFee'),
  money('Tax (merchant fees)', () => 0),
  cents('Marketing fees', 'marketingFees'),
  money(
    'Customer discounts',
    ({ money: m }) => m.discountByStore + m.discountByDoorDash + m.discountByThirdParty,
  ),
  cents('DoorDash marketing credit', 'marketingCredit'),
  cents('Third-party contribution', 'thirdPartyContribution'),
  cents('Error charges', 'errorCharges'),
  cents('Adjustments', 'adjustments'),
  total('Net total', (row) => doorDashNet(row.money)),
  text('Payout date', ({ payout }) => payout.paidOn?.iso ?? ''),
  text('Payout ID', ({ payout }) => payout.ref),
];
