import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import {
  audienceOf,
  beginBroadcast,
  countAudience,
  finishBroadcast,
  insertBatch,
  lockBroadcast,
  moveBroadcast,
  nextTenants,
} from './broadcasts.store.ts';
import type { SendingDeps } from './sending.ts';

/** Tenants per transaction: few enough that it takes a fraction of a second. */
const BATCH = 100;
/** Lower than mails about events in people's clients. */
const BULK_PRIORITY = -1;

/**
 * Sends a broadcast in batches, each in its own transaction: a worker that takes over the job continues after the last
 * one, and nobody is notified twice.
 */
export async function runBroadcast(
  deps: SendingDeps,
  { broadcastId }: { readonly broadcastId: string },
  batch = BATCH,
): Promise<void> {
  let goesOn = true;
  while (goesOn) {
    goesOn = await deps.database.asOwner((tx) => sendBatch(deps, tx, broadcastId, batch));
  }
}

/** Returns whether there may be more. */
async function sendBatch(
  { clock, live, queue }: SendingDeps,
  tx: Transaction,
  broadcastId: string,
  batch: number,
): Promise<boolean> {
  const broadcast = await lockBroadcast(tx, broadcastId);
  // Finished, or canceled before it was due.
  if (broadcast === null || broadcast.finishedAt !== null) {
    return false;
  }
  const at = clock.now();
  if (broadcast.status === 'scheduled') {
    await beginBroadcast(tx, broadcast, {
      ...(await countAudience(tx, audienceOf(broadcast))),
      at,
    });
  }
  const tenants = await nextTenants(tx, broadcast, batch);
  const sentUpTo = tenants.at(-1);
  if (sentUpTo === undefined) {
    await finishBroadcast(tx, broadcastId, at);
    return false;
  }
  const written = tenants.map((tenantId) => ({ tenantId, notificationId: randomUUID() }));
  await insertBatch(tx, broadcast, written, at);
  const changes = written.map(({ tenantId, notificationId: id }) => ({ tenantId, id }));
  await live.changed(tx, ...changes.map((one) => ({ ...one, topic: 'notification' as const })));
  await queue.enqueueAll(
    tx,
    'notifications.mail',
    written.map((data) => ({ data, key: data.notificationId, priority: BULK_PRIORITY })),
  );
  await moveBroadcast(tx, broadcastId, { sentUpTo, sent: tenants.length, at });
  return true;
}
