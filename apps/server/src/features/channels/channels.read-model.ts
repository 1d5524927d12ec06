import type { Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';

type ChannelConfig = { readonly time_zone?: string };
type QboMappingConfig = { readonly accounts?: Readonly<Record<string, string>> };

export type Channel = {
  readonly tenantId: string;
  readonly id: string;
  readonly storeId: string;
  readonly type: ChannelType;
  readonly platformStoreId: string | null;
  readonly config: ChannelConfig;
  readonly mapping: QboMappingConfig;
  readonly createdAt: Date;
};

/** The channels of these stores, ordered by platform. */
export async function listChannelsOfStores(
  tx: Transaction,
  storeIds: readonly string[],
): Promise<Channel[]> {
  if (storeIds.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('channels')
    .selectAll()
    .where('store_id', 'in', storeIds)
    .orderBy('channel_type')
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    id: row.id,
    storeId: row.store_id,
    type: row.channel_type,
    platformStoreId: row.platform_store_id,
    // Both were valid against the contract when they were stored.
    config: row.channel_config as ChannelConfig,
    mapping: row.qbo_mapping_config as QboMappingConfig,
    createdAt: row.created_at,
  }));
}
