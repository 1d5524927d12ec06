import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { faultOf } from '../../http/field-errors.ts';
import type { CsvLine } from '../../platform/csv-table.ts';
import {
  onlyOne,
  readFirstDay,
  readMappingFile,
  readPlatform,
  readStore,
} from '../shared/mapping-file.ts';
import type { MappingFile, Refuse } from '../shared/mapping-file.ts';
import { storeNames } from '../shared/names.ts';
import { listPlatformStoreRows } from './platform-stores.store.ts';
import type { PlatformStore } from './platform-stores.store.ts';

export const STORE_MAPPING_COLUMNS = [
  'store',
  'store_id',
  'platform',
  'platform_store',
  'platform_store_id',
  'effective_from',
] as const;

/** The current matches, and all of our unmatched stores. */
export async function mappingRows(tx: Transaction): Promise<string[][]> {
  const { rows } = await sql<{
    store: string;
    store_id: string;
    platform: DeliveryPlatform;
    platform_store: string | null;
    platform_store_id: string | null;
    effective_from: string | null;
  }>`
    select s.name as store, s.id as store_id, m.channel_type as platform, p.name as platform_store,
      m.platform_store_id, m.effective_from
    from store_mappings m
    join stores s on s.tenant_id = m.tenant_id and s.id = m.store_id
    left join platform_stores p
      on p.tenant_id = m.tenant_id and p.provider = m.channel_type and p.platform_store_id = m.platform_store_id
    where m.state in ('confirmed', 'pending')
    order by m.channel_type, s.name, s.id`.execute(tx);
  return rows.map((row) => [
    row.store,
    row.store_id,
    row.platform,
    row.platform_store ?? '',
    row.platform_store_id ?? '',
    row.effective_from ?? '',
  ]);
}

type StoreWish = {
  readonly type: DeliveryPlatform;
  readonly storeId: string;
  /** Null unlinks the store. */
  readonly platformStoreId: string | null;
  /** Null if the file has no date. */
  readonly from: string | null;
};

export type StoreLine = StoreWish & { readonly line: number };

type KnownStore = Pick<PlatformStore, 'platformStoreId' | 'name' | 'externalRef'>;

export type StoreFacts = {
  /** By id. */
  readonly stores: ReadonlyMap<string, string>;
  readonly platformStores: ReadonlyMap<DeliveryPlatform, readonly KnownStore[]>;
};

export async function readStoreFacts(tx: Transaction): Promise<StoreFacts> {
  const platformStores = new Map<DeliveryPlatform, readonly KnownStore[]>();
  for (const platform of DELIVERY_PLATFORMS) {
    platformStores.set(platform, await listPlatformStoreRows(tx, platform));
  }
  return { stores: await storeNames(tx), platformStores };
}

/** The store matches in a file; a store may occur once per platform. */
export function readStoreLines(csv: string, facts: StoreFacts): MappingFile<StoreWish> {
  return readMappingFile(csv, {
    required: ['platform'],
    readLine: (line, refuse) => readLine(line, facts, refuse),
    keyOf: ({ type, storeId }) => `${type} ${storeId}`,
    keyColumn: 'store',
  });
}

function readLine(line: CsvLine, facts: StoreFacts, refuse: Refuse): StoreWish | null {
  const type = readPlatform(line, { optional: false }, refuse);
  const storeId = readStore(line, { stores: facts.stores, optional: false }, refuse);
  const from = readFirstDay(line, refuse);
  const platformStoreId =
    type === null ? null : readPlatformStore(line, facts.platformStores.get(type) ?? [], refuse);
  return type === null || storeId === null ? null : { type, storeId, platformStoreId, from };
}

/** By its ID, by the merchant's number, or by its name if that is unique. */
function readPlatformStore(
  line: CsvLine,
  known: readonly KnownStore[],
  refuse: Refuse,
): string | null {
  const id = line.cell('platform_store_id') ?? '';
  const name = line.cell('platform_store') ?? '';
  if (id === '' && name === '') {
    return null;
  }
  const own = known.find(({ platformStoreId }) => platformStoreId === id);
  const same = known.filter((store) =>
    id === '' ? store.name.toLowerCase() === name.toLowerCase() : store.externalRef === id,
  );
  const wanted =
    id === '' ? { column: 'platform_store', name } : { column: 'platform_store_id', name: id };
  const store =
    own ??
    onlyOne(same, {
      none: () => refuse(wanted.column, faultOf('no_platform_store', { name: wanted.name })),
      several: (count) =>
        refuse(wanted.column, faultOf('several_platform_stores', { count, name: wanted.name })),
    });
  return store?.platformStoreId ?? null;
}
