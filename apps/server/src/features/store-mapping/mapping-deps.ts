import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ChannelLinking } from '../channels/channel-linking.port.ts';
import type { Live } from '../live/live.port.ts';
import type { Notifier } from '../notifications/notifier.port.ts';
import type { StoreCreation } from '../stores/store-creation.port.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { requestIntegration } from './integrate-store.ts';
import type { StoreMapped } from './store-mapping.port.ts';
import type { StoreMapping } from './store-mappings.store.ts';

export type MappingDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly notifier: Notifier;
  readonly channels: ChannelLinking;
  readonly stores: StoreCreation;
  readonly onMapped: StoreMapped;
};

export type Caller = { readonly scope: TenantScope; readonly actor: Actor };

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
