import { sql } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform, PlatformStoreStatus } from '../../db/tables.ts';
import type { PlatformAddress } from '../../connectors/store-listing.port.ts';
import * as v from 'valibot';
import { readStoredOrNull } from '../../db/stored-json.ts';
import type { StoredJsonOrNull } from '../../db/stored-json.ts';
import { readFailure } from '../../db/stored-failure.ts';
import type { StoredFailure } from '../../db/stored-failure.ts';

/** The last known state of a store's switch at Uber Eats, and why it failed. */
export type IntegrationState = {
  readonly state: 'on' | 'off' | 'failed' | null;
  readonly failure: StoredFailure | null;
  readonly at: Date | null;
};

export const NO_INTEGRATION: IntegrationState = { state: null, failure: null, at: null };

export type PlatformStore = {
  readonly tenantId: string;
  readonly id: string;
  readonly provider: DeliveryPlatform;
  /** Null for a store known only from reports. */
  readonly connectionId: string | null;
  readonly platformStoreId: string;
  readonly name: string;
  readonly previousName: string | null;
  readonly externalRef: string | null;
  readonly address: PlatformAddress | null;
  readonly timeZone: string | null;
  readonly currency: string | null;
  readonly status: PlatformStoreStatus;
  readonly integration: IntegrationState;
  readonly ignoredAt: Date | null;
  readonly ignoredReason: string | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
};

type Row = {
  tenant_id: string;
  id: string;
  provider: DeliveryPlatform;
  connection_id: string | null;
  platform_store_id: string;
  name: string;
  previous_name: string | null;
  external_ref: string | null;
  address: StoredJsonOrNull;
  time_zone: string | null;
  currency: string | null;
  status: PlatformStoreStatus;
  integration: IntegrationState['state'];
  integration_failure: StoredJsonOrNull;
  integration_at: Date | null;
  ignored_at: Date | null;
  ignored_reason: string | null;
  first_seen_at: Date;
  last_seen_at: Date;
};

const ADDRESS = v.object({
  line1: v.nullable(v.string()),
  city: v.nullable(v.string()),
  region: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  country: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, PlatformAddress>;

function fromRow(row: Row): PlatformStore {
  return {
    ...camelRow(row),
    address: readStoredOrNull(ADDRESS, row.address, 'platform_stores.address'),
    integration: {
      state: row.integration,
      failure: readFailure(row.integration_failure, 'platform_stores.integration_failure'),
      at: row.integration_at,
    },
  };
}

function columnsOf(store: PlatformStore) {
  return {
    connection_id: store.connectionId,
    name: store.name,
    previous_name: store.previousName,
    external_ref: store.externalRef,
    address: store.address === null ? null : JSON.stringify(store.address),
    time_zone: store.timeZone,
    currency: store.currency,
    status: store.status,
    ignored_at: store.ignoredAt,
    ignored_reason: store.ignoredReason,
    last_seen_at: store.lastSeenAt,
  };
}

/** Sorted by name. */
export async function listPlatformStoreRows(
  tx: Transaction,
  provider: DeliveryPlatform,
): Promise<PlatformStore[]> {
  const rows = await tx
    .selectFrom('platform_stores')
    .selectAll()
    .where('provider', '=', provider)
    .orderBy('name')
    .orderBy('platform_store_id')
    .execute();
  return rows.map(fromRow);
}

export async function findPlatformStore(
  tx: Transaction,
  provider: DeliveryPlatform,
  platformStoreId: string,
): Promise<PlatformStore | null> {
  const row = await tx
    .selectFrom('platform_stores')
    .selectAll()
    .where('provider', '=', provider)
    .where('platform_store_id', '=', platformStoreId)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function lockPlatformStore(
  tx: Transaction,
  id: string,
): Promise<PlatformStore | null> {
  const row = await tx
    .selectFrom('platform_stores')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Existing stores are left unchanged. */
export async function insertPlatformStores(
  tx: Transaction,
  stores: readonly PlatformStore[],
): Promise<void> {
  if (stores.length === 0) {
    return;
  }
  await tx
    .insertInto('platform_stores')
    .values(
      stores.map((store) => ({
        tenant_id: store.tenantId,
        id: store.id,
        provider: store.provider,
        platform_store_id: store.platformStoreId,
        first_seen_at: store.firstSeenAt,
        ...columnsOf(store),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Renames stores, with the time at which the names were seen. */
export async function renamePlatformStores(
  tx: Transaction,
  stores: readonly { readonly id: string; readonly name: string }[],
  at: Date,
): Promise<void> {
  if (stores.length > 0) {
    await sql`
      update platform_stores set name = seen.name, last_seen_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as seen (id uuid, name text)
      where platform_stores.id = seen.id`.execute(tx);
  }
}

export async function replacePlatformStore(tx: Transaction, store: PlatformStore): Promise<void> {
  await tx
    .updateTable('platform_stores')
    .set(columnsOf(store))
    .where('id', '=', store.id)
    .execute();
}

export type StoreInForce = { readonly storeId: string; readonly storeName: string };

/** The currently matched stores, by platform ID. */
export async function storesInForce(
  tx: Transaction,
  type: DeliveryPlatform,
): Promise<ReadonlyMap<string, StoreInForce>> {
  const rows = await tx
    .selectFrom('store_mappings')
    .innerJoin('stores', (join) =>
      join
        .onRef('stores.tenant_id', '=', 'store_mappings.tenant_id')
        .onRef('stores.id', '=', 'store_mappings.store_id'),
    )
    .select(['store_mappings.platform_store_id', 'stores.id', 'stores.name'])
    .where('store_mappings.channel_type', '=', type)
    .where('store_mappings.state', '=', 'confirmed')
    .execute();
  return new Map(
    rows.map((row) => [row.platform_store_id ?? '', { storeId: row.id, storeName: row.name }]),
  );
}

/**
 * Which of them another client of the firm posts for, by platform ID; the client's name is null if the caller is not a
 * member of it.
 */
export async function mappedInOtherClients(
  tx: Transaction,
  type: DeliveryPlatform,
  platformStoreIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (platformStoreIds.length === 0) {
    return new Map();
  }
  const { rows } = await sql<{ platform_store_id: string; client_name: string | null }>`
    select platform_store_id, client_name
    from mapped_in_other_clients(${type}, ${platformStoreIds}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.platform_store_id, row.client_name]));
}

export type PayoutsSeen = { readonly count: number; readonly lastOn: string | null };

/** The payouts read so far for each platform store, by its ID, including those that use the merchant's number. */
export async function payoutsSeen(
  tx: Transaction,
  platform: DeliveryPlatform,
): Promise<ReadonlyMap<string, PayoutsSeen>> {
  const { rows } = await sql<{ id: string; count: number; last_on: string | null }>`
    with numbered as (
      select external_ref, min(platform_store_id) as platform_store_id from platform_stores
      where provider = ${platform} and external_ref is not null
      group by external_ref having count(*) = 1
    )
    select coalesce(n.platform_store_id, p.platform_store_id) as id, count(*) as count, max(p.payout_on) as last_on
    from payouts p left join numbered n on n.external_ref = p.platform_store_id
    where p.platform = ${platform}
    group by 1`.execute(tx);
  return new Map(rows.map((row) => [row.id, { count: row.count, lastOn: row.last_on }]));
}
