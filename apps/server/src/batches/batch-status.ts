import type { BatchItemState } from '../db/tables.ts';
import type { Batch } from './batches.store.ts';

export type BatchStatus = 'running' | 'paused' | 'completed' | 'partial' | 'failed' | 'cancelled';

type Counted = Pick<Batch, 'state' | 'items'>;

/** The status word of a batch. */
export function statusOf({ state, items }: Counted): BatchStatus {
  if (state !== 'finished') {
    return state === 'paused' ? 'paused' : 'running';
  }
  const has = (one: BatchItemState): boolean => items.some((item) => item.state === one);
  if (has('cancelled')) {
    return 'cancelled';
  }
  if (!has('failed')) {
    return 'completed';
  }
  return has('done') || has('undone') ? 'partial' : 'failed';
}

/** Whether it can be undone: it has ended, and at least one finished item recorded how. */
export function canUndo({ state, items }: Counted): boolean {
  return state === 'finished' && items.some((item) => item.state === 'done' && item.undo !== null);
}
