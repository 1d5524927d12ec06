import type { Request, RequestHandler, Response } from 'express';
import type { OperationStatus, RecordEvent } from '../platform/operation-event.ts';
import { inSpan, readTraceparent, rootSpan } from '../platform/span.ts';
import type { Operation } from './contract.ts';
import type { OperationId, Principal } from './operations.ts';

/** Polled by machines, or open as long as a page is: they would drown out the rest. */
const NOT_RECORDED: ReadonlySet<string> = new Set<OperationId>([
  'getHealth',
  'getReadiness',
  'streamLiveEvents',
]);

/** Runs each request in a span of the trace in its `traceparent`, and records it when it ends. */
export function traceRequests(record: RecordEvent): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = response.locals['requestId'] as string;
    const span = rootSpan({ requestId, ...readTraceparent(request.get('traceparent')) });
    response.once('close', () => {
      const operation = response.locals['operation'] as Operation | undefined;
      if (operation === undefined || NOT_RECORDED.has(operation.id)) {
        return;
      }
      const principal = response.locals['principal'] as Principal | undefined;
      record({
        span: {
          ...span,
          userId: principal?.userId ?? null,
          tenantId: (response.locals['tenantId'] as string | undefined) ?? null,
        },
        kind: 'request',
        operation: operation.id,
        status: statusOf(response),
        durationMs: performance.now() - startedAt,
        httpStatus: response.statusCode,
        errorCode: (response.locals['errorCode'] as string | undefined) ?? null,
        ...bytesOf(request, response),
      });
    });
    inSpan(span, next);
  };
}

function statusOf({ statusCode, writableFinished }: Response): OperationStatus {
  if (!writableFinished) {
    return 'aborted';
  }
  if (statusCode >= 500) {
    return 'failed';
  }
  return statusCode >= 400 ? 'refused' : 'succeeded';
}

function bytesOf(request: Request, response: Response) {
  const received = Number(request.get('content-length') ?? Number.NaN);
  const sent = Number(response.get('content-length') ?? Number.NaN);
  return {
    ...(Number.isSafeInteger(received) && received >= 0 ? { bytesReceived: received } : {}),
    ...(Number.isSafeInteger(sent) && sent >= 0 ? { bytesSent: sent } : {}),
  };
}
