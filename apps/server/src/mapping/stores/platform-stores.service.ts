import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { Country, Currency, DeliveryPlatform } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { confirmPending, refuseMapped } from './confirm-mapping.ts';
import type { Caller } from '../shared/caller.ts';
import { recordChange } from '../shared/record-change.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { viewMappings } from './mapping-views.ts';
import {
  listPlatformStoreRows,
  lockPlatformStore,
  payoutsSeen,
  replacePlatformStore,
} from './platform-stores.store.ts';
import type { PayoutsSeen, PlatformStore } from './platform-stores.store.ts';
import { requestRefresh } from './refresh-stores.ts';
import type { MappingDecision } from './store-mappings.service.ts';
import { findStoreInForce, lockMappingOf, openPending } from './store-mappings.store.ts';
import { findRefresh, isConnected } from './store-refreshes.store.ts';
import type { StoreRefresh } from './store-refreshes.store.ts';
import { conflictsOf } from './suggest-mappings.ts';
import type { Conflict } from './suggest-mappings.ts';

export type PlatformStoreView = PlatformStore & {
  /** The store it is matched with, here or in another client of the firm. */
  readonly conflict: Conflict | null;
  readonly payouts: PayoutsSeen;
};

export type PlatformStoresService = {
  readonly list: (
    scope: TenantScope,
    provider: DeliveryPlatform,
  ) => Promise<{ readonly items: PlatformStoreView[]; readonly refresh: StoreRefresh | null }>;
  readonly refresh: (scope: TenantScope, provider: DeliveryPlatform) => Promise<StoreRefresh>;
  readonly createStore: (
    caller: Caller,
    id: string,
    name: string | undefined,
  ) => Promise<MappingDecision>;
  readonly ignore: (
    caller: Caller,
    id: string,
    reason: string | null,
  ) => Promise<PlatformStoreView>;
};

export function createPlatformStoresService(deps: MappingDeps): PlatformStoresService {
  const { database } = deps;
  return {
    list: (scope, provider) =>
      database.inTenant(scope, async (tx) => ({
        items: await view(tx, provider, await listPlatformStoreRows(tx, provider)),
        refresh: await findRefresh(tx, provider),
      })),
    refresh: (scope, provider) =>
      database.inTenant(scope, async (tx) => {
        if (!(await isConnected(tx, provider))) {
          throw new AppError('platform_not_connected');
        }
        return requestRefresh(deps, tx, { tenantId: scope.tenantId, provider });
      }),
    createStore: (caller, id, name) =>
      database
        .inTenant(caller.scope, (tx) => createStore(deps, tx, caller, { id, name }))
        .catch(refuseTakenName),
    ignore: (caller, id, reason) =>
      database.inTenant(caller.scope, (tx) => ignore(deps, tx, caller, { id, reason })),
  };
}

async function view(
  tx: Transaction,
  provider: DeliveryPlatform,
  stores: readonly PlatformStore[],
): Promise<PlatformStoreView[]> {
  const conflicts = await conflictsOf(tx, provider, stores);
  const payouts = await payoutsSeen(tx, provider);
  return stores.map((store) => ({
    ...store,
    conflict: conflicts.get(store.platformStoreId) ?? null,
    payouts: payouts.get(store.platformStoreId) ?? { count: 0, lastOn: null },
  }));
}

async function known(tx: Transaction, id: string): Promise<PlatformStore> {
  const store = await lockPlatformStore(tx, id);
  if (store === null) {
    throw new AppError('discovered_store_not_found');
  }
  return store;
}

async function createStore(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  { id, name }: { readonly id: string; readonly name: string | undefined },
): Promise<MappingDecision> {
  const theirs = await known(tx, id);
  const { provider: type, platformStoreId } = theirs;
  await refuseMapped(tx, { type, platformStoreId, storeId: null });
  const store = await deps.stores.createIn(tx, { ...caller, store: fieldsOf(theirs, name) });
  await openPending(tx, { tenantId: caller.scope.tenantId, at: deps.clock.now() });
  const pending = await lockMappingOf(tx, { storeId: store.id, type }, 'pending');
  if (pending === null) {
    throw new Error(`The new store ${store.id} waits for no platform store.`);
  }
  const confirmation = { type, pendingId: pending.id, platformStoreId };
  const { mapping, channelId } = await confirmPending(deps, tx, caller, confirmation);
  const [shown] = await viewMappings(tx, type, { mappings: [mapping], suggestions: null });
  if (shown === undefined) {
    throw new Error(`The mapping ${mapping.id} is gone within its own transaction.`);
  }
  return { mapping: shown, channelId };
}

/** What the platform does not provide is taken from the client's other stores. */
function fieldsOf(theirs: PlatformStore, name: string | undefined) {
  const { address, currency, timeZone, externalRef } = theirs;
  return {
    name: name ?? theirs.name,
    number: externalRef ?? undefined,
    timeZone: timeZone ?? undefined,
    currency: isCurrency(currency) ? currency : undefined,
    address: toStoreAddress(address),
  };
}

function toStoreAddress(address: PlatformStore['address']) {
  if (address === null) {
    return undefined;
  }
  const { line1, city, region, postal_code, country } = address;
  return line1 !== null &&
    city !== null &&
    region !== null &&
    postal_code !== null &&
    isCountry(country)
    ? { line1, line2: null, city, region, postal_code, country }
    : undefined;
}

function isCurrency(currency: string | null): currency is Currency {
  return currency === 'USD' || currency === 'CAD';
}

function isCountry(country: string | null): country is Country {
  return country === 'US' || country === 'CA';
}

async function ignore(
  { clock, live }: MappingDeps,
  tx: Transaction,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string | null },
): Promise<PlatformStoreView> {
  const before = await known(tx, id);
  const { provider, platformStoreId } = before;
  if (reason !== null && (await findStoreInForce(tx, provider, platformStoreId)) !== null) {
    throw new AppError('platform_store_mapped');
  }
  const at = clock.now();
  const after = { ...before, ignoredAt: reason === null ? null : at, ignoredReason: reason };
  await replacePlatformStore(tx, after);
  const [shown] = await view(tx, provider, [after]);
  await recordChange(tx, live, caller, {
    what: reason === null ? 'restored' : 'ignored',
    shown: { topic: 'store_mapping', id },
    target: { type: 'platform_store', id },
    before,
    after,
    details: { provider, platform_store_id: platformStoreId },
    at,
  });
  return shown ?? { ...after, conflict: null, payouts: { count: 0, lastOn: null } };
}

function refuseTakenName(cause: unknown): never {
  throw brokenUniqueIndex(cause) === 'stores_name_idx'
    ? new AppError('store_name_taken', { cause })
    : cause;
}
