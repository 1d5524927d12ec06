import * as v from 'valibot';
import { camelRow } from '../../db/camel-row.ts';
import type { Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import { readStored } from '../../db/stored-json.ts';
import type { StoredJson } from '../../db/stored-json.ts';

/** How a channel is read and posted; absent fields fall back to the tenant's settings. */
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

const CONFIG = v.object({
  time_zone: v.exactOptional(v.string()),
  report_source: v.exactOptional(v.picklist(['upload', 'api'])),
  payout_cadence: v.exactOptional(v.picklist(['weekly', 'daily'])),
  pay_week_starts_on: v.exactOptional(v.number()),
  watch_window_days: v.exactOptional(v.number()),
  late_rows: v.exactOptional(v.picklist(['amend', 'adjust'])),
  closed_period: v.exactOptional(v.picklist(['post_today', 'refuse'])),
  posting_model: v.exactOptional(v.picklist(['payout_journal', 'daily_journal', 'none'])),
  split: v.exactOptional(v.picklist(['month', 'none'])),
  basis: v.exactOptional(v.picklist(['accrual', 'cash'])),
  bank_leg: v.exactOptional(v.picklist(['none', 'transfer'])),
  sales: v.exactOptional(v.picklist(['report', 'pos'])),
  posting_mode: v.exactOptional(v.picklist(['review', 'auto', 'paused'])),
  starts_on: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, ChannelConfig>;
const MAPPING = v.object({
  accounts: v.exactOptional(v.record(v.string(), v.string())),
}) satisfies v.GenericSchema<unknown, QboMappingConfig>;

/** Reads `channels.channel_config`. */
export function readChannelConfig(stored: StoredJson): ChannelConfig {
  return readStored(CONFIG, stored, 'channels.channel_config');
}

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
  channel_config: StoredJson;
  qbo_mapping_config: StoredJson;
  created_at: Date;
};

export function fromChannelRow(row: ChannelRow): Channel {
  return camelRow(row, {
    type: row.channel_type,
    config: readChannelConfig(row.channel_config),
    mapping: readStored(MAPPING, row.qbo_mapping_config, 'channels.qbo_mapping_config'),
  });
}
