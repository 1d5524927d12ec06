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

/** A finding as `payouts.findings` holds it: what was found, without a sentence about it. */
export type StoredFinding = v.InferOutput<typeof FOUND>[number];

/** Reads `payouts.findings`. */
export function readFindings(stored: StoredJson): readonly StoredFinding[] {
  return readStored(FOUND, stored, 'payouts.findings');
}

/** The rule that payouts are compared by; a change of it makes 2, and all payouts are compared again. */
export const COMPARING_RULE = 1;

/** In the tenant's scope: holds a payout, its commission order by order, against what its store expects. */
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

/** A storefront is a channel of its own, whichever way its orders go. */
function inMode(row: CommissionRow, { channel }: StorePayout): CommissionRow {
  return channel.toLowerCase() === 'storefront' ? { ...row, mode: 'storefront' } : row;
}

/** Who remits the tax by the rows of the report; null where they do not say. */
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
