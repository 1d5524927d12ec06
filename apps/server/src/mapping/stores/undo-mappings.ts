import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { namesInPayouts } from '../../clients/stores/payout-stores.read-model.ts';
import type { Caller } from '../shared/caller.ts';
import { undoChanges } from '../shared/undo.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { recordDecision } from './record-decision.ts';
import {
  day,
  lockMapping,
  lockMappingOf,
  openPending,
  replaceMapping,
} from './store-mappings.store.ts';
import type { StoreMapping } from './store-mappings.store.ts';

/**
 * Undoes decisions as if they had not been made; each store is pending again, in the returned mapping. A mapping with
 * posted entries has to be remapped instead.
 */
export function undoMappings(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  ids: readonly string[],
): Promise<StoreMapping[]> {
  return undoChanges(ids, {
    find: (id) => findDecided(tx, id),
    unknown: 'store_mapping_not_found',
    findConflict: async (mapping) =>
      (await hasPosted(tx, mapping)) ? new AppError('store_mapping_in_use') : null,
    revert: (mapping) => reopen(deps, tx, caller, mapping),
  });
}

async function findDecided(tx: Transaction, id: string): Promise<StoreMapping | null> {
  const mapping = await lockMapping(tx, id);
  return mapping?.state === 'confirmed' || mapping?.state === 'ignored' ? mapping : null;
}

async function reopen(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  before: StoreMapping,
): Promise<StoreMapping> {
  const { scope, actor } = caller;
  const { storeId, type } = before;
  // An empty interval: it never applied.
  const never = before.from ?? day(deps.clock.now());
  const after: StoreMapping = { ...before, state: 'ended', from: never, to: never };
  await replaceMapping(tx, after);
  if (before.state === 'confirmed') {
    await deps.channels.link(tx, { scope, actor, storeId, type, platformStoreId: null });
  }
  await openPending(tx, { tenantId: scope.tenantId, at: deps.clock.now() });
  await recordDecision(deps, tx, caller, { what: 'undone', before, after });
  // A store that was closed since has no pending mapping.
  return (await lockMappingOf(tx, { storeId, type }, 'pending')) ?? after;
}

async function hasPosted(tx: Transaction, { id, storeId }: StoreMapping): Promise<boolean> {
  const { rows } = await sql`
    select from journal_entries e
    join payouts p on p.tenant_id = e.tenant_id and p.id = e.payout_id
    join store_mappings on store_mappings.id = ${id}::uuid and store_mappings.channel_type = p.platform
      and p.platform_store_id = any(${namesInPayouts('store_mappings')})
    where e.store_id = ${storeId}::uuid and e.status in ('posting', 'posted')
    limit 1`.execute(tx);
  return rows.length > 0;
}
