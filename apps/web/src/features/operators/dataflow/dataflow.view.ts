import type { ChartPoint, ChartSeries, TraceSpan } from '@platebook/ui';
import { formatDay } from '../../../shared/format/days.ts';
import { kindNames, statusNames, words } from './dataflow.messages.ts';
import type { DataflowOperation, DataflowStats, DataflowTrace } from './dataflow.queries.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** A duration: "41 ms", "6.2 s", "12.5 min"; empty if unknown. */
export function durationText(ms: number | null): string {
  if (ms === null) {
    return '';
  }
  if (ms < SECOND_MS) {
    return words.milliseconds(Math.round(ms));
  }
  return ms < MINUTE_MS ? words.seconds(ms / SECOND_MS) : words.minutes(ms / MINUTE_MS);
}

export const TRACE_ID = /^[\w-]{1,64}$/;

/** The address of the trace of a request. */
export function traceHref(requestId: string): string {
  return `/admin/dataflow?${new URLSearchParams({ view: 'trace', request: requestId }).toString()}`;
}

/** A trace's events as spans of its waterfall, in milliseconds from the first start. */
export function toSpans({ events }: Pick<DataflowTrace, 'events'>): TraceSpan[] {
  const ids = new Set(events.map(({ id }) => id));
  const began = Math.min(...events.map(({ occurred_at: at }) => Date.parse(at)));
  return events.map((event) => ({
    id: event.id,
    parentId: event.parent_id !== null && ids.has(event.parent_id) ? event.parent_id : null,
    operation: event.operation,
    stage: event.stage,
    source: event.provider ?? kindNames[event.kind],
    startMs: Date.parse(event.occurred_at) - began,
    durationMs: event.duration_ms,
    status: event.status === 'failed' ? 'failed' : 'ok',
    error: errorText(event),
    context: contextOf(event),
  }));
}

function errorText({ status, error_code: code }: DataflowOperation): string | undefined {
  const texts = {
    succeeded: undefined,
    refused: words.refusedWith(code ?? words.noCode),
    failed: words.failedWith(code ?? words.noCode),
    aborted: words.abortedSpan,
  };
  return texts[status];
}

/** Further attributes of an event; missing ones are omitted. */
function contextOf(event: DataflowOperation): Record<string, string | number> {
  const { http_status, error_code, attempt, tenant_name, tenant_id, user_id, run_id } = event;
  const { bytes_sent, bytes_received, provider_request_id, trace_id } = event;
  const known = {
    status: statusNames[event.status],
    http_status,
    error_code,
    attempt,
    provider_request_id,
    bytes_sent,
    bytes_received,
    tenant_name,
    tenant_id,
    user_id,
    run_id,
    trace_id,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** The results of operations by day (UTC), including days without any. */
export function toDayChart({ from, to, by_day }: Pick<DataflowStats, 'from' | 'to' | 'by_day'>): {
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
} {
  const known = new Map(by_day.map((one) => [one.day, one]));
  const days = daysBetween(from, to).map(
    (day) => known.get(day) ?? { day, total: 0, refused: 0, failed: 0 },
  );
  return {
    points: days.map(({ day }, at) => ({
      id: day,
      label: formatDay(day),
      partial: at === days.length - 1,
    })),
    series: [
      {
        id: 'succeeded',
        label: statusNames.succeeded,
        hue: 'net',
        values: days.map(({ total, refused, failed }) => total - refused - failed),
      },
      {
        id: 'refused',
        label: statusNames.refused,
        hue: 'adjustments',
        values: days.map(({ refused }) => refused),
      },
      {
        id: 'failed',
        label: statusNames.failed,
        hue: 'refunds',
        values: days.map(({ failed }) => failed),
      },
    ],
  };
}

const DAY_MS = 86_400_000;

function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from.slice(0, 10));
  const last = Date.parse(to.slice(0, 10));
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_day, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The percentage of good events; null without events. */
export function percentOf({ good, total }: { readonly good: number; readonly total: number }) {
  return total === 0 ? null : (100 * good) / total;
}
