import type { JsonValue } from '../json-view/json-node.ts';
import { formatCount } from '../../components/number-format/format-count.ts';
import { traceWaterfallWords } from './trace-waterfall.words.ts';

export type SpanStatus = 'ok' | 'failed' | 'running';

/** A span: an operation, its source, start and duration. */
export type TraceSpan = {
  id: string;
  /** The parent span; null for the request itself. */
  parentId: string | null;
  /** The operation as recorded by the server: "qbo_post". */
  operation: string;
  /** "post"; null if it belongs to no stage. */
  stage: string | null;
  /** The emitting service: "frontend", "server", "worker". */
  source: string;
  /** Milliseconds since the trace began. */
  startMs: number;
  /** Milliseconds; for a running span so far. */
  durationMs: number;
  status: SpanStatus;
  /** The error in words. */
  error?: string | undefined;
  /** Its attributes. */
  context?: Readonly<Record<string, JsonValue>> | undefined;
  /** JSON pointers of the values in `context` that the server withheld. */
  hidden?: readonly string[] | undefined;
};

export type SpanRow = {
  kind: 'span';
  id: string;
  span: TraceSpan;
  level: number;
  isOpen: boolean | null;
  place: number;
  neighbours: number;
  isCritical: boolean;
};

/** Time within a span in which none of its children ran. */
export type GapRow = {
  kind: 'gap';
  id: string;
  startMs: number;
  durationMs: number;
  level: number;
  isOpen: null;
  place: number;
  neighbours: number;
};

export type TraceRow = SpanRow | GapRow;

export type Trace = {
  spans: readonly TraceSpan[];
  /** Spans without a loaded parent. */
  roots: readonly TraceSpan[];
  /** The children of a span, sorted by start. */
  partsOf: (id: string) => readonly TraceSpan[];
  durationMs: number;
  /** The critical path: shortening one of these spans would have shortened the trace. */
  critical: ReadonlySet<string>;
};

/** Gaps below this share of the whole trace get no row. */
const GAP_SHARE = 0.05;

/** Builds a trace from spans in any order. A span whose parent did not arrive is a root. */
export function readTrace(spans: readonly TraceSpan[]): Trace {
  const known = new Set(spans.map(({ id }) => id));
  const parts = new Map<string | null, TraceSpan[]>();
  for (const span of [...spans].sort((one, other) => one.startMs - other.startMs)) {
    const parent = span.parentId !== null && known.has(span.parentId) ? span.parentId : null;
    parts.set(parent, [...(parts.get(parent) ?? []), span]);
  }
  const partsOf = (id: string) => parts.get(id) ?? [];
  const roots = parts.get(null) ?? [];
  const last = roots.toSorted((one, other) => endOf(other) - endOf(one))[0];
  const critical = new Set<string>();
  if (last !== undefined) {
    walkBack(last, partsOf, critical);
  }
  return { spans, roots, partsOf, durationMs: Math.max(0, ...spans.map(endOf)), critical };
}

function endOf({ startMs, durationMs }: TraceSpan): number {
  return startMs + durationMs;
}

/** Collects the critical path backward: the child that ended last, then the last one to end before that one started. */
function walkBack(span: TraceSpan, partsOf: Trace['partsOf'], critical: Set<string>): void {
  critical.add(span.id);
  let until = endOf(span);
  const byEnd = partsOf(span.id).toSorted((one, other) => endOf(other) - endOf(one));
  for (const part of byEnd) {
    // A child that outlives its parent counts only until the parent ends.
    const end = Math.min(endOf(part), endOf(span));
    if (end <= until && part.startMs < until) {
      walkBack(part, partsOf, critical);
      until = part.startMs;
    }
  }
}

export type TraceLook = {
  /** Ids of collapsed spans. */
  closed: ReadonlySet<string>;
  /** Shows only the critical path. */
  onlyCritical: boolean;
};

