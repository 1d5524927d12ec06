import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import {
  audienceOf,
  countAudience,
  countReached,
  findBroadcastByKey,
  insertBroadcast,
  listUnreachable,
} from './broadcasts.store.ts';
import type { Broadcast } from './broadcasts.store.ts';
import type { Announcement, SendingDeps } from './sending.ts';

type BroadcastRequest = {
  readonly announcement: Announcement;
  /** Null targets every tenant. */
  readonly tenantIds: readonly string[] | null;
  readonly idempotencyKey: string | null;
  /** Null sends immediately. */
  readonly sendAt: Date | null;
  readonly isDryRun: boolean;
  readonly actor: Actor;
};

export type BroadcastProgress = {
  readonly broadcast: Omit<Broadcast, 'id'> & { readonly id: string | null };
  readonly reached: number;
  /** Named tenants that are unknown or have no recipient. */
  readonly unreachable: readonly string[];
};

/**
 * Enqueues a message to everybody in many tenants, now or at a scheduled time; a dry run returns its audience.
 * Idempotent per key. Throws `validation_failed` for a time in the past.
 */
export function startBroadcast(
  { database, clock, queue }: Pick<SendingDeps, 'database' | 'clock' | 'queue'>,
  { announcement, tenantIds, idempotencyKey, sendAt, isDryRun, actor }: BroadcastRequest,
): Promise<BroadcastProgress> {
  return database.asOwner(async (tx) => {
    const at = clock.now();
    if (sendAt !== null && sendAt <= at) {
      throw new AppError('validation_failed', { errors: [fieldError('/send_at', 'in_the_past')] });
    }
    const { unreachable, ...counts } = await countAudience(tx, { tenantIds, before: at });
    const status = sendAt === null ? ('queued' as const) : ('scheduled' as const);
    const request = { ...announcement, ...counts, tenantIds, status, sendAt, createdAt: at };
    if (isDryRun) {
      const notYet = { sentTenants: 0, sentUpTo: null, finishedAt: null };
      return { broadcast: { ...request, ...notYet, id: null }, reached: 0, unreachable };
    }
    const id = randomUUID();
    const broadcast = await insertBroadcast(tx, { ...request, id }, idempotencyKey);
    if (broadcast === null) {
      return earlier(tx, idempotencyKey ?? '');
    }
    const when = sendAt === null ? {} : { startAfter: sendAt };
    await queue.enqueue(tx, 'notifications.broadcast', { broadcastId: id }, { key: id, ...when });
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'notification.broadcast',
      target: { type: 'broadcast', id },
      details: {
        title: request.title,
        tenants: counts.totalTenants - counts.failedTenants,
        people: counts.totalTargets,
        send_at: sendAt?.toISOString() ?? null,
      },
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

/** The progress of a broadcast. */
export async function progressOf(
  tx: Transaction,
  broadcast: Broadcast,
): Promise<BroadcastProgress> {
  return {
    broadcast,
    reached: await countReached(tx, broadcast.id),
    unreachable: await listUnreachable(tx, audienceOf(broadcast)),
  };
}
