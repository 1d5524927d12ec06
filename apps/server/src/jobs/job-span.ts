import { currentSpan, rootSpan } from '../platform/span.ts';
import type { Span } from '../platform/span.ts';

/** A job's trace context, stored with its data. */
type JobTrace = {
  readonly request_id: string;
  readonly trace_id: string;
  readonly span_id: string;
  readonly user_id: string | null;
};

/** Adds the enqueuer's trace context to a job's data. */
export function withTrace<Data extends object>(data: Data): Data {
  const span = currentSpan();
  if (span === null) {
    return data;
  }
  const trace: JobTrace = {
    request_id: span.requestId,
    trace_id: span.traceId,
    span_id: span.id,
    user_id: span.userId,
  };
  return { ...data, trace };
}

/** A scheduled job has no data: null. */
export type StoredJob<Data> = {
  readonly id: string;
  readonly data: Data | null;
  readonly retryCount: number;
};

/** A job's data as enqueued, and the span of this attempt; a new trace if no request enqueued it. */
export function readJob<Data extends object>({
  id,
  data,
  retryCount,
}: StoredJob<Data>): { readonly data: Data; readonly span: Span } {
  const { trace, ...rest } = (data ?? {}) as Data & { readonly trace?: JobTrace };
  return {
    data: rest as unknown as Data,
    span: rootSpan({
      requestId: trace?.request_id ?? `job-${id}`,
      ...(trace === undefined ? {} : { traceId: trace.trace_id, parentId: trace.span_id }),
      userId: trace?.user_id ?? null,
      tenantId: textIn(rest, 'tenantId'),
      runId: textIn(rest, 'runId') ?? textIn(rest, 'importId'),
      attempt: retryCount + 1,
    }),
  };
}

function textIn(data: object, name: string): string | null {
  const value: unknown = new Map<string, unknown>(Object.entries(data)).get(name);
  return typeof value === 'string' ? value : null;
}
