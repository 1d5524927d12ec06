import { sql } from 'kysely';
import { toCents } from '@platebook/accounting';
import type { Cents, ComponentCents, PlanOptions } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import type { StoredJson } from '../../db/stored-json.ts';
import type { Currency, DeliveryPlatform } from '../../db/tables.ts';
import { CHANNEL_OF_PAYOUT } from '../../clients/stores/payout-stores.read-model.ts';
import { readComponents, readUnclassified } from '../../payouts/payout-sums.read-model.ts';
import type { UnclassifiedSum } from '../../payouts/payout-sums.read-model.ts';
import type { Scope } from './account-mapping.store.ts';

/** The totals of a payout, without its rows. */
export type SeenPayout = {
  readonly id: string;
  readonly platform: DeliveryPlatform;
  readonly platformStoreId: string;
  /** Null if no store is mapped. */
  readonly storeId: string | null;
  readonly channel: string;
  readonly currency: Currency;
  readonly payoutOn: string;
  readonly netCents: Cents;
  readonly components: ComponentCents;
  readonly unclassified: readonly UnclassifiedSum[];
  /** How its sales are booked. */
  readonly sales: PlanOptions['sales'];
  readonly taxMode: PlanOptions['taxMode'];
  readonly revenue: PlanOptions['revenue'];
};

/** Newest first. Null for platform or store means all. */
export async function listSeenPayouts(tx: Transaction, scope: Scope): Promise<SeenPayout[]> {
  const { rows } = await sql<{
    id: string;
    platform: DeliveryPlatform;
    platform_store_id: string;
    store_id: string | null;
    channel: string;
    currency: Currency;
    payout_on: string;
    net_cents: number;
    components: StoredJson;
    unclassified: StoredJson;
    sales: PlanOptions['sales'];
    tax_mode: PlanOptions['taxMode'];
    revenue: PlanOptions['revenue'];
  }>`
    select payouts.id, payouts.platform, payouts.platform_store_id, channels.store_id, payouts.channel, payouts.currency,
      payouts.payout_on, payouts.net_cents, payouts.components, payouts.unclassified,
      coalesce(
        (select channel_config ->> 'sales' from channels carried where carried.id = channels.id),
        (select settings ->> 'sales' from tenant_settings),
        'report'
      ) as sales,
      coalesce((select settings ->> 'tax_mode' from tenant_settings), 'pass_through_gross') as tax_mode,
      coalesce((select settings ->> 'revenue' from tenant_settings), 'gross') as revenue
    from payouts
    left join lateral ${CHANNEL_OF_PAYOUT} channels on true
    where (${scope.platform}::text is null or payouts.platform = ${scope.platform})
      and (${scope.storeId}::uuid is null or channels.store_id = ${scope.storeId}::uuid)
    order by payouts.payout_on desc, payouts.id`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    platform: row.platform,
    platformStoreId: row.platform_store_id,
    storeId: row.store_id,
    channel: row.channel,
    currency: row.currency,
    payoutOn: row.payout_on,
    netCents: toCents(row.net_cents),
    components: readComponents(row.components),
    unclassified: readUnclassified(row.unclassified),
    sales: row.sales,
    taxMode: row.tax_mode,
    revenue: row.revenue,
  }));
}

/** Whether the client or any channel of this scope posts bank transfers. */
export async function postsTransfers(tx: Transaction, scope: Scope): Promise<boolean> {
  const { rows } = await sql<{ posts: boolean }>`
    select exists (select from tenant_settings where settings ->> 'bank_leg' = 'transfer')
      or exists (
        select from channels where channel_config ->> 'bank_leg' = 'transfer'
          and (${scope.platform}::text is null or channel_type = ${scope.platform})
          and (${scope.storeId}::uuid is null or store_id = ${scope.storeId}::uuid)
      ) as posts`.execute(tx);
  return rows[0]?.posts === true;
}

export type AffectedEntry = {
  readonly id: string;
  readonly documentNumber: string;
  readonly entryOn: string;
};

const AT_MOST = 1_000;

/**
 * Posted entries with one of these components in this scope, newest first; `since`: those posted, or approved to be
 * posted again, after it; `from`: those dated on or after it.
 */
export async function listAffectedEntries(
  tx: Transaction,
  scope: Scope,
  {
    components,
    since,
    from,
  }: {
    readonly components: readonly string[];
    readonly since: Date | null;
    readonly from: string | null;
  },
): Promise<AffectedEntry[]> {
  const everything = components.includes('*') || components.includes('net_payout');
  const accounts = components
    .filter((component) => component.startsWith('other_unclassified:'))
    .map(
      (component) =>
        `%${component.slice('other_unclassified:'.length).replaceAll(/[\\%_]/g, '\\$&')}`,
    );
  const { rows } = await sql<{ id: string; document_number: string; entry_on: string }>`
    select id, document_number, entry_on from journal_entries
    where status = 'posted' and kind <> 'manual'
      and (${scope.platform}::text is null or platform = ${scope.platform})
      and (${scope.storeId}::uuid is null or store_id = ${scope.storeId}::uuid)
      and (${since}::timestamptz is null or greatest(posted_at, approved_at) >= ${since})
      and (${from}::date is null or entry_on >= ${from}::date)
      and (${everything} or (kind = 'bank_transfer' and 'bank' = any(${components})) or exists (
        select from jsonb_array_elements(entry -> 'lines') line
        where line ->> 'component' = any(${components})
          or (line ->> 'component' <> 'net_payout' and line -> 'components' ?| ${components})
          or line ->> 'account' like any(${accounts})
      ))
    order by entry_on desc, id desc limit ${AT_MOST}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    documentNumber: row.document_number,
    entryOn: row.entry_on,
  }));
}
