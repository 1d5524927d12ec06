import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A piece of work under way and whose it is: a request, a job, or a step of one. */
export type Span = {
  /** Of the request that everything in the trace follows from. */
  readonly requestId: string;
  /** W3C Trace Context: 32 hexadecimal digits, not all zero. */
  readonly traceId: string;
  /** 16 hexadecimal digits, not all zero. */
  readonly id: string;
  readonly parentId: string | null;
  readonly tenantId: string | null;
  readonly userId: string | null;
  readonly runId: string | null;
  /** 1 the first time a job is tried. */
  readonly attempt: number;
};

const current = new AsyncLocalStorage<Span>();

/** The span of whatever is under way; null outside of requests and jobs. */
export function currentSpan(): Span | null {
  return current.getStore() ?? null;
}

/** Does something, and whatever follows from it, within a span. */
export function inSpan<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

type Root = Pick<Span, 'requestId'> & Partial<Omit<Span, 'id' | 'requestId'>>;

/** The first span of this process in a trace, which another process may have begun. */
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

/** A span below another one, in the same trace and for the same people. */
export function childOf(parent: Span): Span {
  return { ...parent, id: newSpanId(), parentId: parent.id };
}

function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** What a `traceparent` header (W3C Trace Context, version 00) says; null where it is none. */
export function readTraceparent(
  header: string | undefined,
): { readonly traceId: string; readonly parentId: string } | null {
  const [, traceId = '', parentId = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  return /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(parentId) ? { traceId, parentId } : null;
}

export function writeTraceparent({ traceId, id }: Pick<Span, 'traceId' | 'id'>): string {
  return `00-${traceId}-${id}-01`;
}
