import type { TraceSpan } from './trace-span.ts';

export const REQUEST_ID = 'req_8f2c41d07be0';

type Span = readonly [
  id: string,
  parentId: string | null,
  operation: string,
  startMs: number,
  durationMs: number,
];

const STAGES: Readonly<Record<string, string>> = {
  uber_report_download: 'fetch',
  report_recognise: 'parse',
  rows_check: 'validate',
  entries_plan: 'plan',
  qbo_post: 'post',
  ledger_verify: 'verify',
};

const SPANS: readonly Span[] = [
  ['root', null, 'sync_payouts', 0, 4_180],
  ['fetch', 'root', 'uber_report_download', 12, 1_460],
  ['token', 'fetch', 'uber_token', 14, 180],
  ['report', 'fetch', 'uber_report_ready', 200, 1_260],
  ['parse', 'root', 'report_recognise', 1_475, 92],
  ['check', 'root', 'rows_check', 1_570, 64],
  ['plan', 'root', 'entries_plan', 1_640, 210],
  ['mapping', 'plan', 'mapping_read', 1_645, 40],
  ['post', 'root', 'qbo_post', 2_260, 1_690],
  ['entry1', 'post', 'qbo_journal_entry', 2_270, 640],
  ['entry2', 'post', 'qbo_journal_entry', 2_270, 1_010],
  ['entry3', 'post', 'qbo_journal_entry', 3_290, 650],
  ['verify', 'root', 'ledger_verify', 3_960, 210],
];

/** A run that fetched one report and posted three entries, after waiting for QuickBooks' rate limit. */
export const SYNC_RUN: readonly TraceSpan[] = SPANS.map(
  ([id, parentId, operation, startMs, durationMs]) => ({
    id,
    parentId,
    operation,
    stage: STAGES[operation] ?? null,
    source: operation.startsWith('qbo_j') ? 'quickbooks_online' : 'worker',
    startMs,
    durationMs,
    status: 'ok',
    context: { attempt: 1, client: 'Harbor Table Fishtown', payouts: 1 },
  }),
);

/** The same run, rejected by QuickBooks at the second entry. */
export const FAILED_RUN: readonly TraceSpan[] = SYNC_RUN.filter(
  ({ id }) => id !== 'entry3' && id !== 'verify',
).map((span) =>
  ['entry2', 'post', 'root'].includes(span.id)
    ? {
        ...span,
        durationMs: span.id === 'entry2' ? 1_010 : 3_300 - span.startMs,
        status: 'failed',
        ...(span.id === 'entry2'
          ? {
              error: 'QuickBooks refused the entry: the account 6120 was deleted.',
              context: {
                intuit_tid: '1-65f0c9a2-4c1d',
                http_status: 400,
                fault: { code: '610', detail: 'Object Not Found' },
                authorization: 'withheld',
              },
              hidden: ['/authorization'],
            }
          : {}),
      }
    : span,
);

/** `count` deterministic spans: consecutive stages, each with calls in two levels. */
export function manySpans(count: number): readonly TraceSpan[] {
  const spans: TraceSpan[] = [];
  const stages = Object.entries(STAGES);
  for (let at = 0; at < count; at += 1) {
    const [operation, stage] = stages[at % stages.length] ?? ['sync', 'fetch'];
    const parent = at === 0 ? null : at < 10 ? 0 : Math.floor((at - 1) / 4);
    const parentSpan = parent === null ? undefined : spans[parent];
    const spread = (at * 7_919) % 97;
    const room = parentSpan?.durationMs ?? 0;
    spans.push({
      id: `span-${String(at)}`,
      parentId: parentSpan?.id ?? null,
      operation: at === 0 ? 'sync_payouts' : operation,
      stage: at === 0 ? null : stage,
      source: at % 5 === 0 ? 'quickbooks_online' : 'worker',
      startMs: (parentSpan?.startMs ?? 0) + (room * (at === 0 ? 0 : at % 4) * 22) / 100,
      durationMs: at === 0 ? 42_000 : (room * (12 + (spread % 20))) / 100,
      status: at > 0 && at % 61 === 0 ? 'failed' : 'ok',
    });
  }
  return spans;
}
