import type { Database } from '../db/database.ts';
import type { Contract } from '../http/contract.ts';
import { AppError, ERRORS } from '../http/errors.ts';
import type { Principal } from '../http/operations.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import type { Reason } from './batch-work.ts';
import { statusOf } from './batch-status.ts';
import { findBatch, lockBatch, saveBatchState } from './batches.store.ts';
import type { Batch, BatchItem } from './batches.store.ts';
import { reachClients } from './clients-of-batch.ts';
import type { ReachedClient } from './clients-of-batch.ts';
import { verdictOf } from './preview-batch.ts';
import type { Works } from './preview-batch.ts';
import { save, settleItem, waitsForSomething } from './settle-item.ts';

export type RunBatchDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly contract: Contract;
  readonly notifier: Notifier;
  readonly works: Works;
};

/** Clients processed concurrently: each QuickBooks company allows 10 calls a second, and others use the machine too. */
const CONCURRENCY = 4;
/** The time slice after which the worker is yielded; the batch continues in the next. */
const BATCH_SLICE_MS = 5_000;
const PAUSE_MS = 1_000;

/**
 * One time slice of a batch: settles clients whose runs have ended, starts others up to the concurrency limit, and
 * reschedules itself while something is left. All state is in the rows, so the next slice continues after a crash.
 */
export async function runBatch(
  deps: RunBatchDeps,
  { userId, batchId }: { userId: string; batchId: string },
): Promise<void> {
  const endsAt = performance.now() + BATCH_SLICE_MS;
  const address = { userId, id: batchId };
  let hasMoved = true;
  while (hasMoved && performance.now() < endsAt) {
    const batch = await deps.database.asUser(userId, (tx) => findBatch(tx, address));
    if (batch === null || batch.state === 'finished') {
      return;
    }
    hasMoved = await runNextItem(deps, batch);
  }
  await comeBackOrFinish(deps, address);
}

/** Returns whether there was progress. */
async function runNextItem(deps: RunBatchDeps, batch: Batch): Promise<boolean> {
  const underWay = batch.items.filter(
    (item) => item.state === 'running' && waitsForSomething(item),
  );
  const settled = await Promise.all(underWay.map((item) => settleItem(deps, batch, item)));
  const working = settled.filter((hasSettled) => !hasSettled).length;
  const waiting = batch.items.filter((item) => isWaiting(batch, item));
  const next = waiting.slice(0, Math.max(0, CONCURRENCY - working));
  const clients = await reachClients(deps.database, {
    principal: principalOf(batch),
    batchId: batch.id,
    tenantIds: next.map(({ tenantId }) => tenantId),
  });
  await Promise.all(
    next.map((item) =>
      workOn(deps, batch, {
        item,
        reached: clients.find(({ tenantId }) => tenantId === item.tenantId) ?? null,
      }),
    ),
  );
  return settled.some(Boolean) || next.length > 0;
}

/** An item in progress without a run or a report lost its process. */
function isWaiting({ state }: Batch, item: BatchItem): boolean {
  if (state === 'undoing') {
    return item.state === 'done' && item.undo !== null;
  }
  const isCutOff = item.state === 'running' && !waitsForSomething(item);
  return isCutOff || (item.state === 'queued' && state === 'running');
}

type ReachedItem = { readonly item: BatchItem; readonly reached: ReachedClient | null };

async function workOn(
  deps: RunBatchDeps,
  batch: Batch,
  { item, reached }: ReachedItem,
): Promise<void> {
  const { clock } = deps;
  if (reached === null) {
    // Loaded again at run time: the person may have lost access to the client since.
    await save(deps, batch, item, {
      state: batch.state === 'undoing' ? 'done' : 'skipped',
      reason: {
        code: 'client_access_denied',
        message: 'You no longer have access to this client.',
      },
      undo: null,
      finishedAt: clock.now(),
    });
    return;
  }
  try {
    await (batch.state === 'undoing'
      ? undoItem(deps, batch, { item, reached })
      : startItem(deps, batch, { item, reached }));
  } catch (error) {
    const reason = reasonOf(error);
    if (reason.code === 'unexpected_error') {
      deps.log.error({ err: error, batch_id: batch.id }, 'A client of a batch failed.');
    }
    await save(deps, batch, item, {
      state: batch.state === 'undoing' ? 'done' : 'failed',
      reason,
      undo: null,
      finishedAt: clock.now(),
    });
  }
}

type Reached = { readonly item: BatchItem; readonly reached: ReachedClient };

