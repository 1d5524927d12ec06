import type { Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import { fromChannelRow } from './channels.read-model.ts';
import type { Channel } from './channels.read-model.ts';

export async function insertChannelRow(tx: Transaction, channel: Channel): Promise<void> {
  await tx
    .insertInto('channels')
    .values({
      tenant_id: channel.tenantId,
      id: channel.id,
      store_id: channel.storeId,
      channel_type: channel.type,
      created_at: channel.createdAt,
      ...columnsOf(channel),
    })
    .execute();
}

export async function replaceChannel(tx: Transaction, channel: Channel): Promise<void> {
  await tx
    .updateTable('channels')
    .set(columnsOf(channel))
    .where('tenant_id', '=', channel.tenantId)
    .where('id', '=', channel.id)
    .execute();
}

function columnsOf(channel: Channel) {
  return {
    platform_store_id: channel.platformStoreId,
    channel_config: JSON.stringify(channel.config),
    qbo_mapping_config: JSON.stringify(channel.mapping),
  };
}

type StoreState = { readonly name: string; readonly deactivatedOn: string | null };

/** Locks the store against deletion, so that no channel is attached to a store that is being deleted. */
export async function findStoreOfChannel(
  tx: Transaction,
  storeId: string,
): Promise<StoreState | null> {
  return toState(await stateOf(tx, storeId).executeTakeFirst());
}

/** Like `findStoreOfChannel`, and locks out deletion of the store until the transaction ends. */
export async function lockStoreOfChannel(
  tx: Transaction,
  storeId: string,
): Promise<StoreState | null> {
  return toState(await stateOf(tx, storeId).forKeyShare().executeTakeFirst());
}

function stateOf(tx: Transaction, storeId: string) {
  return tx.selectFrom('stores').select(['name', 'deactivated_on']).where('id', '=', storeId);
}

function toState(
  row: { readonly name: string; readonly deactivated_on: string | null } | undefined,
): StoreState | null {
  return row === undefined ? null : { name: row.name, deactivatedOn: row.deactivated_on };
}

export async function findChannel(
  tx: Transaction,
  storeId: string,
  id: string,
): Promise<Channel | null> {
  const row = await tx
    .selectFrom('channels')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromChannelRow(row);
}

export async function lockChannel(
  tx: Transaction,
  storeId: string,
  id: string,
): Promise<Channel | null> {
  const row = await tx
    .selectFrom('channels')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromChannelRow(row);
}

/** The channel of a store on a platform; there is at most one. */
export async function lockChannelOfStore(
  tx: Transaction,
  storeId: string,
  type: ChannelType,
): Promise<Channel | null> {
  const row = await tx
    .selectFrom('channels')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('channel_type', '=', type)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromChannelRow(row);
}

export type ConnectedStore = { readonly storeName: string; readonly channel: Channel };

export async function findByPlatformStore(
  tx: Transaction,
  type: ChannelType,
  platformStoreId: string,
): Promise<ConnectedStore | null> {
  const row = await tx
    .selectFrom('channels')
    .innerJoin('stores', (join) =>
      join
        .onRef('stores.tenant_id', '=', 'channels.tenant_id')
        .onRef('stores.id', '=', 'channels.store_id'),
    )
    .selectAll('channels')
    .select('stores.name as store_name')
    .where('channels.channel_type', '=', type)
    .where('channels.platform_store_id', '=', platformStoreId)
    .executeTakeFirst();
  return row === undefined ? null : { storeName: row.store_name, channel: fromChannelRow(row) };
}

export async function deleteChannelRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('channels').where('id', '=', id).execute();
}
