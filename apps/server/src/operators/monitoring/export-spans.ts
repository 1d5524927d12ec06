import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { Attributes, HrTime } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../../config/monitoring.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { EventKind, OperationEvent, RecordEvent } from '../../platform/operation-event.ts';

export type SpanExport = {
  readonly record: RecordEvent;
  /** Flushes; spans that the collector does not accept are lost. */
  readonly stop: () => Promise<void>;
};

export type SpanExportDeps = TracesConfig & {
  readonly clock: Clock;
  readonly log: Logger;
  readonly version: string;
};

/** The maximum wait for a collector at shutdown. */
const LONGEST_EXPORT_MS = 3_000;

/** Exports the data flow's events to an OpenTelemetry collector, under the same trace and span ids, in batches. */
export function createSpanExport({
  endpoint,
  serviceName,
  version,
  clock,
  log,
}: SpanExportDeps): SpanExport {
  const url = `${endpoint}/v1/traces`;
  const exporter = withLog(new OTLPTraceExporter({ url, timeoutMillis: LONGEST_EXPORT_MS }), log);
  const processor = new BatchSpanProcessor({ exporter });
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
  });
  return {
    record: (event) => processor.onEnd(toReadableSpan(event, clock.now(), resource)),
    stop: () => processor.shutdown(),
  };
}

/** Logs failed exports, which affect nothing else. */
function withLog(exporter: SpanExporter, log: Logger): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ error }) => {
        if (error !== undefined) {
          log.warn({ err: error, spans: spans.length }, 'Spans were not sent.');
        }
        done({ code: ExportResultCode.SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
  };
}

const KINDS: Readonly<Record<EventKind, SpanKind>> = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  stage: SpanKind.INTERNAL,
  provider_call: SpanKind.CLIENT,
};

/** An event as an OpenTelemetry span; it ended at `now`. */
function toReadableSpan(event: OperationEvent, now: Date, resource: Resource): ReadableSpan {
  const { span, kind, operation, status, durationMs, errorCode } = event;
  const context = { traceId: span.traceId, traceFlags: TraceFlags.SAMPLED };
  const hasFailed = status === 'failed';
  return {
    name: operation,
    kind: KINDS[kind],
    spanContext: () => ({ ...context, spanId: span.id }),
    ...(span.parentId === null
      ? {}
      : { parentSpanContext: { ...context, spanId: span.parentId, isRemote: false } }),
    startTime: toHrTime(now.getTime() - durationMs),
    endTime: toHrTime(now.getTime()),
    duration: toHrTime(durationMs),
    status: hasFailed
      ? { code: SpanStatusCode.ERROR, message: errorCode ?? 'unexpected_error' }
      : { code: SpanStatusCode.UNSET },
    attributes: attributesOf(event),
    ended: true,
    links: [],
    events: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
    resource,
    instrumentationScope: { name: 'platebook' },
  };
}

/** OpenTelemetry's attribute names if it has one; ids and codes only, as in the data flow. */
function attributesOf(event: OperationEvent): Attributes {
  const { span, status } = event;
  return {
    'platebook.kind': event.kind,
    'platebook.status': status,
    'platebook.request_id': span.requestId,
    'platebook.attempt': span.attempt,
    ...attribute('platebook.tenant_id', span.tenantId),
    ...attribute('platebook.run_id', span.runId),
    ...attribute('user.id', span.userId),
    ...attribute('platebook.stage', event.stage),
    ...attribute('platebook.provider', event.provider),
    ...attribute('platebook.provider_request_id', event.providerRequestId),
    ...attribute('error.type', event.errorCode),
    ...attribute('http.response.status_code', event.httpStatus),
    ...attribute('http.request.body.size', event.bytesReceived),
    ...attribute('http.response.body.size', event.bytesSent),
  };
}

function attribute(name: string, value: string | number | null | undefined): Attributes {
  return value === null || value === undefined ? {} : { [name]: value };
}

/** Whole seconds, and nanoseconds. */
function toHrTime(ms: number): HrTime {
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.round((ms - seconds * 1_000) * 1_000_000)];
}
