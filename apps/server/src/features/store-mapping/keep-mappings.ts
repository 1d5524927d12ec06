import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import {
  findByNumber,
  findPlatformStore,
  insertPlatformStore,
  replacePlatformStore,
} from './platform-stores.store.ts';
import type { NamedStore, StoreMappingKeeper } from './store-mapping.port.ts';
import {
  day,
  endIgnored,
  insertMapping,
  lastEndOf,
  lockMappingOf,
  openPending,
  replaceMapping,
} from './store-mappings.store.ts';
import type { StoreMapping } from './store-mappings.store.ts';

/** Keeps the mapping of stores in step with what happens elsewhere. */
export function createStoreMappingKeeper(): StoreMappingKeeper {
  return {
    channelChanged,
    storeAdded: openPending,
    storesNamed: async (tx, { tenantId, provider, stores, at }) => {
      for (const named of stores) {
        await noteNamed(tx, { tenantId, provider, at, named });
      }
      await openPending(tx, { tenantId, at });
    },
  };
}

type Naming = Pick<
  Parameters<StoreMappingKeeper['storesNamed']>[1],
  'tenantId' | 'provider' | 'at'
> & {
  readonly named: NamedStore;
};

async function noteNamed(
  tx: Transaction,
  { tenantId, provider, at, named }: Naming,
): Promise<void> {
  const known =
    (await findPlatformStore(tx, provider, named.platformStoreId)) ??
    (await findByNumber(tx, provider, named.platformStoreId));
  if (known === null) {
    await insertPlatformStore(tx, {
      ...named,
      tenantId,
      id: randomUUID(),
      provider,
      connectionId: null,
      previousName: null,
      externalRef: null,
      address: null,
      timeZone: null,
      status: 'active',
      ignoredAt: null,
      ignoredReason: null,
      firstSeenAt: at,
      lastSeenAt: at,
    });
  } else if (known.connectionId === null) {
    // A connection knows more than the name that a report prints.
    await replacePlatformStore(tx, { ...known, name: named.name, lastSeenAt: at });
  }
}

type Change = Parameters<StoreMappingKeeper['channelChanged']>[1];

async function channelChanged(tx: Transaction, change: Change): Promise<void> {
  const inForce = await lockMappingOf(tx, change, 'confirmed');
  if ((inForce?.platformStoreId ?? null) === change.platformStoreId) {
    return;
  }
  const today = day(change.at);
  if (inForce !== null) {
    await replaceMapping(tx, { ...inForce, state: 'ended', to: today });
  }
  if (change.platformStoreId !== null) {
    const from = inForce === null ? await firstDayOf(tx, change.platformStoreId, change) : today;
    await insertConfirmed(tx, { ...change, platformStoreId: change.platformStoreId }, from);
  }
}

type Confirmed = Change & { readonly platformStoreId: string };

async function insertConfirmed(tx: Transaction, change: Confirmed, from: string | null) {
  const pending = await lockMappingOf(tx, change, 'pending');
  await endIgnored(tx, change);
  const confirmed: StoreMapping = {
    tenantId: change.tenantId,
    id: pending?.id ?? randomUUID(),
    type: change.type,
    storeId: change.storeId,
    platformStoreId: change.platformStoreId,
    state: 'confirmed',
    from,
    to: null,
    reason: null,
    decidedBy: change.actor.userId,
    decidedAt: change.at,
    createdAt: pending?.createdAt ?? change.at,
  };
  await (pending === null ? insertMapping(tx, confirmed) : replaceMapping(tx, confirmed));
}

/** It always stood for this store, unless it stood for another one before. */
function firstDayOf(
  tx: Transaction,
  platformStoreId: string,
  { type, storeId }: Pick<Change, 'type' | 'storeId'>,
): Promise<string | null> {
  return lastEndOf(tx, { type, platformStoreId }, storeId);
}
