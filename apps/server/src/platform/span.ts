import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A running piece of work and its user: a request, a job, or a step of one. */
export type Span = {
  /** Of the request at the root of the trace. */
  readonly requestId: string;
  /** W3C Trace Context: 32 hexadecimal digits, not all zero. */
  readonly traceId: string;
  /** 16 hexadecimal digits, not all zero. */
  readonly id: string;
  readonly parentId: string | null;
  readonly tenantId: string | null;
  readonly userId: string | null;
  readonly runId: string | null;
  /** 1 on a job's first attempt. */
  readonly attempt: number;
};

const current = new AsyncLocalStorage<Span>();

/** The current span; null outside of requests and jobs. */
export function currentSpan(): Span | null {
  return current.getStore() ?? null;
}

/** Runs work, and whatever follows from it, within a span. */
export function inSpan<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

type Root = Pick<Span, 'requestId'> & Partial<Omit<Span, 'id' | 'requestId'>>;

/** This process's first span in a trace, which another process may have started. */
export function rootSpan(root: Root): Span {
  return {
    traceId: randomBytes(16).toString('hex'),
    parentId: null,
    tenantId: null,
    userId: null,
    runId: null,
    attempt: 1,
    ...root,
    id: newSpanId(),
  };
}

/** A child span, in the same trace and for the same user and tenant. */
export function childOf(parent: Span): Span {
  return { ...parent, id: newSpanId(), parentId: parent.id };
}

function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Parses a `traceparent` header (W3C Trace Context, version 00); null if it is invalid. */
export function readTraceparent(
  header: string | undefined,
): { readonly traceId: string; readonly parentId: string } | null {
  const [, traceId = '', parentId = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  return /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(parentId) ? { traceId, parentId } : null;
}

export function writeTraceparent({ traceId, id }: Pick<Span, 'traceId' | 'id'>): string {
  return `00-${traceId}-${id}-01`;
}
