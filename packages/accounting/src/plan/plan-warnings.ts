import { codedMessages } from '../model/coded-message.ts';
import type { CodedMessage, NoValues } from '../model/coded-message.ts';
import type { StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Money } from '../money/cents.ts';
import { writeMoney } from '../output/amounts.ts';
import { PLATFORM_NAMES } from './accounts.ts';
import type { PlanOptions } from './plan-options.ts';
import { describeRepeated } from './repeated-orders.ts';

type OfPayout = { readonly payout: string; readonly store: string };

/** The values of each plan warning, by code. `platform` is its name. */
export type PlanWarningValues = {
  readonly net_revenue: NoValues;
  readonly sales_in_pos: NoValues;
  readonly bank_transfer: NoValues;
  readonly repeated_orders_of_payout: OfPayout & {
    readonly file: string;
    readonly rows: number;
    readonly copies: number;
  };
  readonly remitted_tax_undated: OfPayout & Money;
  readonly remitted_tax_in_pos: OfPayout & Money & { readonly platform: string };
};

/** An option or a payout that changes what the books contain. */
export type PlanWarning = CodedMessage<PlanWarningValues>;

const warn = codedMessages<PlanWarningValues>({
  net_revenue: () =>
    'Sales are booked net of promotions, fees and refunds. A restaurant is usually the principal of its delivery sales and books them gross; agree this with whoever signs the accounts.',
  sales_in_pos: () =>
    'Sales are left to your POS: it must debit every delivery order, with its tax, tips and guest fees, to the clearing account. These entries hold only what the platform kept.',
  bank_transfer: () =>
    'Each payout gets an entry Bank to clearing. Switch off any bank rule that books the deposit, or it is counted twice.',
  repeated_orders_of_payout: ({ file, ...of }) =>
    `${payoutOf(of)}: ${describeRepeated({ ...of, file: { name: file } })}`,
  remitted_tax_undated: (of) =>
    `${payoutOf(of)}: ${writeMoney(of.cents, of.currency)} of remitted tax has no day and is not grossed up.`,
  remitted_tax_in_pos: (of) =>
    `${payoutOf(of)}: ${of.platform} remitted ${writeMoney(of.cents, of.currency)} of sales tax outside the payout. If your POS records tax on these orders, gross up memo tax; otherwise that tax stays in clearing.`,
});

function payoutOf({ payout, store }: OfPayout): string {
  return `Payout ${payout} of store ${store}`;
}

/** Warnings about planning these payouts this way: about options first, then about single payouts. */
export function planWarnings(
  payouts: readonly StorePayout[],
  options: PlanOptions,
): readonly PlanWarning[] {
  return [
    ...(options.revenue === 'net' ? [warn('net_revenue', {})] : []),
    ...(options.sales === 'pos' ? [warn('sales_in_pos', {})] : []),
    ...(options.bankLeg === 'transfer' ? [warn('bank_transfer', {})] : []),
    ...repeatedOrders(payouts),
    ...undatedMemoTaxes(payouts, options),
    ...taxBesidePosSales(payouts, options),
  ];
}

function repeatedOrders(payouts: readonly StorePayout[]): PlanWarning[] {
  return payouts.flatMap(({ payoutRef, storeId, repeatedOrders: repeated }) => {
    if (repeated === undefined) {
      return [];
    }
    const { file, rows, copies } = repeated;
    const values = { payout: payoutRef, store: storeId, file: file.name, rows, copies };
    return [warn('repeated_orders_of_payout', values)];
  });
}

/** No payout includes DoorDash's remitted tax; a POS that records it leaves it in clearing, unless it is grossed up. */
function taxBesidePosSales(payouts: readonly StorePayout[], options: PlanOptions): PlanWarning[] {
  if (options.sales === 'report' || options.memoTax === 'gross_up') {
    return [];
  }
  return payouts
    .filter(({ memoTaxRemittedCents }) => memoTaxRemittedCents !== 0)
    .map(({ payoutRef, storeId, platform, currency, memoTaxRemittedCents }) =>
      warn('remitted_tax_in_pos', {
        payout: payoutRef,
        store: storeId,
        platform: PLATFORM_NAMES[platform],
        cents: memoTaxRemittedCents,
        currency,
      }),
    );
}

function undatedMemoTaxes(payouts: readonly StorePayout[], options: PlanOptions): PlanWarning[] {
  if (options.memoTax === 'ignore') {
    return [];
  }
  return payouts.flatMap((payout) => {
    const dated = payout.days
      .flatMap((day) => day.memoTaxes ?? [])
      .reduce((sum, memo) => sum + memo.cents, 0);
    const cents = toCents(payout.memoTaxRemittedCents - dated);
    const { payoutRef, storeId, currency } = payout;
    return cents === 0
      ? []
      : [warn('remitted_tax_undated', { payout: payoutRef, store: storeId, cents, currency })];
  });
}
