import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Currency } from '../../db/tables.ts';
import { listChannelsOfStores } from '../channels/channels.read-model.ts';
import type { Channel } from '../channels/channels.read-model.ts';

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
  const channels = await listChannelsOfStores(
    tx,
    stores.map(({ id }) => id),
  );
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
