import { createHash, randomUUID } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import { actorOf, recordAudit } from '../audit/audit-log.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { PageRequest } from '../db/page-of.ts';
import type { Contract } from '../http/contract.ts';
import type { Page } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import type { Principal } from '../http/operations.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import {
  findBatch,
  findBatchOfKey,
  insertBatch,
  lockBatch,
  moveItems,
  pageBatches,
  saveBatchState,
} from './batches.store.ts';
import type { Batch, BatchFilter, BatchSort } from './batches.store.ts';
import { canUndo } from './batch-status.ts';
import { previewBatch } from './preview-batch.ts';
import type { BatchPreview, BatchRequest, Works } from './preview-batch.ts';

export type BatchMove = 'pause' | 'resume' | 'cancel' | 'retry' | 'undo';

export type BatchesService = {
  readonly list: (
    userId: string,
    filter: BatchFilter & PageRequest & { readonly sort?: BatchSort | undefined },
  ) => Promise<Page<Batch>>;
  readonly find: (userId: string, id: string) => Promise<Batch>;
  readonly preview: (principal: Principal, request: BatchRequest) => Promise<BatchPreview>;
  /**
   * Creates the batch for this idempotency key, or returns the one started with it. Throws `batch_conflict` if the key
   * was used for something else, and `confirmation_required` if the confirmation that the preview requires was not typed.
   */
  readonly start: (
    principal: Principal,
    request: BatchRequest & {
      readonly idempotencyKey: string;
      readonly confirmation: string | undefined;
    },
  ) => Promise<Batch>;
  /** Throws `batch_conflict` if the batch's state does not allow it. */
  readonly move: (principal: Principal, id: string, how: BatchMove) => Promise<Batch>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly contract: Contract;
  readonly works: Works;
};

export function createBatchesService(deps: Deps): BatchesService {
  const { database } = deps;
  return {
    list: (userId, { limit, cursor, ...filter }) =>
      database.asUser(userId, (tx) => pageBatches(tx, { ...filter, userId }, { limit, cursor })),
    find: (userId, id) =>
      database.asUser(userId, async (tx) => known(await findBatch(tx, { userId, id }))),
    preview: (principal, request) => previewBatch(deps, principal, request),
    start: (principal, request) => start(deps, principal, request),
    move: (principal, id, how) => {
      const { userId } = principal;
      return database.asUser(userId, async (tx) => {
        const batch = known(await lockBatch(tx, { userId, id }));
        await MOVES[how](deps, tx, batch);
        await recordAudit(tx, entryOf(deps, principal, { batch, what: MOVED[how] }));
        return known(await findBatch(tx, { userId, id }));
      });
    },
  };
}

type Start = Parameters<BatchesService['start']>[1];

async function start(deps: Deps, principal: Principal, request: Start): Promise<Batch> {
  const { database, clock, queue } = deps;
  const { userId } = principal;
  const { idempotencyKey: key, confirmation: typed, operation, tenantIds, options } = request;
  const requestSha256 = createHash('sha256')
    .update(stringify({ operation, tenantIds: [...tenantIds].sort(), options }) ?? '')
    .digest('hex');
  const known = await database.asUser(userId, (tx) => findBatchOfKey(tx, { userId, key }));
  if (known !== null) {
    return sameRequest(known, requestSha256);
  }
  const { items, entries, confirmation } = await previewBatch(deps, principal, request);
  if (confirmation !== null && typed !== confirmation) {
    throw new AppError('confirmation_required', {
      message: `This posts ${entries} entries. Type "${confirmation}" to start it.`,
    });
  }
  const now = clock.now();
  const batch: Batch = {
    userId,
    id: randomUUID(),
    operation,
    options,
    idempotencyKey: key,
    requestSha256,
    state: 'running',
    requestId: principal.requestId,
    createdAt: now,
    updatedAt: now,
    finishedAt: null,
    items: items.map(({ tenantId, clientId, name }, position) => ({
      position,
      tenantId,
      clientId,
      clientName: name,
      state: 'queued',
      reason: null,
      results: [],
      link: null,
      entries: 0,
      runIds: [],
      reportId: null,
      undo: null,
      startedAt: null,
      finishedAt: null,
    })),
  };
  return database.asUser(userId, async (tx) => {
    if (!(await insertBatch(tx, batch))) {
      // The same key was used concurrently.
      return sameRequest(await findBatchOfKey(tx, { userId, key }), requestSha256);
    }
    await queue.enqueue(tx, 'batch.tick', { userId, batchId: batch.id }, { key: batch.id });
    await recordAudit(tx, entryOf(deps, principal, { batch, what: 'started' }));
    return batch;
  });
}

function sameRequest(batch: Batch | null, requestSha256: string): Batch {
  if (batch?.requestSha256 !== requestSha256) {
    throw new AppError('batch_conflict', {
      message: 'This idempotency key was used for another batch. Use a new one.',
    });
  }
  return batch;
}

type Move = (deps: Deps, tx: Transaction, batch: Batch) => Promise<void>;

const MOVED = {
  pause: 'paused',
  resume: 'resumed',
  cancel: 'cancelled',
  retry: 'retried',
  undo: 'undone',
} as const satisfies Record<BatchMove, string>;

const MOVES: Readonly<Record<BatchMove, Move>> = {
  pause: async ({ clock }, tx, batch) => {
    refuseUnless(batch.state === 'running');
    await saveBatchState(tx, batch, { state: 'paused', at: clock.now() });
  },
  resume: async (deps, tx, batch) => {
    refuseUnless(batch.state === 'paused');
    await go(deps, tx, batch, 'running');
  },
  cancel: async (deps, tx, batch) => {
    refuseUnless(batch.state === 'running' || batch.state === 'paused');
    await moveItems(tx, batch, { from: 'queued', to: 'cancelled', at: deps.clock.now() });
    await go(deps, tx, batch, 'running');
  },
  retry: async (deps, tx, batch) => {
    refuseUnless(batch.state === 'finished' && batch.items.some(({ state }) => state === 'failed'));
    await moveItems(tx, batch, { from: 'failed', to: 'queued', at: null });
    await go(deps, tx, batch, 'running');
  },
  undo: async (deps, tx, batch) => {
    refuseUnless(canUndo(batch));
    await go(deps, tx, batch, 'undoing');
  },
};

async function go(
  { clock, queue }: Deps,
  tx: Transaction,
  batch: Batch,
  state: 'running' | 'undoing',
): Promise<void> {
  await saveBatchState(tx, batch, { state, at: clock.now() });
  const job = { userId: batch.userId, batchId: batch.id };
  await queue.enqueue(tx, 'batch.tick', job, { key: batch.id });
}

function refuseUnless(isPossible: boolean): void {
  if (!isPossible) {
    throw new AppError('batch_conflict');
  }
}

function entryOf(
  { clock }: Deps,
  principal: Principal,
  { batch, what }: { batch: Batch; what: string },
) {
  return {
    actor: actorOf(principal),
    // The operations it calls are audited in each tenant.
    tenantId: null,
    action: `batch.${what}`,
    target: { type: 'batch', id: batch.id },
    details: { operation: batch.operation, clients: batch.items.length },
    at: clock.now(),
  };
}

function known(batch: Batch | null): Batch {
  if (batch === null) {
    throw new AppError('batch_not_found');
  }
  return batch;
}
