import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { mergeReportedStores } from './merge-reported-stores.ts';
import { PLATFORMS } from '../../connectors/providers.ts';
import type { ListedStore } from '../../connectors/store-listing.port.ts';
import { requestIntegration } from './integrate-store.ts';
import {
  NO_INTEGRATION,
  insertPlatformStores,
  listPlatformStoreRows,
  replacePlatformStore,
  storesInForce,
} from './platform-stores.store.ts';
import type { PlatformStore, StoreInForce } from './platform-stores.store.ts';
import { openPending } from './store-mappings.store.ts';

type Deps = Pick<MappingDeps, 'clock' | 'live' | 'notifier' | 'queue'>;

export type SavedListing = {
  readonly tenantId: string;
  readonly provider: DeliveryPlatform;
  readonly connectionId: string;
  readonly stores: readonly ListedStore[];
};

/**
 * Saves a platform's store list, and detects stores that are new, renamed or no longer listed. Notifies people of new
 * ones, which wait for a person, and of changes to mapped ones.
 */
export async function saveListing(
  deps: Deps,
  tx: Transaction,
  { tenantId, provider, connectionId, stores }: SavedListing,
): Promise<void> {
  const at = deps.clock.now();
  const before = await listPlatformStoreRows(tx, provider);
  const known = new Map(before.map((store) => [store.platformStoreId, store]));
  const after = stores.map((listed) =>
    merge(known.get(listed.platformStoreId) ?? newStore({ tenantId, provider, at }), {
      listed,
      connectionId,
      at,
    }),
  );
  for (const store of after) {
    await (known.has(store.platformStoreId)
      ? replacePlatformStore(tx, store)
      : insertPlatformStores(tx, [store]));
  }
  await mergeReportedStores(tx, { before, listed: after });
  const listed = new Set(after.map(({ platformStoreId }) => platformStoreId));
  // A store known only from reports was never listed and cannot be lost.
  const lost = before.filter(
    ({ platformStoreId, connectionId: from, status }) =>
      from !== null && status !== 'lost' && !listed.has(platformStoreId),
  );
  for (const store of lost) {
    await replacePlatformStore(tx, { ...store, status: 'lost' });
  }
  await openPending(tx, { tenantId, at });
  const mapped = await storesInForce(tx, provider);
  await notifyNew(deps, tx, {
    tenantId,
    provider,
    count: after.filter(
      ({ platformStoreId }) => !known.has(platformStoreId) && !mapped.has(platformStoreId),
    ).length,
  });
  for (const store of after) {
    await notifyRenamed(deps, tx, { store, before: known.get(store.platformStoreId), mapped });
  }
  for (const store of lost) {
    await notifyLost(deps, tx, { store, mapped });
  }
  for (const store of after) {
    await switchAgain(deps, tx, { store, mapped });
  }
  await deps.live.changed(tx, { tenantId, topic: 'store_mapping', id: connectionId });
}

/** A switch that Uber Eats refused, or that was never requested, is requested again: its access may have changed. */
async function switchAgain(
  deps: Deps,
  tx: Transaction,
  { store, mapped }: RenamedStore,
): Promise<void> {
  const { tenantId, platformStoreId, provider, integration } = store;
  const wanted = mapped.has(platformStoreId) ? 'on' : 'off';
  const state = integration.state ?? 'off';
  if (provider === 'ubereats' && state !== wanted) {
    await requestIntegration(deps, tx, { tenantId, platformStoreId });
  }
}

function newStore({
  tenantId,
  provider,
  at,
}: Pick<SavedListing, 'tenantId' | 'provider'> & { readonly at: Date }): PlatformStore {
  return {
    tenantId,
    id: randomUUID(),
    provider,
    connectionId: null,
    platformStoreId: '',
    name: '',
    previousName: null,
    externalRef: null,
    address: null,
    timeZone: null,
    currency: null,
    status: 'active',
    integration: NO_INTEGRATION,
    ignoredAt: null,
    ignoredReason: null,
    firstSeenAt: at,
    lastSeenAt: at,
  };
}

