import { randomUUID } from 'node:crypto';
import { OutboundError } from './outbound.ts';
import type { Outbound, OutboundRequest } from './outbound.ts';
import type { CalledProvider, OperationStatus, RecordEvent } from './operation-event.ts';
import { childOf, currentSpan, rootSpan, writeTraceparent } from './span.ts';

/** What an address begins with says whose it is, also where all of them are the sandbox. */
const PATHS: readonly (readonly [RegExp, CalledProvider])[] = [
  [/^\/(v3\/company|oauth2\/v1|v2\/oauth2)\//, 'quickbooks'],
  [/^\/(oauth\/v2|v1\/eats|v1\/delivery)\//, 'ubereats'],
  [/^\/dataexchange\//, 'doordash'],
];
const HOSTS: readonly (readonly [RegExp, CalledProvider])[] = [
  [/\.intuit\.com$/, 'quickbooks'],
  [/\.uber\.com$/, 'ubereats'],
  [/\.doordash\.com$/, 'doordash'],
];

/** Every call with its place in the trace, which it carries as `traceparent`; each is recorded once it is over. */
export function recordOutbound(outbound: Outbound, record: RecordEvent): Outbound {
  return async (request) => {
    const parent = currentSpan();
    const span =
      parent === null ? rootSpan({ requestId: `call-${randomUUID()}` }) : childOf(parent);
    const startedAt = performance.now();
    const { operation, provider } = nameOfCall(request);
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
        providerRequestId: textOf(
          answer.headers['intuit_tid'] ?? answer.headers['x-uber-request-id'],
        ),
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
 * What is called, as `POST /v3/company/:id/journalentry`. Ids are left out, and so is the whole address where nobody knows
 * whose it is: links to files are their own permission.
 */
export function nameOfCall({ url, method = 'GET' }: Pick<OutboundRequest, 'url' | 'method'>): {
  readonly operation: string;
  readonly provider: CalledProvider | null;
} {
  const { pathname, hostname } = new URL(url);
  const provider = PATHS.find(([path]) => path.test(pathname))?.[1];
  if (provider === undefined) {
    const host = HOSTS.find(([name]) => name.test(hostname))?.[1];
    return { operation: `${method} download`, provider: host ?? null };
  }
  const path = pathname
    .split('/')
    .map((part) => (/^(v\d+|oauth2|[a-z_]*)$/.test(part) ? part : ':id'))
    .join('/');
  return { operation: `${method} ${path}`, provider };
}

function textOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
