import type { components } from '@platebook/api-client';
import type { PayoutProgress } from './payout-status.read-model.ts';
import type { PayoutRow } from './payouts.store.ts';

type Schemas = components['schemas'];

export function presentPayoutSummary(payout: PayoutRow): Schemas['PayoutSummary'] {
  return {
    id: payout.id,
    import_id: payout.importId,
    platform: payout.platform,
    payout_ref: payout.payoutRef,
    payout_on: payout.payoutOn,
    period_start_on: payout.periodStartOn,
    period_end_on: payout.periodEndOn,
    platform_store_id: payout.platformStoreId,
    platform_store_name: payout.platformStoreName,
    store_id: payout.storeId,
    channel_id: payout.channelId,
    channel: payout.channel,
    currency: payout.currency,
    gross_sales_cents: payout.grossSalesCents,
    net_cents: payout.netCents,
    identities_hold: payout.identitiesHold,
    status: payout.progress.status,
    entry_counts: presentEntryCounts(payout.progress),
  };
}

function presentEntryCounts({ total, posted }: PayoutProgress): Schemas['PayoutEntryCounts'] {
  return { total, posted };
}
