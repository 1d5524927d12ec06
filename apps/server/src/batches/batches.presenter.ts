import type { components } from '@platebook/api-client';
import type { CamelCased } from '../http/present.ts';
import { presentValues } from '../http/message-values.ts';
import { textOf } from './batch-messages.ts';
import { canUndo, statusOf } from './batch-status.ts';
import type { Reason } from './batch-work.ts';
import type { Batch, BatchItem } from './batches.store.ts';
import type { BatchPreview } from './preview-batch.ts';
import { presentCoded } from '../payouts/report-readings.presenter.ts';

type Schemas = components['schemas'];

export function presentSummary(batch: Batch): CamelCased<Schemas['BatchSummary']> {
  return {
    ...batch,
    options: batch.options as Schemas['BatchOptions'],
    status: statusOf(batch),
    counts: countsOf(batch.items),
    entries: batch.items.reduce((sum, { entries }) => sum + entries, 0),
    canUndo: canUndo(batch),
  };
}

export function presentBatch(batch: Batch): CamelCased<Schemas['Batch']> {
  return { ...presentSummary(batch), items: batch.items.map(presentItem) };
}

function presentItem(item: BatchItem): CamelCased<Schemas['BatchItem']> {
  return {
    ...item,
    reason: item.reason === null ? null : presentReason(item.reason),
    result: textOf(item.results),
    results: item.results.map(presentCoded),
  };
}

function presentReason({ code, message, values }: Reason): CamelCased<Schemas['BatchReason']> {
  return { code, message, ...(values === undefined ? {} : { values: presentValues(values) }) };
}

function countsOf(items: readonly BatchItem[]): CamelCased<Schemas['BatchCounts']> {
  const counts = {
    total: items.length,
    queued: 0,
    running: 0,
    done: 0,
    skipped: 0,
    failed: 0,
    cancelled: 0,
    undone: 0,
  };
  for (const { state } of items) {
    counts[state] += 1;
  }
  return counts;
}

export function presentPreview(
  preview: BatchPreview,
): CamelCased<NonNullable<Schemas['BatchPreviewAnswer']['data']>> {
  const { items, entries, confirmation } = preview;
  const count = (verdict: string): number =>
    items.filter((item) => item.verdict.verdict === verdict).length;
  return {
    items: items.map(({ tenantId, clientId, name, verdict }) => ({
      tenantId,
      clientId,
      clientName: name,
      verdict: verdict.verdict,
      reason: verdict.verdict === 'will_do' ? null : presentReason(verdict.reason),
      summary: verdict.verdict === 'will_do' ? verdict.summary.message : null,
      wording: verdict.verdict === 'will_do' ? presentCoded(verdict.summary) : null,
      entries: verdict.verdict === 'will_do' ? verdict.entries : 0,
    })),
    willDo: count('will_do'),
    skip: count('skip'),
    blocked: count('blocked'),
    entries,
    confirmation,
  };
}
