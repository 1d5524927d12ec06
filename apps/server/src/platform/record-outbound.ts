import { randomUUID } from 'node:crypto';
import { OutboundError } from './outbound.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from './outbound.ts';
import type { CalledProvider, OperationStatus, RecordEvent } from './operation-event.ts';
import { childOf, currentSpan, rootSpan, writeTraceparent } from './span.ts';

/** How a provider's calls are recognized: by path prefix, also if all of them are the sandbox, otherwise by host. */
export type KnownCalls = {
  readonly provider: CalledProvider;
  readonly path: RegExp;
  readonly host: RegExp;
};

/** Sends each call with its trace context in `traceparent`, and records it when it ends. */
export function recordOutbound(
  outbound: Outbound,
  record: RecordEvent,
  known: readonly KnownCalls[],
): Outbound {
  return async (request) => {
    const parent = currentSpan();
    const span =
      parent === null ? rootSpan({ requestId: `call-${randomUUID()}` }) : childOf(parent);
    const startedAt = performance.now();
    const { operation, provider } = nameOfCall(request, known);
    const call = { span, kind: 'provider_call', operation, provider } as const;
    const bytesSent = request.body === undefined ? 0 : Buffer.byteLength(request.body);
    try {
      const answer = await outbound({
        ...request,
        headers: { ...request.headers, traceparent: writeTraceparent(span) },
      });
      record({
        ...call,
        ...outcomeOf(answer.status),
        durationMs: performance.now() - startedAt,
        bytesSent,
        bytesReceived: answer.bytes.byteLength,
        providerRequestId: requestIdOf(answer),
      });
      return answer;
    } catch (error) {
      record({
        ...call,
        status: 'failed',
        durationMs: performance.now() - startedAt,
        errorCode: error instanceof OutboundError ? error.kind : 'unexpected_error',
        bytesSent,
      });
      throw error;
    }
  };
}

function outcomeOf(httpStatus: number): {
  readonly status: OperationStatus;
  readonly httpStatus: number;
  readonly errorCode: string | null;
} {
  if (httpStatus < 400) {
    return { status: 'succeeded', httpStatus, errorCode: null };
  }
  const status = httpStatus >= 500 || httpStatus === 429 ? 'failed' : 'refused';
  return { status, httpStatus, errorCode: `http_${httpStatus}` };
}

/**
 * The name of a call, as `POST /v3/company/:id/journalentry`. Ids are omitted, and so is the whole path of an unknown
 * host: signed links grant access by themselves.
 */
export function nameOfCall(
  { url, method = 'GET' }: Pick<OutboundRequest, 'url' | 'method'>,
  known: readonly KnownCalls[],
): { readonly operation: string; readonly provider: CalledProvider | null } {
  const { pathname, hostname } = new URL(url);
  const provider = known.find(({ path }) => path.test(pathname))?.provider;
  if (provider === undefined) {
    const owner = known.find(({ host }) => host.test(hostname))?.provider;
    return { operation: `${method} download`, provider: owner ?? null };
  }
  const path = pathname
    .split('/')
    .map((part) => (/^(v\d+|oauth2|[a-z_]*)$/.test(part) ? part : ':id'))
    .join('/');
  return { operation: `${method} ${path}`, provider };
}

/** The provider's own id of a call, from whichever header it uses. */
export function requestIdOf({ headers }: Pick<OutboundAnswer, 'headers'>): string | null {
  const header = headers['intuit_tid'] ?? headers['x-uber-request-id'];
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