async function startItem(
  deps: RunBatchDeps,
  batch: Batch,
  { item, reached }: Reached,
): Promise<void> {
  const { clock, works } = deps;
  const work = works[batch.operation];
  const { client, isArchived } = reached;
  const request = { client, isArchived, options: batch.options };
  const verdict = await verdictOf(deps, work, request);
  if (verdict.verdict !== 'will_do') {
    const { reason } = verdict;
    await save(deps, batch, item, { state: 'skipped', reason, finishedAt: clock.now() });
    return;
  }
  await save(deps, batch, item, { state: 'running', startedAt: clock.now() });
  const started = await work.start(client, batch.options);
  const isDone = !waitsForSomething(started);
  await save(deps, batch, item, {
    ...started,
    state: isDone ? 'done' : 'running',
    reason: null,
    ...(isDone ? { finishedAt: clock.now() } : {}),
  });
}

async function undoItem(
  deps: RunBatchDeps,
  batch: Batch,
  { item, reached }: Reached,
): Promise<void> {
  const undone = await deps.works[batch.operation].undo?.(reached.client, item.undo);
  const { results = [], runIds = [] } = undone ?? {};
  const isDone = runIds.length === 0;
  await save(deps, batch, item, {
    state: isDone ? 'undone' : 'running',
    results,
    ...(isDone ? { finishedAt: deps.clock.now() } : { runIds }),
    reason: null,
    undo: null,
  });
}

function reasonOf(error: unknown): Reason {
  return error instanceof AppError
    ? { code: error.code, message: error.message }
    : { code: 'unexpected_error', message: ERRORS.unexpected_error.message };
}

/** The person who created the batch, in that request. */
function principalOf({ userId, requestId, id }: Batch): Principal {
  // The session's level was checked when the batch was created.
  const session = { kind: 'session', sessionId: id, level: 'aal2', owesSecondStep: false } as const;
  return { userId, requestId, credential: session };
}

async function comeBackOrFinish(
  deps: RunBatchDeps,
  address: { userId: string; id: string },
): Promise<void> {
  const { database, clock, queue } = deps;
  const finished = await database.asUser(address.userId, async (tx) => {
    const batch = await lockBatch(tx, address);
    if (batch === null || batch.state === 'finished') {
      return null;
    }
    const isWorking = batch.items.some(({ state }) => state === 'running');
    const isLeft = batch.items.some((item) => isWaiting(batch, item) || item.state === 'queued');
    if (!isWorking && !isLeft) {
      await saveBatchState(tx, batch, { state: 'finished', at: clock.now() });
      return { ...batch, state: 'finished' as const };
    }
    // A paused batch is rescheduled when it is resumed.
    if (isWorking || batch.state !== 'paused') {
      const job = { userId: address.userId, batchId: address.id };
      // The queue uses the machine's clock.
      const startAfter = new Date(Date.now() + PAUSE_MS);
      await queue.enqueue(tx, 'batch.tick', job, { key: address.id, startAfter });
    }
    return null;
  });
  if (finished !== null) {
    await notifyOutcome(deps, finished);
  }
}

/** Sent in the first client that the person can still access. */
async function notifyOutcome({ database, notifier }: RunBatchDeps, batch: Batch): Promise<void> {
  const tenantIds = batch.items.map(({ tenantId }) => tenantId);
  const [reached] = await reachClients(database, {
    principal: principalOf(batch),
    batchId: batch.id,
    tenantIds,
  });
  if (reached === undefined) {
    return;
  }
  const failed = batch.items.filter(({ state }) => state === 'failed').length;
  const done = batch.items.filter(({ state }) => state === 'done' || state === 'undone').length;
  const isWell = statusOf(batch) === 'completed' || failed === 0;
  await database.inTenant(reached.client.scope, (tx) =>
    notifier.notify(tx, {
      tenantId: reached.tenantId,
      userId: batch.userId,
      event: 'batch_finished',
      type: isWell ? 'success' : 'warning',
      title: isWell ? 'Batch operation finished' : 'Batch operation finished with failures',
      message: `${done} of ${batch.items.length} clients done${failed === 0 ? '' : `, ${failed} failed`}. Open the batch for each result.`,
      wording: {
        code: isWell ? 'batch_finished' : 'batch_finished_with_failures',
        values: { done, total: batch.items.length, failed },
      },
      action: { label: 'Open the batch', href: `/dashboard/batch-operations/${batch.id}` },
      subject: { batch_id: batch.id },
      dedupeKey: `batch:${batch.id}`,
    }),
  );
}
