import type { JournalEntry } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Cents } from '../money/cents.ts';
import { blockReason } from './block-payout.ts';
import { buildPosLines } from './build-lines.ts';
import { DEFAULT_PLAN_OPTIONS } from './plan-options.ts';
import type { PlanOptions } from './plan-options.ts';
import { splitParts } from './split-parts.ts';
import { decideTax } from './tax-context.ts';

/** What a POS must have booked for the orders of one part of a payout by the end of `date`. */
export type PosBooking = Pick<
  JournalEntry,
  | 'platform'
  | 'currency'
  | 'payoutRef'
  | 'payoutOn'
  | 'storeId'
  | 'storeName'
  | 'channel'
  | 'slice'
  | 'date'
  | 'lines'
> & {
  /**
   * The amount that its orders debit to clearing: sales, tax, tips and guest fees. Negative if more was refunded than
   * sold.
   */
  readonly grossCents: Cents;
};

/**
 * The counterpart of entries planned with `sales: 'pos'`: what the POS is assumed to have booked, one element for each
 * part with orders. Entries planned with `sales: 'report'` equal those of `'pos'` plus these, account by account and to
 * the cent. Payouts that would be blocked have none.
 *
 * @example
 * const pos = posBookings(payouts, options);
 * unpaidPayouts(planEntries(payouts, { ...options, sales: 'pos' }).entries, '2026-03-31', pos);
 */
export function posBookings(
  payouts: readonly StorePayout[],
  options: Partial<PlanOptions> = {},
): PosBooking[] {
  const complete: PlanOptions = { ...DEFAULT_PLAN_OPTIONS, ...options, sales: 'pos' };
  return payouts.flatMap((payout) => bookingsOf(payout, complete));
}

function bookingsOf(payout: StorePayout, options: PlanOptions): PosBooking[] {
  const parts = splitParts(payout, options);
  const tax = decideTax(payout, parts, options.splitTax);
  if (tax.kind === 'blocked' || blockReason(payout, options) !== null) {
    return [];
  }
  const { platform, currency, payoutRef, payoutOn, storeId, storeName, channel } = payout;
  return parts.flatMap((part) => {
    const lines = buildPosLines({ payout, part, tax: tax.context, options });
    return lines.length === 0
      ? []
      : [
          {
            platform,
            currency,
            payoutRef,
            payoutOn,
            storeId,
            storeName,
            channel,
            slice: part.slice,
            date: part.date,
            lines,
            grossCents: clearedCents(lines),
          },
        ];
  });
}

function clearedCents(lines: PosBooking['lines']): Cents {
  const clearing = lines.find(({ component }) => component === 'net_payout');
  if (clearing === undefined) {
    return toCents(0);
  }
  return clearing.side === 'debit' ? clearing.amountCents : toCents(0 - clearing.amountCents);
}