function merge(
  before: PlatformStore,
  seen: { readonly listed: ListedStore; readonly connectionId: string; readonly at: Date },
): PlatformStore {
  const { listed, connectionId, at } = seen;
  const isRenamed = before.name !== '' && before.name !== listed.name;
  return {
    ...before,
    connectionId,
    platformStoreId: listed.platformStoreId,
    name: listed.name,
    previousName: isRenamed ? before.name : before.previousName,
    externalRef: listed.externalRef,
    address: listed.address,
    timeZone: listed.timeZone,
    // A report may have provided what the list omits.
    currency: listed.currency ?? before.currency,
    status: listed.isActive ? 'active' : 'inactive',
    lastSeenAt: at,
  };
}

async function notifyNew(
  { notifier }: Deps,
  tx: Transaction,
  { tenantId, provider, count }: { tenantId: string; provider: DeliveryPlatform; count: number },
): Promise<void> {
  if (count === 0) {
    return;
  }
  const name = PLATFORMS[provider].name;
  await notifier.notify(tx, {
    tenantId,
    event: 'mapping_needed',
    // Pending work, not a problem: a warning would stay on the page of somebody who has just connected.
    type: 'info',
    title: `${count} new ${count === 1 ? 'store' : 'stores'} on ${name}`,
    message: `Match ${count === 1 ? 'it' : 'each'} to one of your locations. Payouts post once matched.`,
    wording: { code: 'new_stores', values: { name, count } },
    action: { label: 'Match stores', href: hrefOf(provider) },
    minLevel: 'user_manager',
    dedupeKey: `store-mapping:new:${provider}`,
  });
}

type RenamedStore = {
  readonly store: PlatformStore;
  readonly mapped: ReadonlyMap<string, StoreInForce>;
};

async function notifyRenamed(
  { notifier }: Deps,
  tx: Transaction,
  { store, before, mapped }: RenamedStore & { readonly before: PlatformStore | undefined },
): Promise<void> {
  const ours = mapped.get(store.platformStoreId);
  if (ours === undefined || before === undefined || before.name === store.name) {
    return;
  }
  await notifier.notify(tx, {
    tenantId: store.tenantId,
    event: 'mapping_needed',
    type: 'info',
    title: `${PLATFORMS[store.provider].name} renamed a store`,
    message: `“${before.name}” is now “${store.name}” and still posts to ${ours.storeName}. Check that it is the same store.`,
    wording: {
      code: 'store_renamed',
      values: {
        name: PLATFORMS[store.provider].name,
        before: before.name,
        after: store.name,
        store: ours.storeName,
      },
    },
    action: { label: 'Open store matches', href: hrefOf(store.provider, 'manage') },
    subject: { store_id: ours.storeId },
    minLevel: 'user_manager',
    dedupeKey: `store-mapping:renamed:${store.id}`,
  });
}

async function notifyLost(
  { notifier }: Deps,
  tx: Transaction,
  { store, mapped }: RenamedStore,
): Promise<void> {
  const ours = mapped.get(store.platformStoreId);
  if (ours === undefined) {
    return;
  }
  await notifier.notify(tx, {
    tenantId: store.tenantId,
    event: 'mapping_needed',
    type: 'warning',
    title: `${ours.storeName} is no longer on ${PLATFORMS[store.provider].name}`,
    message: `${PLATFORMS[store.provider].name} no longer lists “${store.name}”, so it won't get new payouts. Posted entries are unchanged. Rematch or unlink the store.`,
    wording: {
      code: 'store_unlisted',
      values: {
        name: PLATFORMS[store.provider].name,
        platform_store: store.name,
        store: ours.storeName,
      },
    },
    action: { label: 'Open store matches', href: hrefOf(store.provider, 'manage') },
    subject: { store_id: ours.storeId },
    minLevel: 'user_manager',
    dedupeKey: `store-mapping:lost:${store.id}`,
  });
}

function hrefOf(provider: DeliveryPlatform, what: 'match' | 'manage' = 'match'): string {
  return `/dashboard/platform/${provider}/${what === 'match' ? 'store-mapping' : 'mapping-management'}`;
}
