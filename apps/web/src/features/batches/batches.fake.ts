import type { Batch, BatchItem } from './batches.queries.ts';

const COUNTS: Batch['counts'] = {
  total: 2,
  queued: 0,
  running: 0,
  done: 2,
  skipped: 0,
  failed: 0,
  cancelled: 0,
  undone: 0,
};

/** A client with a finished month-end pack. */
export const packItem: BatchItem = {
  tenant_id: 't1',
  client_id: 'c1',
  client_name: 'Harbor',
  state: 'done',
  reason: null,
  result: 'Pack made',
  results: [],
  link: {
    code: 'download',
    label: 'Download',
    href: '/api/v2/clients/tenants/t1/generated-reports/g7/download',
  },
  entries: 0,
  run_ids: [],
  started_at: '2026-11-21T09:00:00.000Z',
  finished_at: '2026-11-21T09:00:09.000Z',
};

/** A finished batch of two clients; `counts` overrides the defaults. */
export function batchOf(
  changes: Partial<Omit<Batch, 'counts'>> & { counts?: Partial<Batch['counts']> } = {},
): Batch {
  return {
    id: 'b1',
    operation: 'export_workpapers',
    options: { from: '2026-10-01', to: '2026-10-31' },
    status: 'completed',
    entries: 0,
    can_undo: false,
    idempotency_key: 'k1',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:09.000Z',
    finished_at: '2026-11-21T09:00:09.000Z',
    items: [],
    ...changes,
    counts: { ...COUNTS, ...changes.counts },
  };
}
