import type { Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';

/** How a channel is read and posted; what is left out is as the tenant's settings say. */
export type ChannelConfig = {
  readonly time_zone?: string;
  readonly report_source?: 'upload' | 'api';
  readonly payout_cadence?: 'weekly' | 'daily';
  /** ISO 8601: 1 is Monday. */
  readonly pay_week_starts_on?: number;
  readonly watch_window_days?: number;
  readonly late_rows?: 'amend' | 'adjust';
  readonly closed_period?: 'post_today' | 'refuse';
  readonly posting_model?: 'payout_journal' | 'daily_journal' | 'none';
  readonly split?: 'month' | 'none';
  readonly basis?: 'accrual' | 'cash';
  readonly bank_leg?: 'none' | 'transfer';
  readonly sales?: 'report' | 'pos';
  readonly posting_mode?: 'review' | 'auto' | 'paused';
  /** Nothing before this day is posted. */
  readonly starts_on?: string;
};
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
  return rows.map(fromChannelRow);
}

type ChannelRow = {
  tenant_id: string;
  id: string;
  store_id: string;
  channel_type: ChannelType;
  platform_store_id: string | null;
  channel_config: unknown;
  qbo_mapping_config: unknown;
  created_at: Date;
};

export function fromChannelRow(row: ChannelRow): Channel {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    storeId: row.store_id,
    type: row.channel_type,
    platformStoreId: row.platform_store_id,
    // Both were valid against the contract when they were stored.
    config: row.channel_config as ChannelConfig,
    mapping: row.qbo_mapping_config as QboMappingConfig,
    createdAt: row.created_at,
  };
}
