import type { DoorDashRow } from '../doordash-row.ts';
import { doorDashTrade } from '../doordash-trade.ts';
import { requireWorld, selectRows, type ReportOptions } from '../report-options.ts';
import { date, moneyColumns, printTable, text, toPaddedAmount, type Column } from '../table.ts';
import type { World } from '../world.ts';
import { BUSINESS_ID, BUSINESS_NAME } from './doordash-detailed.ts';

const { money } = moneyColumns<DoorDashRow>(toPaddedAmount);

/**
 * DoorDash FINANCIAL_ERROR_CHARGES_AND_ADJUSTMENTS, 17 columns: the error charges and adjustments of the detailed
 * report once more. Adding both reports counts them twice.
 */
export function printDoorDashErrorCharges(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'doordash-error-charges-17', { platform: 'doordash' });
  const rows = selectRows(claims(world), options);
  return printTable({ columns: COLUMNS, rows, amount: toPaddedAmount }, options);
}

function* claims(world: World): Generator<DoorDashRow> {
  for (const row of doorDashTrade(world)) {
    if (row.kind !== 'Order') {
      yield row;
    }
  }
}

const COLUMNS: readonly Column<DoorDashRow>[] = [
  date('Timestamp local time', ({ at }) => `${at.localDate} ${at.localTime}`),
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
  money('Error charges', (row) => row.money.errorCharges),
  money('Adjustments', (row) => row.money.adjustments),
];
