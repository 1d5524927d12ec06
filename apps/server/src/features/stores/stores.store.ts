import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ChannelType, Currency } from '../../db/tables.ts';

export type ChannelConfig = { readonly time_zone?: string };
export type QboMappingConfig = { readonly accounts?: Readonly<Record<string, string>> };

export type Channel = {
  readonly id: string;
  readonly storeId: string;
  readonly type: ChannelType;
  readonly platformStoreId: string | null;
  readonly config: ChannelConfig;
  readonly mapping: QboMappingConfig;
  readonly createdAt: Date;
};

export type Store = {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type StoreWithChannels = Store & { readonly channels: readonly Channel[] };

export async function listStoreRows(
  tx: Transaction,
  { after, count }: { after: readonly string[] | null; count: number },
): Promise<StoreWithChannels[]> {
  let query = tx.selectFrom('stores').selectAll().orderBy('name').orderBy('id').limit(count);
  if (after !== null) {
    query = query.where(sql<boolean>`(stores.name, stores.id) > (${after[0]}, ${after[1]}::uuid)`);
  }
  return withChannels(tx, (await query.execute()).map(fromRow));
}

export async function findStoreRow(tx: Transaction, id: string): Promise<StoreWithChannels | null> {
  const row = await tx.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : ((await withChannels(tx, [fromRow(row)]))[0] ?? null);
}

export async function insertStoreRow(tx: Transaction, store: Store): Promise<void> {
  await tx
    .insertInto('stores')
    .values({
      tenant_id: store.tenantId,
      id: store.id,
      name: store.name,
      time_zone: store.timeZone,
      currency: store.currency,
      created_at: store.createdAt,
      updated_at: store.updatedAt,
    })
    .execute();
}

export type StoreChange = {
  readonly name?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly currency?: Currency | undefined;
};

export async function updateStoreRow(
  tx: Transaction,
  id: string,
  { name, timeZone, currency, at }: StoreChange & { at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stores')
    .set({
      updated_at: at,
      ...(name === undefined ? {} : { name }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
      ...(currency === undefined ? {} : { currency }),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteStoreRow(tx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('stores').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

async function withChannels(
  tx: Transaction,
  stores: readonly Store[],
): Promise<StoreWithChannels[]> {
  const ids = stores.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('channels')
          .selectAll()
          .where('store_id', 'in', ids)
          .orderBy('channel_type')
          .execute();
  const channels = rows.map(fromChannelRow);
  return stores.map((store) => ({
    ...store,
    channels: channels.filter(({ storeId }) => storeId === store.id),
  }));
}

type StoreRow = {
  id: string;
  tenant_id: string;
  name: string;
  time_zone: string;
  currency: Currency;
  created_at: Date;
  updated_at: Date;
};

function fromRow(row: StoreRow): Store {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    timeZone: row.time_zone,
    currency: row.currency,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type ChannelRow = {
  id: string;
  store_id: string;
  channel_type: ChannelType;
  platform_store_id: string | null;
  channel_config: unknown;
  qbo_mapping_config: unknown;
  created_at: Date;
};

/** The two configurations were valid against the contract when they were stored. */
function fromChannelRow(row: ChannelRow): Channel {
  return {
    id: row.id,
    storeId: row.store_id,
    type: row.channel_type,
    platformStoreId: row.platform_store_id,
    config: row.channel_config as ChannelConfig,
    mapping: row.qbo_mapping_config as QboMappingConfig,
    createdAt: row.created_at,
  };
}
