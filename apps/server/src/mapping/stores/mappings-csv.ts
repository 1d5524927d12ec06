import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { readCsv } from '../../platform/csv-table.ts';
import type { CsvError, CsvLine } from '../../platform/csv-table.ts';
import { listPlatformStoreRows } from './platform-stores.store.ts';
import type { PlatformStore } from './platform-stores.store.ts';
import { faultOf } from '../../http/field-errors.ts';
import type { Fault } from '../../http/field-errors.ts';

export const STORE_MAPPING_COLUMNS = [
  'store',
  'store_id',
  'platform',
  'platform_store',
  'platform_store_id',
  'effective_from',
] as const;

/** What stands for what now, and every store of ours that stands for nothing yet. */
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

export type StoreLine = {
  readonly line: number;
  readonly type: DeliveryPlatform;
  readonly storeId: string;
  readonly storeName: string;
  /** Null unlinks the store. */
  readonly platformStoreId: string | null;
  /** Null where the file names no day. */
  readonly from: string | null;
};

export type StoreFacts = {
  readonly stores: readonly { readonly id: string; readonly name: string }[];
  readonly platformStores: ReadonlyMap<DeliveryPlatform, readonly PlatformStore[]>;
};

export type ReadStoreLines = {
  /** Every line of the file, also those with faults. */
  readonly count: number;
  readonly lines: readonly StoreLine[];
  readonly errors: readonly CsvError[];
  readonly facts: StoreFacts;
};

/** What a file says about which stores; a store is named once for each platform. */
export async function readStoreLines(tx: Transaction, csv: string): Promise<ReadStoreLines> {
  const { lines, errors } = readCsv(csv, { required: ['platform'] });
  const platformStores = new Map<DeliveryPlatform, readonly PlatformStore[]>();
  for (const platform of DELIVERY_PLATFORMS) {
    platformStores.set(platform, await listPlatformStoreRows(tx, platform));
  }
  const stores = await tx.selectFrom('stores').select(['id', 'name']).orderBy('name').execute();
  const facts: StoreFacts = { stores, platformStores };
  const found = [...errors];
  const read: StoreLine[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const one = readLine(line, facts);
    if ('errors' in one) {
      found.push(...one.errors);
      continue;
    }
    const key = `${one.type} ${one.storeId}`;
    if (seen.has(key)) {
      found.push({ line: line.line, column: 'store', ...faultOf('named_twice') });
      continue;
    }
    seen.add(key);
    read.push(one);
  }
  return { count: lines.length, lines: read, errors: found, facts };
}

function readLine(
  line: CsvLine,
  facts: StoreFacts,
): StoreLine | { readonly errors: readonly CsvError[] } {
  const errors: CsvError[] = [];
  const refuse: Refuse = (column, fault) => {
    errors.push({ line: line.line, column, ...fault });
    return null;
  };
  const type = readPlatform(line.cell('platform') ?? '', refuse);
  const store = readStore(line, facts, refuse);
  const from = line.cell('effective_from') ?? '';
  if (from !== '' && !isDay(from)) {
    refuse('effective_from', faultOf('day_of_other_form', { day: from }));
  }
  const platformStoreId =
    type === null ? null : readPlatformStore(line, facts.platformStores.get(type) ?? [], refuse);
  return errors.length > 0 || type === null || store === null
    ? { errors }
    : {
        line: line.line,
        type,
        storeId: store.id,
        storeName: store.name,
        platformStoreId,
        from: from === '' ? null : from,
      };
}

function isDay(text: string): boolean {
  const read = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(read.getTime()) &&
    read.toISOString().startsWith(text)
  );
}

type Refuse = (column: string, fault: Fault) => null;

function readPlatform(cell: string, refuse: Refuse): DeliveryPlatform | null {
  const named = cell.toLowerCase().replaceAll(/[\s_-]/g, '');
  return (
    DELIVERY_PLATFORMS.find((platform) => platform === named) ??
    refuse('platform', faultOf('platform_of_other_name', { name: cell }))
  );
}

function readStore(line: CsvLine, { stores }: StoreFacts, refuse: Refuse) {
  const id = line.cell('store_id') ?? '';
  const name = line.cell('store') ?? '';
  const same = stores.filter((store) =>
    id === '' ? store.name.toLowerCase() === name.toLowerCase() : store.id === id,
  );
  const [store, second] = same;
  if (store !== undefined && second === undefined) {
    return store;
  }
  if (second !== undefined) {
    return refuse('store', faultOf('several_stores', { count: same.length, name }));
  }
  return id === ''
    ? refuse('store', name === '' ? faultOf('empty') : faultOf('no_store_with_name', { name }))
    : refuse('store_id', faultOf('no_store_with_id', { id }));
}

/** By its id, by the number its owner gave it, or by its name where no other has it. */
function readPlatformStore(
  line: CsvLine,
  known: readonly PlatformStore[],
  refuse: Refuse,
): string | null {
  const id = line.cell('platform_store_id') ?? '';
  const name = line.cell('platform_store') ?? '';
  if (id === '' && name === '') {
    return null;
  }
  const own = known.find(({ platformStoreId }) => platformStoreId === id);
  if (own !== undefined) {
    return own.platformStoreId;
  }
  const same = known.filter((store) =>
    id === '' ? store.name.toLowerCase() === name.toLowerCase() : store.externalRef === id,
  );
  const [store, second] = same;
  const column = id === '' ? 'platform_store' : 'platform_store_id';
  if (store === undefined) {
    return refuse(column, faultOf('no_platform_store', { name: id === '' ? name : id }));
  }
  return second === undefined
    ? store.platformStoreId
    : refuse(
        column,
        faultOf('several_platform_stores', { count: same.length, name: id === '' ? name : id }),
      );
}
