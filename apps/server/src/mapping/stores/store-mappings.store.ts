import { sql } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { DeliveryPlatform, StoreMappingState } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { newestFirst } from '../shared/history.ts';

export type StoreMapping = {
  readonly tenantId: string;
  readonly id: string;
  readonly type: DeliveryPlatform;
  readonly storeId: string;
  readonly platformStoreId: string | null;
  readonly state: StoreMappingState;
  /** The first payout date it applies to; null if there is no start. */
  readonly from: string | null;
  /** The payout date from which it no longer applies. */
  readonly to: string | null;
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly createdAt: Date;
};

type Row = {
  tenant_id: string;
  id: string;
  channel_type: DeliveryPlatform;
  store_id: string;
  platform_store_id: string | null;
  state: StoreMappingState;
  effective_from: string | null;
  effective_to: string | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
};

function fromRow(row: Row): StoreMapping {
  return camelRow(row, { type: row.channel_type, from: row.effective_from, to: row.effective_to });
}

export async function insertMapping(tx: Transaction, mapping: StoreMapping): Promise<void> {
  await tx
    .insertInto('store_mappings')
    .values({
      tenant_id: mapping.tenantId,
      id: mapping.id,
      channel_type: mapping.type,
      store_id: mapping.storeId,
      created_at: mapping.createdAt,
      ...columnsOf(mapping),
    })
    .execute();
}

export async function replaceMapping(tx: Transaction, mapping: StoreMapping): Promise<void> {
  await tx
    .updateTable('store_mappings')
    .set(columnsOf(mapping))
    .where('id', '=', mapping.id)
    .execute();
}

export async function deleteMapping(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('store_mappings').where('id', '=', id).execute();
}

function columnsOf(mapping: StoreMapping) {
  return {
    platform_store_id: mapping.platformStoreId,
    state: mapping.state,
    effective_from: mapping.from,
    effective_to: mapping.to,
    reason: mapping.reason,
    decided_by: mapping.decidedBy,
    decided_at: mapping.decidedAt,
  };
}

/** Locked, so that it is decided once. */
export async function lockMapping(tx: Transaction, id: string): Promise<StoreMapping | null> {
  const row = await tx
    .selectFrom('store_mappings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Locks all pending mappings of a platform in a fixed order; rows read afterwards are still pending. */
export async function lockEveryPending(tx: Transaction, type: DeliveryPlatform): Promise<void> {
  await tx
    .selectFrom('store_mappings')
    .select('id')
    .where('channel_type', '=', type)
    .where('state', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type OfStore = { readonly storeId: string; readonly type: DeliveryPlatform };

/** Locks a store's mapping in that state, of which there is at most one. */
export async function lockMappingOf(
  tx: Transaction,
  { storeId, type }: OfStore,
  state: 'pending' | 'confirmed',
): Promise<StoreMapping | null> {
  const row = await tx
    .selectFrom('store_mappings')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('channel_type', '=', type)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function findMappingRows(
  tx: Transaction,
  ids: readonly string[],
): Promise<StoreMapping[]> {
  const rows =
    ids.length === 0
      ? []
      : await tx.selectFrom('store_mappings').selectAll().where('id', 'in', ids).execute();
  return rows.map(fromRow);
}

export type MappingFilter = {
  readonly type: DeliveryPlatform;
  readonly state: StoreMappingState | undefined;
  readonly storeId: string | undefined;
};

const NEWEST_FIRST = newestFirst<StoreMapping>(
  { at: 'store_mappings.created_at', id: 'store_mappings.id' },
  ({ createdAt }) => createdAt,
);

export function pageMappings(
  tx: Transaction,
  { type, state, storeId }: MappingFilter,
  request: PageRequest,
): Promise<Page<StoreMapping>> {
  let query = tx.selectFrom('store_mappings').selectAll().where('channel_type', '=', type);
  if (state !== undefined) {
    query = query.where('state', '=', state);
  }
  if (storeId !== undefined) {
    query = query.where('store_id', '=', storeId);
  }
  return pageOf(query, request, { order: NEWEST_FIRST, toRow: fromRow });
}

export async function listPending(
  tx: Transaction,
  type: DeliveryPlatform,
): Promise<StoreMapping[]> {
  const rows = await tx
    .selectFrom('store_mappings')
    .selectAll()
    .where('channel_type', '=', type)
    .where('state', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(fromRow);
}

export type MappingCounts = {
  readonly pending: number;
  readonly confirmed: number;
  readonly ignored: number;
};

export async function countMappings(
  tx: Transaction,
  type: DeliveryPlatform,
): Promise<MappingCounts> {
  const rows = await tx
    .selectFrom('store_mappings')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('channel_type', '=', type)
    .groupBy('state')
    .execute();
  const of = (state: StoreMappingState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { pending: of('pending'), confirmed: of('confirmed'), ignored: of('ignored') };
}

/** The store that a platform store is currently matched with. */
export async function findStoreInForce(
  tx: Transaction,
  type: DeliveryPlatform,
  platformStoreId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('store_mappings')
    .select('store_id')
    .where('channel_type', '=', type)
    .where('platform_store_id', '=', platformStoreId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return row?.store_id ?? null;
}

/**
 * Creates a pending mapping for every open store without one, on each platform that has listed stores. A store ignored
 * for a platform stays ignored.
 */
export async function openPending(
  tx: Transaction,
  { tenantId, at }: { readonly tenantId: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into store_mappings (tenant_id, id, channel_type, store_id, state, created_at)
    select s.tenant_id, gen_random_uuid(), known.provider, s.id, 'pending', ${at}
    from stores s
    cross join (select distinct provider from platform_stores) known
    where s.tenant_id = ${tenantId}::uuid and (s.deactivated_on is null or s.deactivated_on > ${day(at)}::date)
      and not exists (
        select from store_mappings m
        where m.store_id = s.id and m.channel_type = known.provider and m.state <> 'ended')
    on conflict do nothing`.execute(tx);
}

/** A store that is mapped after all is on the platform. */
export async function endIgnored(tx: Transaction, { storeId, type }: OfStore): Promise<void> {
  await tx
    .updateTable('store_mappings')
    .set({ state: 'ended' })
    .where('store_id', '=', storeId)
    .where('channel_type', '=', type)
    .where('state', '=', 'ignored')
    .execute();
}

export function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}
