import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { requestIntegration } from './integrate-store.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { firstDayOf } from './match-days.store.ts';
import { requestClaimNotice } from './store-claims.ts';
import {
  NO_INTEGRATION,
  insertPlatformStores,
  listPlatformStoreRows,
  renamePlatformStores,
} from './platform-stores.store.ts';
import type { PlatformStore } from './platform-stores.store.ts';
import type { NamedStore, StoreMappingWriter } from '../../clients/stores/store-mapping.port.ts';
import {
  day,
  endIgnored,
  insertMapping,
  lockMappingOf,
  openPending,
  replaceMapping,
} from './store-mappings.store.ts';
import type { StoreMapping } from './store-mappings.store.ts';

/** Updates store mappings after changes elsewhere. */
export function createStoreMappingWriter(deps: Pick<MappingDeps, 'queue'>): StoreMappingWriter {
  return {
    channelChanged: (tx, change) => channelChanged(deps, tx, change),
    storeAdded: openPending,
    storesNamed: async (tx, named) => {
      await noteNamed(tx, named);
      await openPending(tx, named);
    },
  };
}

/** Uses three statements, however many stores a report names. */
async function noteNamed(
  tx: Transaction,
  { tenantId, provider, stores, at }: Parameters<StoreMappingWriter['storesNamed']>[1],
): Promise<void> {
  const find = lookUp(await listPlatformStoreRows(tx, provider));
  const found = stores.map((named) => ({ named, known: find(named.platformStoreId) }));
  await insertPlatformStores(
    tx,
    found.flatMap(({ named, known }) =>
      known === null ? [newStore(named, { tenantId, provider, at })] : [],
    ),
  );
  await renamePlatformStores(
    tx,
    // A connection knows more than the name in a report.
    found.flatMap(({ named: { name }, known }) =>
      known === null || known.connectionId !== null ? [] : [{ id: known.id, name }],
    ),
    at,
  );
}

/** By platform ID; else by the merchant's number if exactly one store has it. */
function lookUp(known: readonly PlatformStore[]): (named: string) => PlatformStore | null {
  const byId = new Map(known.map((store) => [store.platformStoreId, store]));
  const byNumber = new Map<string, PlatformStore | null>();
  for (const store of known) {
    if (store.externalRef !== null) {
      byNumber.set(store.externalRef, byNumber.has(store.externalRef) ? null : store);
    }
  }
  return (named) => byId.get(named) ?? byNumber.get(named) ?? null;
}

function newStore(
  named: NamedStore,
  { tenantId, provider, at }: Pick<PlatformStore, 'tenantId' | 'provider'> & { readonly at: Date },
): PlatformStore {
  return {
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
    integration: NO_INTEGRATION,
    ignoredAt: null,
    ignoredReason: null,
    firstSeenAt: at,
    lastSeenAt: at,
  };
}

type Change = Parameters<StoreMappingWriter['channelChanged']>[1];

async function channelChanged(
  { queue }: Pick<MappingDeps, 'queue'>,
  tx: Transaction,
  change: Change,
): Promise<void> {
  const inForce = await lockMappingOf(tx, change, 'confirmed');
  if ((inForce?.platformStoreId ?? null) === change.platformStoreId) {
    return;
  }
  const today = day(change.at);
  if (inForce !== null) {
    await replaceMapping(tx, { ...inForce, state: 'ended', to: today });
  }
  if (change.platformStoreId !== null) {
    const claim = { ...change, platformStoreId: change.platformStoreId };
    const from = inForce === null ? await firstDayOf(tx, claim) : today;
    await insertConfirmed(tx, claim, from);
    await requestClaimNotice({ queue }, tx, claim);
  }
  const { tenantId, type } = change;
  for (const platformStoreId of [inForce?.platformStoreId, change.platformStoreId]) {
    if (type === 'ubereats' && typeof platformStoreId === 'string') {
      await requestIntegration({ queue }, tx, { tenantId, platformStoreId });
    }
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