/** Flattens a trace into its visible rows, top to bottom: spans, and gaps between children. */
export function rowsInSight(
  trace: Trace,
  { closed, onlyCritical }: TraceLook,
): readonly TraceRow[] {
  const rows: TraceRow[] = [];
  const isShown = ({ id }: TraceSpan) => !onlyCritical || trace.critical.has(id);
  const addAll = (spans: readonly TraceSpan[], level: number) => {
    const shown = spans.filter(isShown);
    const gaps = level === 1 || onlyCritical ? [] : gapsBetween(spans, trace.durationMs);
    const neighbours = shown.length + gaps.length;
    let place = 0;
    for (const span of shown) {
      const gap = gaps.find(({ before }) => before === span.id);
      if (gap !== undefined) {
        place += 1;
        const { startMs, durationMs } = gap;
        const id = traceWaterfallWords.gapBefore(span.id);
        rows.push({ kind: 'gap', id, startMs, durationMs, level, isOpen: null, place, neighbours });
      }
      place += 1;
      const parts = trace.partsOf(span.id).filter(isShown);
      const isOpen = parts.length === 0 ? null : !closed.has(span.id);
      const isCritical = trace.critical.has(span.id);
      rows.push({
        kind: 'span',
        id: span.id,
        span,
        level,
        isOpen,
        place,
        neighbours,
        isCritical,
      });
      if (isOpen === true) {
        addAll(trace.partsOf(span.id), level + 1);
      }
    }
  };
  addAll(trace.roots, 1);
  return rows;
}

type Gap = { before: string; startMs: number; durationMs: number };

function gapsBetween(spans: readonly TraceSpan[], wholeMs: number): readonly Gap[] {
  const gaps: Gap[] = [];
  let until = spans[0]?.startMs ?? 0;
  for (const span of spans) {
    const durationMs = span.startMs - until;
    if (durationMs > 0 && durationMs >= wholeMs * GAP_SHARE) {
      gaps.push({ before: span.id, startMs: until, durationMs });
    }
    until = Math.max(until, endOf(span));
  }
  return gaps;
}

/** Formats milliseconds: "0.4 ms", "640 ms", "1.24 s", "2 min 5 s". */
export function writeDuration(ms: number): string {
  if (ms < 10) {
    return traceWaterfallWords.ms(round(ms, 1));
  }
  if (ms < 999.5) {
    return traceWaterfallWords.ms(round(ms, 0));
  }
  if (ms < 59_995) {
    return `${round(ms / 1_000, 2)} s`;
  }
  const seconds = Math.round(ms / 1_000);
  return seconds % 60 === 0
    ? traceWaterfallWords.min(seconds)
    : traceWaterfallWords.minS(Math.floor(seconds / 60), seconds);
}

function round(value: number, digits: number): string {
  return formatCount(value, digits);
}

/** Summarizes a trace: number of spans, duration, failures, and the longest leaf span of the critical path. */
export function traceSentence({ spans, durationMs, critical, partsOf }: Trace): string {
  const count =
    spans.length === 1 ? traceWaterfallWords.oneSpan : traceWaterfallWords.spans(spans.length);
  const failed = spans.filter(({ status }) => status === 'failed').length;
  const running = spans.some(({ status }) => status === 'running');
  const facts = [
    traceWaterfallWords.inIt(count, writeDuration(durationMs)),
    ...(failed === 0 ? [] : [traceWaterfallWords.failed(failed)]),
    ...(running ? [traceWaterfallWords.stillRunning] : []),
  ];
  const [longest] = spans
    .filter(({ id }) => critical.has(id) && partsOf(id).length === 0)
    .toSorted((one, other) => other.durationMs - one.durationMs);
  const waited =
    longest === undefined || spans.length === 1
      ? ''
      : traceWaterfallWords.mostOfItWaited(longest.operation, writeDuration(longest.durationMs));
  return `${facts.join(', ')}.${waited}`;
}
