import { randomUUID } from 'node:crypto';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import type { Currency } from '../../db/tables.ts';
import { readCursor, toPage } from '../../http/cursor.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { knownTimeZone } from '../../http/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  deleteStoreRow,
  findStoreRow,
  insertStoreRow,
  listStoreRows,
  updateStoreRow,
} from './stores.store.ts';
import type { StoreChange, StoreWithChannels } from './stores.store.ts';

type NewStore = {
  readonly name: string;
  readonly timeZone: string;
  readonly currency: Currency;
};

export type StoresService = {
  readonly list: (
    scope: TenantScope,
    page: { limit: number; cursor: string | undefined },
  ) => Promise<Page<StoreWithChannels>>;
  readonly find: (scope: TenantScope, id: string) => Promise<StoreWithChannels>;
  readonly create: (scope: TenantScope, store: NewStore) => Promise<StoreWithChannels>;
  readonly update: (
    scope: TenantScope,
    id: string,
    change: StoreChange,
  ) => Promise<StoreWithChannels>;
  readonly remove: (scope: TenantScope, id: string) => Promise<void>;
};

export function createStoresService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): StoresService {
  const find = (scope: TenantScope, id: string): Promise<StoreWithChannels> =>
    database.inTenant(scope, (tx) => findStoreRow(tx, id)).then(known);
  return {
    list: async (scope, { limit, cursor }) => {
      const after = readCursor(cursor, 2);
      const stores = await database.inTenant(scope, (tx) =>
        listStoreRows(tx, { after, count: limit + 1 }),
      );
      return toPage(stores, limit, ({ name, id }) => [name, id]);
    },
    find,
    create: async (scope, { name, timeZone, currency }) => {
      const now = clock.now();
      const store = {
        id: randomUUID(),
        tenantId: scope.tenantId,
        name: name.trim(),
        timeZone: knownTimeZone(timeZone, '/time_zone'),
        currency,
        createdAt: now,
        updatedAt: now,
      };
      await database.inTenant(scope, (tx) => insertStoreRow(tx, store)).catch(refuseTakenName);
      return { ...store, channels: [] };
    },
    update: async (scope, id, { name, timeZone, currency }) => {
      const change = {
        name: name?.trim(),
        timeZone: timeZone === undefined ? undefined : knownTimeZone(timeZone, '/time_zone'),
        currency,
        at: clock.now(),
      };
      const found = await database
        .inTenant(scope, (tx) => updateStoreRow(tx, id, change))
        .catch(refuseTakenName);
      if (!found) {
        throw new AppError('store_not_found');
      }
      return find(scope, id);
    },
    remove: async (scope, id) => {
      if (!(await database.inTenant(scope, (tx) => deleteStoreRow(tx, id)))) {
        throw new AppError('store_not_found');
      }
    },
  };
}

function known(store: StoreWithChannels | null): StoreWithChannels {
  if (store === null) {
    throw new AppError('store_not_found');
  }
  return store;
}

function refuseTakenName(cause: unknown): never {
  throw brokenUniqueIndex(cause) === 'stores_name_idx'
    ? new AppError('store_name_taken', { cause })
    : cause;
}
