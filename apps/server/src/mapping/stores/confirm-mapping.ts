import type { Transaction } from '../../db/database.ts';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { recordDecision } from './record-decision.ts';
import type { Caller } from '../shared/caller.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { firstDayOf } from './match-days.store.ts';
import { requestClaimNotice } from './store-claims.ts';
import { findPlatformStore, mappedInOtherClients } from './platform-stores.store.ts';
import { findStoreInForce, lockMapping, replaceMapping } from './store-mappings.store.ts';
import type { StoreMapping } from './store-mappings.store.ts';

export type Confirmation = {
  readonly type: DeliveryPlatform;
  readonly pendingId: string;
  readonly platformStoreId: string;
};

export type Confirmed = { readonly mapping: StoreMapping; readonly channelId: string | null };

/**
 * Matches a pending mapping's store with a platform store: its channel is created or updated, and what waited for the
 * platform store resumes. The match applies to every payout, or from the date on which an earlier match of either ended;
 * a match of the same two continues as if it had not ended.
 */
export async function confirmPending(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const { type, platformStoreId } = confirmation;
  const pending = await lockPending(tx, confirmation);
  await knownPlatformStore(tx, type, platformStoreId);
  await refuseMapped(tx, { type, platformStoreId, storeId: pending.storeId });
  const from = await firstDayOf(tx, { type, platformStoreId, storeId: pending.storeId });
  return putInForce(deps, tx, caller, { before: pending, platformStoreId, from });
}

export async function lockPending(
  tx: Transaction,
  { pendingId, type }: { readonly pendingId: string; readonly type?: DeliveryPlatform },
): Promise<StoreMapping> {
  const pending = await lockMapping(tx, pendingId);
  if (pending === null || (type !== undefined && pending.type !== type)) {
    throw new AppError('pending_mapping_not_found');
  }
  if (pending.state !== 'pending') {
    throw new AppError('pending_mapping_decided');
  }
  return pending;
}

type Enforced = {
  readonly before: StoreMapping;
  readonly platformStoreId: string;
  readonly from: string | null;
};

/** Saves the decision once nothing prevents it. */
export async function putInForce(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  { before, platformStoreId, from }: Enforced,
): Promise<Confirmed> {
  const { scope, actor } = caller;
  const mapping: StoreMapping = {
    ...before,
    state: 'confirmed',
    platformStoreId,
    from,
    to: null,
    reason: null,
    decidedBy: actor.userId,
    decidedAt: deps.clock.now(),
  };
  const { tenantId, storeId, type } = mapping;
  await replaceMapping(tx, mapping).catch(refuseRace);
  const linked = { scope, actor, storeId, type, platformStoreId };
  const channelId = await deps.channels.link(tx, linked).catch(refuseRace);
  await deps.onMapped(tx, { tenantId, storeId, type, platformStoreId });
  await requestClaimNotice(deps, tx, { tenantId, type, platformStoreId });
  await recordDecision(deps, tx, caller, { what: 'confirmed', before, after: mapping });
  return { mapping, channelId };
}

export async function knownPlatformStore(
  tx: Transaction,
  type: DeliveryPlatform,
  platformStoreId: string,
) {
  const found = await findPlatformStore(tx, type, platformStoreId);
  if (found === null) {
    throw new AppError('platform_store_unknown_not_found');
  }
  return found;
}

type Wanted = {
  readonly type: DeliveryPlatform;
  readonly platformStoreId: string;
  /** Null if the store has yet to be created. */
  readonly storeId: string | null;
};

/**
 * Matches are one to one, in this client and across the clients of a firm: two clients would book the same payouts twice.
 */
export async function refuseMapped(
  tx: Transaction,
  { type, platformStoreId, storeId }: Wanted,
): Promise<void> {
  const taker = await findStoreInForce(tx, type, platformStoreId);
  if (taker !== null && taker !== storeId) {
    throw new AppError('platform_store_mapped');
  }
  const elsewhere = await mappedInOtherClients(tx, type, [platformStoreId]);
  const clientName = elsewhere.get(platformStoreId);
  if (clientName !== undefined) {
    const whose = clientName === null ? 'another client of your firm' : clientName;
    throw new AppError('platform_store_mapped', {
      message: `This platform store is already matched to a store of ${whose}. Unlink it there first.`,
    });
  }
}

/** Two people decided concurrently. */
function refuseRace(cause: unknown): never {
  const index = brokenUniqueIndex(cause);
  throw index?.startsWith('store_mappings_') === true || index?.startsWith('channels_') === true
    ? new AppError('platform_store_mapped', { cause })
    : cause;
}
