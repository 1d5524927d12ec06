import type { Transaction } from '../../db/database.ts';
import { requestIntegration } from './integrate-store.ts';
import type { Caller } from '../shared/caller.ts';
import { recordChange } from '../shared/record-change.ts';
import type { MappingDeps } from './mapping-deps.ts';
import type { StoreMapping } from './store-mappings.store.ts';

type Decision = {
  readonly what: 'confirmed' | 'ignored' | 'ended' | 'undone';
  readonly before: StoreMapping;
  readonly after: StoreMapping;
};

/** The end of every decision; also enqueues switching the store that it matched or unmatched at Uber Eats. */
export async function recordDecision(
  { clock, live, queue }: Pick<MappingDeps, 'clock' | 'live' | 'queue'>,
  tx: Transaction,
  caller: Caller,
  { what, before, after }: Decision,
): Promise<void> {
  const { tenantId, id, storeId, type, platformStoreId } = after;
  if (type === 'ubereats') {
    for (const switched of new Set([before.platformStoreId, platformStoreId])) {
      if (switched !== null) {
        await requestIntegration({ queue }, tx, { tenantId, platformStoreId: switched });
      }
    }
  }
  await recordChange(tx, live, caller, {
    what,
    shown: { topic: 'store_mapping', id },
    target: { type: 'store_mapping', id },
    before,
    after,
    details: { store_id: storeId, channel_type: type, platform_store_id: platformStoreId },
    at: clock.now(),
  });
}
