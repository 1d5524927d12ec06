import { PassThrough } from 'node:stream';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../http/listen.ts';
import type { Listening } from '../../http/listen.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import { rootSpan } from '../../platform/span.ts';
import { createSpanExport } from './export-spans.ts';

const TENANT = '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01';
const clock = createFakeClock('2026-11-26T09:00:00.250Z');

let collector: Listening;

afterEach(() => collector.close(0));

/** An OpenTelemetry collector, and the bodies it received. */
async function openCollector(status: number): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const app = express();
  app.post('/v1/traces', express.json(), (request, response) => {
    bodies.push(request.body);
    response.status(status).json({});
  });
  collector = await listen(app, { host: '127.0.0.1', port: 0 });
  return bodies;
}

function openExport(log = createLogger('silent')) {
  const endpoint = collector.url;
  return createSpanExport({ endpoint, serviceName: 'platebook', version: '1.2.3', clock, log });
}

test('an operation is exported as a span of its trace, with its start time', async () => {
  const bodies = await openCollector(200);
  const spans = openExport();
  spans.record({
    span: {
      ...rootSpan({
        requestId: 'request-1',
        traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
        parentId: '00f067aa0ba902b7',
        tenantId: TENANT,
      }),
      id: 'b7ad6b7169203331',
    },
    kind: 'provider_call',
    operation: 'POST journalentry',
    status: 'failed',
    durationMs: 1_500,
    provider: 'quickbooks',
    httpStatus: 503,
    errorCode: 'provider_unavailable',
  });
  await spans.stop();
  expect(bodies).toEqual([
    {
      resourceSpans: [
        {
          resource: {
            attributes: [
              { key: 'service.name', value: { stringValue: 'platebook' } },
              { key: 'service.version', value: { stringValue: '1.2.3' } },
            ],
            droppedAttributesCount: 0,
          },
          scopeSpans: [
            {
              scope: { name: 'platebook' },
              spans: [
                {
                  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
                  spanId: 'b7ad6b7169203331',
                  parentSpanId: '00f067aa0ba902b7',
                  name: 'POST journalentry',
                  kind: 3,
                  startTimeUnixNano: '1795683598750000000',
                  endTimeUnixNano: '1795683600250000000',
                  attributes: [
                    { key: 'platebook.kind', value: { stringValue: 'provider_call' } },
                    { key: 'platebook.status', value: { stringValue: 'failed' } },
                    { key: 'platebook.request_id', value: { stringValue: 'request-1' } },
                    { key: 'platebook.attempt', value: { intValue: 1 } },
                    { key: 'platebook.tenant_id', value: { stringValue: TENANT } },
                    { key: 'platebook.provider', value: { stringValue: 'quickbooks' } },
                    { key: 'error.type', value: { stringValue: 'provider_unavailable' } },
                    { key: 'http.response.status_code', value: { intValue: 503 } },
                  ],
                  droppedAttributesCount: 0,
                  events: [],
                  droppedEventsCount: 0,
                  status: { code: 2, message: 'provider_unavailable' },
                  links: [],
                  droppedLinksCount: 0,
                  flags: 257,
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('a failing collector loses its spans and affects nothing else, and is logged', async () => {
  await openCollector(400);
  const out = new PassThrough();
  const spans = openExport(createLogger('warn', out));
  const span = rootSpan({ requestId: 'request-1' });
  spans.record({ span, kind: 'job', operation: 'sync.run', status: 'succeeded', durationMs: 1 });
  await spans.stop();
  const line = JSON.parse(String(out.read())) as Record<string, unknown>;
  expect([line['msg'], line['spans']]).toEqual(['Spans were not sent.', 1]);
});
