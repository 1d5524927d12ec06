import { sql } from 'kysely';
import { camelRow } from '../db/camel-row.ts';
import { WATERFALL_STEPS } from '@platebook/accounting';
import type { ComponentCents, WaterfallStepId } from '@platebook/accounting';
import type { Transaction } from '../db/database.ts';
import type { StoredJson } from '../db/stored-json.ts';
import type { ChannelType, Currency } from '../db/tables.ts';
import { CHANNEL_OF_PAYOUT } from '../clients/stores/payout-stores.read-model.ts';
import { readComponents } from './payout-sums.read-model.ts';

/** One payout of a trend. Amounts match the payout's own page. */
export type TrendPayout = {
  readonly payoutOn: string;
  readonly platform: ChannelType;
  readonly platformStoreId: string;
  readonly channel: string;
  readonly storeId: string | null;
  /** The store's own name; the platform's if it is unmatched. */
  readonly storeName: string;
  readonly currency: Currency;
  readonly grossCents: number;
  /** What the platform kept as fees, positive. */
  readonly feesCents: number;
  readonly netCents: number;
};

/** The waterfall steps that are platform fees, as in the report "Fees and take rate". */
const FEE_STEPS: readonly WaterfallStepId[] = ['commission', 'marketing', 'other_fees'];

/** The platform's fees among these components, positive. */
function feesOf(components: ComponentCents): number {
  return WATERFALL_STEPS.filter(({ id }) => FEE_STEPS.includes(id))
    .flatMap(({ components: keys }) => keys)
    .reduce((sum, key) => sum - (components[key] ?? 0), 0);
}

/** In the tenant's scope: the date of the newest payout; null if there is none. */
export async function findLatestPayoutDay(tx: Transaction): Promise<string | null> {
  const row = await tx
    .selectFrom('payouts')
    .select('payout_on')
    .orderBy('payout_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.payout_on ?? null;
}

/** In the tenant's scope: the payouts of these dates, newest first, without their rows. */
export async function listTrendPayouts(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TrendPayout[]> {
  const { rows } = await sql<{
    payout_on: string;
    platform: ChannelType;
    platform_store_id: string;
    channel: string;
    store_id: string | null;
    store_name: string;
    currency: Currency;
    gross_sales_cents: number;
    net_cents: number;
    components: StoredJson;
  }>`
    select payouts.payout_on, payouts.platform, payouts.platform_store_id, payouts.channel, channels.store_id,
      coalesce(stores.name, payouts.platform_store_name) as store_name, payouts.currency, payouts.gross_sales_cents,
      payouts.net_cents, payouts.components
    from payouts
    left join lateral ${CHANNEL_OF_PAYOUT} channels on true
    left join stores on stores.tenant_id = payouts.tenant_id and stores.id = channels.store_id
    where payouts.payout_on between ${from}::date and ${to}::date
    order by payouts.payout_on desc, payouts.id`.execute(tx);
  return rows.map((row) =>
    camelRow(row, {
      grossCents: row.gross_sales_cents,
      feesCents: feesOf(readComponents(row.components)),
    }),
  );
}
