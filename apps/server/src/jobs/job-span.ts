import { currentSpan, rootSpan } from '../platform/span.ts';
import type { Span } from '../platform/span.ts';

/** Where a job comes from; stored with what it carries. */
type JobTrace = {
  readonly request_id: string;
  readonly trace_id: string;
  readonly span_id: string;
  readonly user_id: string | null;
};

/** What a job carries, with the trace of whatever asks for it. */
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

/** What a schedule asks for carries nothing: null. */
export type StoredJob<Data> = {
  readonly id: string;
  readonly data: Data | null;
  readonly retryCount: number;
};

/** What a job carries as it was given, and the span of this attempt at it; a trace of its own where nobody asked for it. */
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
