import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { faultOf } from '../../http/field-errors.ts';
import { knownPlatformStore, putInForce, refuseMapped } from './confirm-mapping.ts';
import { freeFrom, takeUpDays } from './match-days.store.ts';
import type { FreeFrom } from './match-days.store.ts';
import { recordDecision } from './record-decision.ts';
import type { Caller } from '../shared/caller.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { namesOf } from '../../clients/stores/payout-stores.read-model.ts';
import { findStoreFacts } from './store-facts.store.ts';
import {
  day,
  deleteMapping,
  endIgnored,
  insertMapping,
  lockMappingOf,
  openPending,
  replaceMapping,
} from './store-mappings.store.ts';
import type { StoreMapping } from './store-mappings.store.ts';

export type Remap = {
  readonly storeId: string;
  readonly type: DeliveryPlatform;
  /** Null unlinks the store. */
  readonly platformStoreId: string | null;
  /** The first payout date it applies to. */
  readonly from: string;
};

export type RemapImpact = {
  /** Posted entries of this store and platform; they are not changed. */
  readonly posted: number;
  /** Unposted entries. */
  readonly waiting: number;
  /** Payouts of the platform store from that date on. */
  readonly payouts: number;
};

export type Remapped = { readonly mapping: StoreMapping | null; readonly impact: RemapImpact };

/** Matches a store with another platform store, or none, from a date on. Earlier dates are not changed. */
export async function remapStore(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  remap: Remap,
): Promise<Remapped> {
  const { storeId, type, platformStoreId } = remap;
  const store = (await findStoreFacts(tx, [storeId])).get(storeId);
  if (store === undefined) {
    throw new AppError('store_not_found');
  }
  const inForce = await lockMappingOf(tx, remap, 'confirmed');
  if (platformStoreId !== null) {
    await knownPlatformStore(tx, type, platformStoreId);
    await refuseMapped(tx, { type, platformStoreId, storeId });
  }
  const free =
    platformStoreId === null ? null : await freeFrom(tx, { type, platformStoreId, storeId });
  const goesOn = matchGoingOn(remap, inForce, free);
  refuseDay(remap, inForce, { today: day(deps.clock.now()), free: goesOn === null ? free : null });
  const impact = await impactOf(tx, remap);
  if (inForce !== null && inForce.platformStoreId === platformStoreId) {
    return { mapping: inForce, impact };
  }
  if (inForce !== null) {
    await endInForce(deps, tx, caller, { inForce, on: remap.from });
  }
  return {
    impact,
    mapping:
      platformStoreId === null
        ? await unlink(deps, tx, caller, remap)
        : await relink(deps, tx, caller, {
            ...remap,
            platformStoreId,
            from: goesOn === null ? remap.from : await takeUpDays(tx, goesOn),
          }),
  };
}

/**
 * An ended match of the same two that the new one continues: it starts within that one's dates or right after, and the
 * store was not matched since. This relinks after a mistaken unlink.
 */
function matchGoingOn(
  { from }: Remap,
  inForce: StoreMapping | null,
  free: FreeFrom | null,
): FreeFrom['same'] {
  if (free?.same === undefined || free.same === null || from > free.day) {
    return null;
  }
  const isWithin = free.same.from === null || from >= free.same.from;
  const isFree = inForce === null || (inForce.from !== null && inForce.from >= free.day);
  return isWithin && isFree ? free.same : null;
}

/** Matches are sequential: none starts before the current or an ended one, and none in the future. */
function refuseDay(
  { from }: Remap,
  inForce: StoreMapping | null,
  { today, free }: { readonly today: string; readonly free: FreeFrom | null },
): void {
  const fault =
    from > today
      ? faultOf('after_today', { today })
      : inForce?.from !== undefined && inForce.from !== null && from < inForce.from
        ? faultOf('before_match', { day: inForce.from })
        : free !== null && from < free.day
          ? faultOf(free.isOwn ? 'before_end_of_own_match' : 'before_end_of_other_match', {
              day: free.day,
            })
          : null;
  if (fault !== null) {
    throw new AppError('validation_failed', { errors: [{ path: '/effective_from', ...fault }] });
  }
}

async function endInForce(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  { inForce, on }: { readonly inForce: StoreMapping; readonly on: string },
): Promise<void> {
  const after: StoreMapping = { ...inForce, state: 'ended', to: on };
  await replaceMapping(tx, after);
  await recordDecision(deps, tx, caller, { what: 'ended', before: inForce, after });
}

async function unlink(
  { channels, clock }: MappingDeps,
  tx: Transaction,
  { scope, actor }: Caller,
  { storeId, type }: Remap,
): Promise<StoreMapping | null> {
  await channels.link(tx, { scope, actor, storeId, type, platformStoreId: null });
  await openPending(tx, { tenantId: scope.tenantId, at: clock.now() });
  return lockMappingOf(tx, { storeId, type }, 'pending');
}

type Relink = Omit<Remap, 'from' | 'platformStoreId'> & {
  readonly platformStoreId: string;
  /** Null if it applies to every payout. */
  readonly from: string | null;
};

async function relink(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  { storeId, type, platformStoreId, from }: Relink,
): Promise<StoreMapping> {
  const pending = await lockMappingOf(tx, { storeId, type }, 'pending');
  if (pending !== null) {
    await deleteMapping(tx, pending.id);
  }
  await endIgnored(tx, { storeId, type });
  const before: StoreMapping = {
    tenantId: caller.scope.tenantId,
    id: randomUUID(),
    type,
    storeId,
    platformStoreId: null,
    state: 'pending',
    from: null,
    to: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: deps.clock.now(),
  };
  await insertMapping(tx, before);
  return (await putInForce(deps, tx, caller, { before, platformStoreId, from })).mapping;
}

async function impactOf(tx: Transaction, remap: Remap): Promise<RemapImpact> {
  const { storeId, type, platformStoreId, from } = remap;
  const { rows } = await sql<RemapImpact>`
    select
      (select count(*) from journal_entries e where e.store_id = ${storeId}::uuid and e.platform = ${type}
        and e.status = 'posted') as posted,
      (select count(*) from journal_entries e where e.store_id = ${storeId}::uuid and e.platform = ${type}
        and e.status in ('needs_mapping', 'needs_review', 'ready')) as waiting,
      (select count(*) from payouts where platform = ${type}
        and platform_store_id = any(${namesOf(sql.ref('payouts.tenant_id'), sql.ref('payouts.platform'), sql`${platformStoreId}::text`)})
        and payout_on >= ${from}::date) as payouts`.execute(tx);
  return rows[0] ?? { posted: 0, waiting: 0, payouts: 0 };
}
