import { batchProgress } from './batch-progress.messages.ts';
import type { Batch } from './batches.queries.ts';

/** "12 of 40 clients", "3 failed". */
export function progressOf({ counts }: Pick<Batch, 'counts'>): { percent: number; words: string } {
  const { total, queued, running, failed } = counts;
  const over = total - queued - running;
  return {
    percent: total === 0 ? 100 : Math.floor((100 * over) / total),
    words:
      failed === 0
        ? batchProgress.progress(over, total)
        : batchProgress.progressWithFailures(over, total, failed),
  };
}
