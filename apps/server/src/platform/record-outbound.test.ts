import { expect, test } from 'vitest';
import { CALLS } from '../connectors/providers.ts';
import type { OperationEvent } from './operation-event.ts';
import { OutboundError } from './outbound.ts';
import type { Outbound, OutboundRequest } from './outbound.ts';
import { nameOfCall, recordOutbound } from './record-outbound.ts';
import { inSpan, readTraceparent, rootSpan } from './span.ts';

const JOURNAL_ENTRY =
  'https://quickbooks.api.intuit.com/v3/company/9341452000000001/journalentry?requestid=canary';

test.each([
  ['GET', JOURNAL_ENTRY, 'GET /v3/company/:id/journalentry', 'quickbooks'],
  ['POST', 'http://127.0.0.1:4010/oauth/v2/token', 'POST /oauth/v2/token', 'ubereats'],
  [
    'POST',
    'https://api.uber.com/v1/eats/stores/d1a2b3c4-0000-4000-8000-000000000001/pos_data',
    'POST /v1/eats/stores/:id/pos_data',
    'ubereats',
  ],
  [
    'GET',
    'http://127.0.0.1:4010/dataexchange/v1/reports/Canary-Report/reportlink',
    'GET /dataexchange/v1/reports/:id/reportlink',
    'doordash',
  ],
  ['GET', 'https://canary.s3.amazonaws.com/canary/file.csv?X-Sig=canary', 'GET download', null],
  ['GET', 'https://files.uber.com/canary.csv', 'GET download', 'ubereats'],
] as const)('%s %s is recorded without ids', (method, url, operation, provider) => {
  expect(nameOfCall({ method, url }, CALLS)).toEqual({ operation, provider });
});

async function calling(outbound: Outbound, request: OutboundRequest) {
  const recorded: OperationEvent[] = [];
  const span = rootSpan({ requestId: 'the-request', tenantId: 'a-tenant' });
  const outcome = await inSpan(span, () =>
    recordOutbound(
      outbound,
      (event) => recorded.push(event),
      CALLS,
    )(request).then(
      ({ status }) => status,
      (error: unknown) => error,
    ),
  );
  return { span, outcome, recorded };
}

test('a call carries its trace context, and is recorded with its response status', async () => {
  const sent: OutboundRequest[] = [];
  const { span, outcome, recorded } = await calling(
    async (request) => {
      sent.push(request);
      return {
        status: 429,
        headers: { intuit_tid: '1-abc' },
        bytes: Buffer.from('slow down'),
        durationMs: 1,
      };
    },
    { url: JOURNAL_ENTRY, method: 'POST', headers: { accept: 'application/json' }, body: 'é' },
  );
  const [event] = recorded;
  expect(outcome).toBe(429);
  expect(recorded).toEqual([
    {
      span: { ...span, id: event?.span.id, parentId: span.id },
      kind: 'provider_call',
      operation: 'POST /v3/company/:id/journalentry',
      provider: 'quickbooks',
      status: 'failed',
      httpStatus: 429,
      errorCode: 'http_429',
      durationMs: event?.durationMs,
      bytesSent: 2,
      bytesReceived: 9,
      providerRequestId: '1-abc',
    },
  ]);
  expect(sent[0]?.headers?.['accept']).toBe('application/json');
  expect(readTraceparent(sent[0]?.headers?.['traceparent'])).toEqual({
    traceId: span.traceId,
    parentId: event?.span.id,
  });
});

test('a failed call is recorded with its reason, and rethrows', async () => {
  const failure = new OutboundError('nobody answers', {
    kind: 'timeout',
    mayHaveArrived: true,
    durationMs: 1,
  });
  const { outcome, recorded } = await calling(() => Promise.reject(failure), {
    url: JOURNAL_ENTRY,
  });
  expect(outcome).toBe(failure);
  expect(recorded).toMatchObject([{ status: 'failed', errorCode: 'timeout', bytesSent: 0 }]);
});
