import { sql } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { ChannelType, Currency } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { listChannelsOfStores } from '../channels/channels.read-model.ts';
import type { Channel } from '../channels/channels.read-model.ts';
import { namesInPayouts } from './payout-stores.read-model.ts';
import type { StoredJson, StoredJsonOrNull } from '../../db/stored-json.ts';
import { readAddress, readContractRates, readTaxProfile } from './store-terms.read-model.ts';
import type { ContractRate, StoreAddress, TaxProfile } from './store-terms.read-model.ts';

export type Store = {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly number: string | null;
  readonly timeZone: string;
  readonly currency: Currency;
  /** `HH:MM`; sales before it belong to the previous business day. */
  readonly businessDayCutoff: string;
  readonly address: StoreAddress | null;
  readonly taxProfile: TaxProfile;
  readonly contractRates: readonly ContractRate[];
  readonly deactivatedOn: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type StoreWithChannels = Store & {
  readonly channels: readonly Channel[];
  /** The latest payout day across its channels. */
  readonly lastPayoutOn: string | null;
};

export type StoreFilter = {
  /** Part of the name, the number or the city. */
  readonly text?: string | undefined;
  readonly platform?: ChannelType | undefined;
  readonly state?: 'active' | 'inactive' | undefined;
  /** The day on which stores count as active or deactivated. */
  readonly today: string;
};

type StoreKey = PageKey<Store>;
const NAME: StoreKey = { column: 'stores.name', type: 'text', of: ({ name }) => name };
const ID: StoreKey = { column: 'stores.id', type: 'uuid', of: ({ id }) => id };
const ORDERS = {
  name: [NAME, ID],
  '-name': [
    { ...NAME, descending: true },
    { ...ID, descending: true },
  ],
} as const satisfies Readonly<Record<string, readonly StoreKey[]>>;

export type StoreSort = keyof typeof ORDERS;

/** In the tenant's scope: one page of the stores that match the filter. */
export async function pageStores(
  tx: Transaction,
  { filter, sort }: { readonly filter: StoreFilter; readonly sort: StoreSort },
  request: PageRequest,
): Promise<Page<StoreWithChannels>> {
  const order = { name: sort, keys: ORDERS[sort] };
  const page = await pageOf(filtered(tx, filter), request, { order, toRow: fromRow });
  return { ...page, items: await complete(tx, page.items) };
}

function filtered(tx: Transaction, { text, platform, state, today }: StoreFilter) {
  let query = tx.selectFrom('stores').selectAll();
  if (text !== undefined) {
    const like = contains(text);
    query = query.where((where) =>
      where.or([
        where('stores.name', 'ilike', like),
        where('stores.number', 'ilike', like),
        where(sql<string>`stores.address ->> 'city'`, 'ilike', like),
      ]),
    );
  }
  if (platform !== undefined) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('channels')
          .select('channels.id')
          .whereRef('channels.tenant_id', '=', 'stores.tenant_id')
          .whereRef('channels.store_id', '=', 'stores.id')
          .where('channels.channel_type', '=', platform),
      ),
    );
  }
  if (state !== undefined) {
    const isActive = sql<boolean>`(deactivated_on is null or deactivated_on > ${today}::date)`;
    query = query.where(state === 'active' ? isActive : sql<boolean>`not ${isActive}`);
  }
  return query;
}

export async function findStoreRow(tx: Transaction, id: string): Promise<StoreWithChannels | null> {
  const row = await tx.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : ((await complete(tx, [fromRow(row)]))[0] ?? null);
}

/** Locks the row, so that a change starts from the values read here. */
export async function lockStore(tx: Transaction, id: string): Promise<Store | null> {
  const row = await tx
    .selectFrom('stores')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function insertStoreRow(tx: Transaction, store: Store): Promise<void> {
  await tx
    .insertInto('stores')
    .values({
      tenant_id: store.tenantId,
      id: store.id,
      created_at: store.createdAt,
      ...columnsOf(store),
    })
    .execute();
}

export async function replaceStore(tx: Transaction, store: Store): Promise<void> {
  await tx
    .updateTable('stores')
    .set(columnsOf(store))
    .where('tenant_id', '=', store.tenantId)
    .where('id', '=', store.id)
    .execute();
}

export async function deleteStoreRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('stores').where('id', '=', id).execute();
}

async function complete(tx: Transaction, stores: readonly Store[]): Promise<StoreWithChannels[]> {
  const ids = stores.map(({ id }) => id);
  const channels = await listChannelsOfStores(tx, ids);
  const days = await lastPayoutDays(tx, ids);
  return stores.map((store) => ({
    ...store,
    channels: channels.filter(({ storeId }) => storeId === store.id),
    lastPayoutOn: days.get(store.id) ?? null,
  }));
}

async function lastPayoutDays(
  tx: Transaction,
  storeIds: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ store_id: string; payout_on: string | null }>`
    select channels.store_id, max(latest.payout_on) as payout_on
    from channels
    cross join lateral (
      select max(payouts.payout_on) as payout_on from payouts
      where payouts.tenant_id = channels.tenant_id and payouts.platform = channels.channel_type
        and payouts.platform_store_id = any(${namesInPayouts('channels')})
    ) latest
    where channels.store_id = any(${storeIds}::uuid[])
    group by channels.store_id`.execute(tx);
  return new Map(rows.map((row) => [row.store_id, row.payout_on]));
}

function columnsOf(store: Store) {
  return {
    name: store.name,
    number: store.number,
    time_zone: store.timeZone,
    currency: store.currency,
    business_day_cutoff: store.businessDayCutoff,
    address: store.address === null ? null : JSON.stringify(store.address),
    tax_profile: JSON.stringify(store.taxProfile),
    contract_rates: JSON.stringify(store.contractRates),
    deactivated_on: store.deactivatedOn,
    updated_at: store.updatedAt,
  };
}

type StoreRow = {
  id: string;
  tenant_id: string;
  name: string;
  number: string | null;
  time_zone: string;
  currency: Currency;
  business_day_cutoff: string;
  address: StoredJsonOrNull;
  tax_profile: StoredJson;
  contract_rates: StoredJson;
  deactivated_on: string | null;
  created_at: Date;
  updated_at: Date;
};

function fromRow(row: StoreRow): Store {
  return {
    ...camelRow(row),
    address: readAddress(row.address),
    taxProfile: readTaxProfile(row.tax_profile),
    contractRates: readContractRates(row.contract_rates),
  };
}
