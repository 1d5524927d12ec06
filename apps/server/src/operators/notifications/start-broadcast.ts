import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import {
  countReach,
  countReached,
  findBroadcastByKey,
  insertBroadcast,
  listUnreachable,
} from './broadcasts.store.ts';
import type { Broadcast } from './broadcasts.store.ts';
import type { Announcement, SendingDeps } from './sending.ts';

type BroadcastRequest = {
  readonly announcement: Announcement;
  /** Null goes to every tenant. */
  readonly tenantIds: readonly string[] | null;
  readonly idempotencyKey: string | null;
  readonly isDryRun: boolean;
  readonly actor: Actor;
};

export type BroadcastProgress = {
  readonly broadcast: Omit<Broadcast, 'id'> & { readonly id: string | null };
  readonly reached: number;
  /** Tenants that were named and have nobody to notify, or are none. */
  readonly unreachable: readonly string[];
};

/** Queues a message to everybody in many tenants, or says whom it would go to. The same key starts one only. */
export function startBroadcast(
  { database, clock, queue }: Pick<SendingDeps, 'database' | 'clock' | 'queue'>,
  { announcement, tenantIds, idempotencyKey, isDryRun, actor }: BroadcastRequest,
): Promise<BroadcastProgress> {
  return database.asOwner(async (tx) => {
    const at = clock.now();
    const reach = await countReach(tx, { tenantIds, before: at });
    const unreachable = tenantIds === null ? [] : await listUnreachable(tx, tenantIds, at);
    const request = {
      ...announcement,
      tenantIds,
      totalTenants: reach.tenants + unreachable.length,
      totalTargets: reach.people,
      failedTenants: unreachable.length,
      createdAt: at,
    };
    if (isDryRun) {
      const notYet = {
        status: 'queued',
        sentTenants: 0,
        sentUpTo: null,
        finishedAt: null,
      } as const;
      return { broadcast: { ...request, ...notYet, id: null }, reached: 0, unreachable };
    }
    const id = randomUUID();
    const broadcast = await insertBroadcast(tx, { ...request, id }, idempotencyKey);
    if (broadcast === null) {
      return earlier(tx, idempotencyKey ?? '');
    }
    await queue.enqueue(tx, 'notifications.broadcast', { broadcastId: id }, { key: id });
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'notification.broadcast',
      target: { type: 'broadcast', id },
      details: { title: request.title, tenants: reach.tenants, people: reach.people },
      at,
    });
    return { broadcast, reached: 0, unreachable };
  });
}

async function earlier(tx: Transaction, key: string): Promise<BroadcastProgress> {
  const broadcast = await findBroadcastByKey(tx, key);
  if (broadcast === null) {
    throw new Error(`The broadcast that was started with ${key} is gone.`);
  }
  return progressOf(tx, broadcast);
}

/** How far a broadcast has got. */
export async function progressOf(
  tx: Transaction,
  broadcast: Broadcast,
): Promise<BroadcastProgress> {
  const { tenantIds, createdAt, id } = broadcast;
  return {
    broadcast,
    reached: await countReached(tx, id),
    unreachable: tenantIds === null ? [] : await listUnreachable(tx, tenantIds, createdAt),
  };
}
