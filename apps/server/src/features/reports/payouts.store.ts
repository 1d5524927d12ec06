import { sql } from 'kysely';
import type { StorePayout } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import type { ChannelType, Currency, PayoutStatus } from '../../db/tables.ts';
import { entryFactsOf, payoutProgress } from '../books/payout-status.read-model.ts';
import type { EntryFact, PayoutProgress } from '../books/payout-status.read-model.ts';
import { CHANNEL_OF_PAYOUT } from '../store-mapping/payout-stores.read-model.ts';
import { readPayout } from './payout-json.ts';
import type { StoredJson } from '../../db/stored-json.ts';

export type PayoutRow = {
  readonly id: string;
  readonly importId: string;
  readonly platform: ChannelType;
  readonly payoutRef: string;
  readonly payoutOn: string;
  readonly periodStartOn: string;
  readonly periodEndOn: string;
  readonly platformStoreId: string;
  readonly platformStoreName: string;
  /** The store and channel that the platform store is, if any are. */
  readonly storeId: string | null;
  readonly channelId: string | null;
  readonly channel: string;
  readonly currency: Currency;
  readonly grossSalesCents: number;
  readonly netCents: number;
  readonly identitiesHold: boolean;
  readonly progress: PayoutProgress;
};

/** The stored files that these payouts were read from. */
export async function filesOfPayouts(
  tx: Transaction,
  payoutIds: readonly string[],
): Promise<string[]> {
  if (payoutIds.length === 0) {
    return [];
  }
  const rows = await tx
    .selectFrom('payout_files')
    .select('sha256')
    .distinct()
    .where('payout_id', 'in', payoutIds)
    .orderBy('sha256')
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

export type PayoutFilter = {
  readonly storeId?: string | undefined;
  readonly platform?: ChannelType | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly importId?: string | undefined;
  /** Read from any of these stored files. */
  readonly fileHashes?: readonly string[] | undefined;
  /** Payout date, store name, platform, channel and id of the last payout seen. */
  readonly after: readonly string[] | null;
  readonly count: number;
};

export async function listPayoutRows(tx: Transaction, filter: PayoutFilter): Promise<PayoutRow[]> {
  let query = payoutsQuery(tx)
    .orderBy('payouts.payout_on', 'desc')
    .orderBy('payouts.platform_store_name')
    .orderBy('payouts.platform')
    .orderBy('payouts.channel')
    .orderBy('payouts.id')
    .limit(filter.count);
  if (filter.storeId !== undefined) {
    query = query.where('channels.store_id', '=', filter.storeId);
  }
  if (filter.platform !== undefined) {
    query = query.where('payouts.platform', '=', filter.platform);
  }
  if (filter.from !== undefined) {
    query = query.where('payouts.payout_on', '>=', filter.from);
  }
  if (filter.to !== undefined) {
    query = query.where('payouts.payout_on', '<=', filter.to);
  }
  if (filter.importId !== undefined) {
    const { importId } = filter;
    query = query.where('payouts.id', 'in', (inner) =>
      inner
        .selectFrom('payout_files')
        .innerJoin('sync_run_files', (join) =>
          join
            .onRef('sync_run_files.tenant_id', '=', 'payout_files.tenant_id')
            .onRef('sync_run_files.sha256', '=', 'payout_files.sha256'),
        )
        .select('payout_files.payout_id')
        .where('sync_run_files.run_id', '=', importId),
    );
  }
  if (filter.fileHashes !== undefined) {
    const { fileHashes } = filter;
    query = query.where('payouts.id', 'in', (inner) =>
      inner
        .selectFrom('payout_files')
        .select('payout_files.payout_id')
        .where(sql<boolean>`payout_files.sha256 = any(${fileHashes})`),
    );
  }
  if (filter.after !== null) {
    const [paidOn, storeName, platform, channel, id] = filter.after;
    query = query.where(
      sql<boolean>`payouts.payout_on <= ${paidOn}::date and (payouts.payout_on < ${paidOn}::date or
        (payouts.platform_store_name, payouts.platform, payouts.channel, payouts.id)
        > (${storeName}, ${platform}, ${channel}, ${id}::uuid))`,
    );
  }
  return (await query.execute()).map(fromRow);
}

export type PayoutWithReading = PayoutRow & { readonly payout: StorePayout };

export async function findPayout(tx: Transaction, id: string): Promise<PayoutWithReading | null> {
  const row = await payoutsQuery(tx)
    .select('payouts.reading')
    .where('payouts.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : withReading(row);
}

export async function findPayoutsOfImport(
  tx: Transaction,
  importId: string,
): Promise<PayoutWithReading[]> {
  const rows = await payoutsQuery(tx)
    .select('payouts.reading')
    .where('payouts.id', 'in', (inner) =>
      inner
        .selectFrom('payout_files')
        .innerJoin('sync_run_files', (join) =>
          join
            .onRef('sync_run_files.tenant_id', '=', 'payout_files.tenant_id')
            .onRef('sync_run_files.sha256', '=', 'payout_files.sha256'),
        )
        .select('payout_files.payout_id')
        .where('sync_run_files.run_id', '=', importId),
    )
    .orderBy('payouts.payout_on')
    .orderBy('payouts.id')
    .execute();
  return rows.map(withReading);
}

export function payoutsQuery(tx: Transaction) {
  return tx
    .selectFrom('payouts')
    .leftJoinLateral(CHANNEL_OF_PAYOUT.as('channels'), (join) => join.onTrue())
    .select([
      'payouts.id',
      'payouts.import_id',
      'payouts.platform',
      'payouts.payout_ref',
      'payouts.payout_on',
      'payouts.period_start_on',
      'payouts.period_end_on',
      'payouts.platform_store_id',
      'payouts.platform_store_name',
      'payouts.channel',
      'payouts.currency',
      'payouts.gross_sales_cents',
      'payouts.net_cents',
      'payouts.identities_hold',
      'payouts.status as read_status',
      entryFactsOf(sql.ref('payouts.tenant_id'), sql.ref('payouts.id')).as('entry_facts'),
      'channels.id as channel_id',
      'channels.store_id',
    ]);
}

type Row = {
  id: string;
  import_id: string;
  platform: ChannelType;
  payout_ref: string;
  payout_on: string;
  period_start_on: string;
  period_end_on: string;
  platform_store_id: string;
  platform_store_name: string;
  channel: string;
  currency: Currency;
  gross_sales_cents: number;
  net_cents: number;
  identities_hold: boolean;
  read_status: PayoutStatus;
  entry_facts: EntryFact[];
  channel_id: string | null;
  store_id: string | null;
};

export function withReading(row: Row & { reading: StoredJson }): PayoutWithReading {
  return {
    ...fromRow(row),
    payout: readPayout(row.reading),
  };
}

function fromRow(row: Row): PayoutRow {
  return {
    id: row.id,
    importId: row.import_id,
    platform: row.platform,
    payoutRef: row.payout_ref,
    payoutOn: row.payout_on,
    periodStartOn: row.period_start_on,
    periodEndOn: row.period_end_on,
    platformStoreId: row.platform_store_id,
    platformStoreName: row.platform_store_name,
    storeId: row.store_id,
    channelId: row.channel_id,
    channel: row.channel,
    currency: row.currency,
    grossSalesCents: row.gross_sales_cents,
    netCents: row.net_cents,
    identitiesHold: row.identities_hold,
    progress: payoutProgress(row.entry_facts, row.read_status),
  };
}
