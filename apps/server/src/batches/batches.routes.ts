import { DEFAULT_LIMIT } from '../http/cursor.ts';
import { accepted, ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import { presentBatch, presentPreview, presentSummary } from './batches.presenter.ts';
import type { BatchesService, BatchMove } from './batches.service.ts';
import { writeCsv } from '../platform/csv-table.ts';
import { textOf } from './batch-messages.ts';
import type { Batch } from './batches.store.ts';

type Moves = 'pauseBatch' | 'resumeBatch' | 'cancelBatch' | 'retryBatch' | 'undoBatch';
type Ids =
  | 'listBatches'
  | 'createBatch'
  | 'previewBatch'
  | 'getBatch'
  | 'downloadBatchResults'
  | Moves;

export function batchesRoutes(batches: BatchesService): Pick<Handlers, Ids> {
  return {
    listBatches: {
      needs: 'user',
      handle: async ({ principal, query }) => {
        const { items, nextCursor } = await batches.list(principal.userId, {
          operation: query.operation,
          sort: query.sort,
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: items.map(presentSummary), next_cursor: nextCursor });
      },
    },
    previewBatch: {
      needs: 'user',
      handle: async ({ principal, body: { operation, tenant_ids: tenantIds, options = {} } }) =>
        ok(presentPreview(await batches.preview(principal, { operation, tenantIds, options }))),
    },
    createBatch: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        const batch = await batches.start(principal, {
          operation: body.operation,
          tenantIds: body.tenant_ids,
          options: body.options ?? {},
          idempotencyKey: body.idempotency_key,
          confirmation: body.confirmation,
        });
        return accepted(presentBatch(batch), 'Batch started');
      },
    },
    getBatch: {
      needs: 'user',
      handle: async ({ principal, path }) =>
        ok(presentBatch(await batches.find(principal.userId, path.batch))),
    },
    downloadBatchResults: {
      needs: 'user',
      handle: async ({ principal, path }) => {
        const batch = await batches.find(principal.userId, path.batch);
        const day = batch.createdAt.toISOString().slice(0, 10);
        return {
          kind: 'file',
          type: 'text/csv; charset=utf-8',
          name: `batch-${batch.operation.replaceAll('_', '-')}-${day}.csv`,
          pieces: writeCsv(RESULT_COLUMNS, batch.items.map(toResultRow)),
        };
      },
    },
    ...moveRoutes(batches),
  };
}

function moveRoutes(batches: BatchesService): Pick<Handlers, Moves> {
  const route = (how: BatchMove, message: string) =>
    ({
      needs: 'user',
      handle: async ({
        principal,
        path,
      }: {
        principal: Parameters<BatchesService['move']>[0];
        path: { batch: string };
      }) => ok(presentBatch(await batches.move(principal, path.batch, how)), message),
    }) as const;
  return {
    pauseBatch: route('pause', 'Batch paused'),
    resumeBatch: route('resume', 'Batch resumed'),
    cancelBatch: route('cancel', 'Batch canceled'),
    retryBatch: route('retry', 'Batch started again'),
    undoBatch: route('undo', 'Batch undone'),
  };
}

const RESULT_COLUMNS = [
  'client',
  'state',
  'result',
  'reason',
  'entries',
  'started_at',
  'finished_at',
];

/** The result row of a client. */
function toResultRow(item: Batch['items'][number]): string[] {
  return [
    item.clientName,
    item.state,
    textOf(item.results) ?? '',
    item.reason?.message ?? '',
    String(item.entries),
    item.startedAt?.toISOString() ?? '',
    item.finishedAt?.toISOString() ?? '',
  ];
}
