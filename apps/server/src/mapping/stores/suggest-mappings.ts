import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { exactMatches, matchStores } from './match-stores.ts';
import type { Match, OwnStore } from './match-stores.ts';
import type { PlatformAddress } from '../../connectors/store-listing.port.ts';
import {
  listPlatformStoreRows,
  mappedInOtherClients,
  storesInForce,
} from './platform-stores.store.ts';
import type { PlatformStore } from './platform-stores.store.ts';
import { findStoreFacts } from './store-facts.store.ts';
import { listPending } from './store-mappings.store.ts';
import type { StoreFact } from './store-facts.store.ts';
import type { StoreMapping } from './store-mappings.store.ts';

export type Conflict =
  | { readonly kind: 'mapped_here'; readonly storeId: string; readonly storeName: string }
  /** The name is null if the caller is not a member of that client. */
  | { readonly kind: 'mapped_in_other_client'; readonly clientName: string | null };

export type Suggestion = Match & { readonly conflict: Conflict | null };

export type Suggestions = {
  readonly pending: readonly StoreMapping[];
  /** For each pending store, best first. */
  readonly of: (storeId: string) => readonly Suggestion[];
  /** The unambiguous platform store, by store. */
  readonly exact: ReadonlyMap<string, string>;
};

/** The possible matches of each pending mapping, with reasons for and against. */
export async function suggestMappings(
  tx: Transaction,
  type: DeliveryPlatform,
): Promise<Suggestions> {
  const pending = await listPending(tx, type);
  const platformStores = await listPlatformStoreRows(tx, type);
  const conflicts = await conflictsOf(tx, type, platformStores);
  const facts = await findStoreFacts(
    tx,
    pending.map(({ storeId }) => storeId),
  );
  const candidates = platformStores.filter(
    ({ status, ignoredAt }) => status !== 'lost' && ignoredAt === null,
  );
  const matches = matchStores([...facts.values()].map(toOwn), candidates);
  const free = candidates.filter(({ platformStoreId }) => !conflicts.has(platformStoreId));
  const exact = exactMatches(matchStores([...facts.values()].map(toOwn), free));
  return {
    pending,
    of: (storeId) =>
      (matches.get(storeId) ?? []).map((match) => ({
        ...match,
        conflict: conflicts.get(match.candidate.platformStoreId) ?? null,
      })),
    exact: new Map([...exact].map(([id, { candidate }]) => [id, candidate.platformStoreId])),
  };
}

/** Existing matches of platform stores, by platform ID. */
export async function conflictsOf(
  tx: Transaction,
  type: DeliveryPlatform,
  platformStores: readonly PlatformStore[],
): Promise<ReadonlyMap<string, Conflict>> {
  const here = await storesInForce(tx, type);
  const elsewhere = await mappedInOtherClients(
    tx,
    type,
    platformStores.map(({ platformStoreId }) => platformStoreId),
  );
  return new Map<string, Conflict>([
    ...[...elsewhere].map(
      ([id, clientName]) => [id, { kind: 'mapped_in_other_client', clientName }] as const,
    ),
    ...[...here].map(([id, store]) => [id, { kind: 'mapped_here', ...store }] as const),
  ]);
}

function toOwn({ id, name, number, timeZone, address }: StoreFact): OwnStore {
  // The address was validated against the contract when it was stored.
  return { id, name, number, timeZone, address: address as PlatformAddress | null };
}
