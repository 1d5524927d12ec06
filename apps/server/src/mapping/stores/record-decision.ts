import { recordAudit } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import { requestIntegration } from './integrate-store.ts';
import type { Caller } from '../shared/caller.ts';
import type { MappingDeps } from './mapping-deps.ts';
import type { StoreMapping } from './store-mappings.store.ts';

type Decision = {
  readonly what: 'confirmed' | 'ignored' | 'ended' | 'undone';
  readonly before: StoreMapping;
  readonly after: StoreMapping;
};

/** What every decision ends with: the log, and the pages that show the mapping. */
export async function recordDecision(
  { clock, live, queue }: Pick<MappingDeps, 'clock' | 'live' | 'queue'>,
  tx: Transaction,
  { actor }: Pick<Caller, 'actor'>,
  { what, before, after }: Decision,
): Promise<void> {
  const { tenantId, id, storeId, type, platformStoreId } = after;
  await live.changed(tx, { tenantId, topic: 'store_mapping', id });
  if (type === 'ubereats') {
    for (const switched of new Set([before.platformStoreId, platformStoreId])) {
      if (switched !== null) {
        await requestIntegration({ queue }, tx, { tenantId, platformStoreId: switched });
      }
    }
  }
  await recordAudit(tx, {
    actor,
    tenantId,
    action: `store_mapping.${what}`,
    target: { type: 'store_mapping', id },
    before,
    after,
    details: { store_id: storeId, channel_type: type, platform_store_id: platformStoreId },
    at: clock.now(),
  });
}
