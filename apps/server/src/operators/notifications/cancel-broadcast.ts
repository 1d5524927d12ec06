import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { AppError } from '../../http/errors.ts';
import { cancelScheduled, lockBroadcast } from './broadcasts.store.ts';
import type { SendingDeps } from './sending.ts';
import { progressOf } from './start-broadcast.ts';
import type { BroadcastProgress } from './start-broadcast.ts';

type CancelRequest = { readonly id: string; readonly actor: Actor };

/**
 * Cancels a scheduled broadcast. Throws `broadcast_not_found`, and `broadcast_not_scheduled` for one that was sent, is
 * being sent, or was canceled.
 */
export function cancelBroadcast(
  { database, clock }: Pick<SendingDeps, 'database' | 'clock'>,
  { id, actor }: CancelRequest,
): Promise<BroadcastProgress> {
  return database.asOwner(async (tx) => {
    const broadcast = await lockBroadcast(tx, id);
    if (broadcast === null) {
      throw new AppError('broadcast_not_found');
    }
    if (broadcast.status !== 'scheduled') {
      throw new AppError('broadcast_not_scheduled');
    }
    const at = clock.now();
    await cancelScheduled(tx, id, at);
    const canceled = { ...broadcast, status: 'canceled' as const, finishedAt: at };
    const progress = await progressOf(tx, canceled);
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'notification.broadcast_canceled',
      target: { type: 'broadcast', id },
      details: { title: broadcast.title },
      at,
    });
    return progress;
  });
}
