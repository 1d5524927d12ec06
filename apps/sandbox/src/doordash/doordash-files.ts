import Papa from 'papaparse';
import type { WorldClock } from '../core/clock.ts';
import { tradeSoFar, type Merchant } from '../core/trade.ts';
import { BUSINESS_ID } from '../reports/formats/doordash-detailed.ts';
import { doorDashNet, DOORDASH_WORDS } from '../reports/doordash-row.ts';
import { doorDashTrade } from '../reports/doordash-trade.ts';
import { sumByPayout } from '../reports/payout-sums.ts';
import { selectRows } from '../reports/report-options.ts';
import type { World } from '../reports/world.ts';
import { writeReport } from '../reports/write-report.ts';

export type DoorDashReportRequest = {
  readonly type: 'TRANSACTION_DETAIL' | 'PAYOUT_SUMMARY' | 'STORE_INFORMATION';
  /** ISO dates, inclusive. */
  readonly start: string;
  readonly end: string;
  readonly storeIds: readonly string[];
};

type ReportFile = { readonly name: string; readonly chunks: Iterable<string> };
type Row = Readonly<Record<string, string>>;

function worlds(merchants: readonly Merchant[], clock: WorldClock): readonly World[] {
  return merchants.map((merchant) => tradeSoFar(merchant, clock));
}

function optionsOf({ start, end, storeIds }: DoorDashReportRequest) {
  return { from: start, to: end, stores: new Set(storeIds) };
}

/** One CSV per merchant: the API's ZIPs contain several. */
export function transactionDetail(
  merchants: readonly Merchant[],
  clock: WorldClock,
  request: DoorDashReportRequest,
): readonly ReportFile[] {
  return merchants.map((merchant, index) => ({
    name: `TRANSACTION_DETAIL_${index + 1}.csv`,
    chunks: writeReport(tradeSoFar(merchant, clock), 'doordash-transaction-detail-v1', {
      ...merchant.print,
      ...optionsOf(request),
    }),
  }));
}

function csv(name: string, rows: readonly Row[]): ReportFile {
  return { name, chunks: [`${Papa.unparse(rows.map(upperCased), { newline: '\n' })}\n`] };
}

function upperCased(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.toUpperCase(), value]),
  );
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The columns of the API's PAYOUT_SUMMARY as the documentation lists them. */
export function payoutSummary(
  merchants: readonly Merchant[],
  clock: WorldClock,
  request: DoorDashReportRequest,
): readonly ReportFile[] {
  const rows = worlds(merchants, clock).flatMap((world) => {
    const selected = [...selectRows(doorDashTrade(world), optionsOf(request))].map(({ row }) => ({
      store: row.store,
      payout: row.payout,
      channel: '',
      isOrder: row.kind === 'Order',
      cents: row.money,
    }));
    return sumByPayout(world, DOORDASH_WORDS, selected).map(({ store, payout, cents }) => ({
      business_id: BUSINESS_ID,
      store_id: store.platformId,
      transaction_start_local_date: request.start,
      transaction_end_local_date: request.end,
      store_name: store.name,
      merchant_store_id: store.externalId,
      payout_date: payout.paidOn?.iso ?? '',
      currency: store.region.currency,
      subtotal: dollars(cents.subtotal),
      tax_subtotal: dollars(cents.taxPassed),
      commission: dollars(cents.commission),
      commission_tax: dollars(cents.commissionTax),
      drive_charge: dollars(0),
      marketing_fee: dollars(cents.marketingFees),
      tips: dollars(cents.staffTip),
      error_charges: dollars(cents.errorCharges),
      adjustments: dollars(cents.adjustments),
      net_payout: dollars(doorDashNet(cents)),
      payout_id: payout.ref,
      payout_status: payout.paidOn === null ? 'PENDING' : 'PAID',
    }));
  });
  return [csv('PAYOUT_SUMMARY.csv', rows)];
}

export function storeInformation(
  merchants: readonly Merchant[],
  clock: WorldClock,
  { storeIds }: DoorDashReportRequest,
): readonly ReportFile[] {
  const rows = worlds(merchants, clock)
    .flatMap(({ stores }) => stores)
    .filter(({ platformId }) => storeIds.includes(platformId))
    .map(({ platformId, name, externalId, index }) => ({
      business_id: BUSINESS_ID,
      store_id: platformId,
      store_name: name,
      integration_location_id: '',
      merchant_supplied_id: externalId,
      store_address: `${200 + index} Market St`,
      store_latitude: '42.36',
      store_longitude: '-71.06',
      store_status: 'active',
    }));
  return [csv('STORE_INFORMATION.csv', rows)];
}
