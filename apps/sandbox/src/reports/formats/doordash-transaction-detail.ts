import { doorDashNet, type DoorDashMoney, type DoorDashRow } from '../doordash-row.ts';
import { doorDashTrade } from '../doordash-trade.ts';
import { requireWorld, selectRows, type ReportOptions, type Selected } from '../report-options.ts';
import { date, moneyColumns, printTable, text, toPaddedAmount, type Column } from '../table.ts';
import type { Payout, Store, World } from '../world.ts';
import { BUSINESS_ID } from './doordash-detailed.ts';

/** A payout's bank transfer, which the API lists among the transactions. */
type Transfer = { readonly store: Store; readonly payout: Payout; net: number };

type Line = { readonly store: Store; readonly payout: Payout } & (
  | { readonly row: DoorDashRow }
  | { readonly row: null; readonly paid: number }
);

const { money, total } = moneyColumns<Line>(toPaddedAmount);

const ofRow = (header: string, print: (row: DoorDashRow) => string) =>
  text<Line>(header, ({ row }) => (row ? print(row) : ''));

const cents = (header: string, word: keyof DoorDashMoney) =>
  money(header, ({ row }) => row?.money[word] ?? 0);

/** The API prints costs without a minus sign. */
const positive = (header: string, word: keyof DoorDashMoney) =>
  money(header, ({ row }) => (row ? 0 - row.money[word] : 0));

/**
 * DoorDash TRANSACTION_DETAIL version 1 of the reporting API: upper-case headers, CREDIT and DEBIT as the money, and
 * a PAYOUT row for each transfer. It has no column for processing fees, so the world must have none.
 */
export function printDoorDashTransactionDetail(
  world: World,
  options: ReportOptions,
): Generator<string> {
  requireWorld(world, 'doordash-transaction-detail-v1', { platform: 'doordash' });
  if (world.happenings.processingFees > 0 || world.channels.length > 1) {
    throw new Error(
      'doordash-transaction-detail-v1 has no column for processing fees: generate the world with happenings.processingFees 0 and without Storefront.',
    );
  }
  const rows = withTransfers(selectRows(doorDashTrade(world), options));
  return printTable({ columns: COLUMNS, rows, amount: toPaddedAmount }, options);
}

function* withTransfers(rows: Iterable<Selected<DoorDashRow>>): Generator<Selected<Line>> {
  let period = 0;
  let transfers = new Map<string, Transfer>();
  for (const { row, index, breakage } of rows) {
    if (row.payout.period !== period) {
      yield* transferLines(transfers);
      transfers = new Map();
      period = row.payout.period;
    }
    const { store, payout } = row;
    const transfer = transfers.get(payout.ref) ?? { store, payout, net: 0 };
    transfers.set(payout.ref, { ...transfer, net: transfer.net + doorDashNet(row.money) });
    yield { row: { store, payout, row }, index, breakage };
  }
  yield* transferLines(transfers);
}

function* transferLines(transfers: ReadonlyMap<string, Transfer>): Generator<Selected<Line>> {
  for (const { store, payout, net } of transfers.values()) {
    if (payout.paidOn) {
      yield { row: { store, payout, row: null, paid: net }, index: -1, breakage: null };
    }
  }
}

const KINDS = { Order: 'DELIVERY', 'Error Charge': 'ERROR_CHARGE', Adjustment: 'ADJUSTMENT' };

const paidAt = ({ payout }: Line) => (payout.paidOn ? `${payout.paidOn.iso} 05:00:00` : '');

const COLUMNS: readonly Column<Line>[] = [
  text('TIMESTAMP_UTC_TIME', (line) =>
    line.row ? `${line.row.at.utcDate} ${line.row.at.utcTime}` : paidAt(line),
  ),
  text('TIMESTAMP_UTC_DATE', ({ row, payout }) => row?.at.utcDate ?? payout.paidOn?.iso ?? ''),
  text('TIMESTAMP_LOCAL_TIME', (line) =>
    line.row ? `${line.row.at.localDate} ${line.row.at.localTime}` : paidAt(line),
  ),
  date('TIMESTAMP_LOCAL_DATE', ({ row, payout }) => row?.at.localDate ?? payout.paidOn?.iso ?? ''),
  text('PAYOUT_TIME', paidAt),
  text('PAYOUT_DATE', ({ payout }) => payout.paidOn?.iso ?? ''),
  text('STORE_ID', ({ store }) => store.platformId),
  text('BUSINESS_ID', () => BUSINESS_ID),
  text('STORE_NAME', ({ store }) => store.name),
  text('MERCHANT_STORE_ID', ({ store }) => (store.index % 2 === 0 ? store.externalId : '')),
  text('TRANSACTION_TYPE', ({ row }) => (row ? KINDS[row.kind] : 'PAYOUT')),
  text('TRANSACTION_ID', ({ row, payout }) => row?.transactionId ?? `P${payout.ref}`),
  ofRow('DOORDASH_ORDER_ID', ({ order }) => order.orderId),
  ofRow('MERCHANT_DELIVERY_ID', ({ order }) => order.merchantDeliveryId),
  ofRow('EXTERNAL_ID', ({ order }) => order.posOrderId),
  text('DESCRIPTION', ({ row }) => (row ? row.description : 'Weekly transfer')),
  ofRow('FINAL_ORDER_STATUS', ({ status }) => status),
  text('CURRENCY', ({ store }) => store.region.currency),
  cents('SUBTOTAL', 'subtotal'),
  cents('TAX_SUBTOTAL', 'taxPassed'),
  positive('COMMISSION', 'commission'),
  positive('COMMISSION_TAX_AMOUNT', 'commissionTax'),
  positive('MARKETING_FEES', 'marketingFees'),
  cents('STAFF_TIP', 'staffTip'),
  total('CREDIT', (line) => (line.row ? Math.max(0, doorDashNet(line.row.money)) : 0)),
  money('DEBIT', (line) => (line.row ? Math.max(0, 0 - doorDashNet(line.row.money)) : line.paid)),
  text('DOORDASH_TRANSACTION_ID', ({ row, payout }) => row?.transactionId ?? `P${payout.ref}`),
  text('PAYOUT_ID', ({ payout }) => payout.ref),
  money('DRIVE_CHARGE', () => 0),
  money('TAX_REMITTED_BY_DOORDASH_TO_STATE', ({ row }) => row?.memo.taxRemitted ?? 0),
  money('SUBTOTAL_FOR_TAX', ({ row }) => row?.memo.subtotalForTax ?? 0),
  positive('DOORDASH_FUNDED_SUBTOTAL_DISCOUNT_AMOUNT', 'discountByDoorDash'),
  positive('MERCHANT_FUNDED_SUBTOTAL_DISCOUNT_AMOUNT', 'discountByStore'),
];
