import { compareCommission } from '@platebook/accounting';
import type { AgreedCommission, CommissionRow, StorePayout } from '@platebook/accounting';
import * as v from 'valibot';
import type { Transaction } from '../db/database.ts';
import { readStored } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';
import type { ContractRate, StoreExpectation } from '../clients/stores/store-terms.read-model.ts';
import { rowsOfPayout } from './commission-rows.ts';
import type { PayoutWithReading } from './payouts.store.ts';

const FOUND = v.array(
  v.variant('code', [
    v.object({
      code: v.literal('commission_differs'),
      commission: v.object({
        ordersCompared: v.number(),
        ordersAffected: v.number(),
        salesCents: v.number(),
        chargedCents: v.number(),
        agreedCents: v.number(),
        differenceCents: v.number(),
      }),
    }),
    v.object({
      code: v.literal('facilitator_differs'),
      reported: v.picklist(['facilitated', 'not_facilitated']),
    }),
  ]),
);

/** A finding as stored in `payouts.findings`: without its message. */
export type StoredFinding = v.InferOutput<typeof FOUND>[number];

/** Parses `payouts.findings`. */
export function readFindings(stored: StoredJson): readonly StoredFinding[] {
  return readStored(FOUND, stored, 'payouts.findings');
}

/** The version of the comparison rule; increment it on a change, and all payouts are compared again. */
export const COMPARING_RULE = 1;

/** In the tenant's scope: compares a payout, its commission order by order, with its store's expectations. */
export async function comparePayout(
  tx: Transaction,
  payout: PayoutWithReading,
  { facilitator, rates }: StoreExpectation,
): Promise<StoredFinding[]> {
  const agreed = agreedFor(payout.payout, rates);
  const commission =
    agreed.length === 0
      ? null
      : compareCommission(
          (await rowsOfPayout(tx, payout)).map((row) => inMode(row, payout.payout)),
          agreed,
          payout.payout.periodEndOn,
        );
  const reported = remitterOf(payout.payout);
  const isAsExpected = facilitator === 'learned' || reported === null || reported === facilitator;
  return [
    ...(commission === null ? [] : [{ code: 'commission_differs' as const, commission }]),
    ...(isAsExpected ? [] : [{ code: 'facilitator_differs' as const, reported }]),
  ];
}

function agreedFor(
  { platform }: StorePayout,
  rates: readonly ContractRate[],
): readonly AgreedCommission[] {
  return rates
    .filter(({ channel_type: type }) => type === platform)
    .map(({ mode, commission_rate_ppm: ratePpm, starts_on: startsOn }) => ({
      mode,
      ratePpm,
      startsOn,
    }));
}

/** A storefront is its own channel, whether orders are delivered or picked up. */
function inMode(row: CommissionRow, { channel }: StorePayout): CommissionRow {
  return channel.toLowerCase() === 'storefront' ? { ...row, mode: 'storefront' } : row;
}

/** Who remits the tax according to the report's rows; null if they do not say. */
function remitterOf({
  components,
  currency,
  memoTaxRemittedCents,
}: StorePayout): 'facilitated' | 'not_facilitated' | null {
  if (currency === 'CAD') {
    return null;
  }
  if ((components.facilitator_tax_withheld ?? 0) !== 0) {
    return 'facilitated';
  }
  if ((components.sales_tax ?? 0) !== 0) {
    return 'not_facilitated';
  }
  return memoTaxRemittedCents === 0 ? null : 'facilitated';
}
