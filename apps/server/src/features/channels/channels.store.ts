import type { Transaction } from '../../db/database.ts';
import type { Channel } from './channels.read-model.ts';

export async function insertChannelRow(tx: Transaction, channel: Channel): Promise<void> {
  await tx
    .insertInto('channels')
    .values({
      tenant_id: channel.tenantId,
      id: channel.id,
      store_id: channel.storeId,
      channel_type: channel.type,
      platform_store_id: channel.platformStoreId,
      channel_config: JSON.stringify(channel.config),
      qbo_mapping_config: JSON.stringify(channel.mapping),
      created_at: channel.createdAt,
    })
    .execute();
}

export async function storeExists(tx: Transaction, storeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stores')
    .select('id')
    .where('id', '=', storeId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteChannelRow(
  tx: Transaction,
  storeId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('channels')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
