import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import { PIPELINE_STAGES } from '../../platform/operation-event.ts';
import type { ExportedEvent } from './export-events.store.ts';
import type { ListedOperation } from './list-operations.store.ts';
import type { Health } from './read-health.ts';
import { oldestOf } from './health.ts';
import type { Figures } from './stats.store.ts';
import type { BrowserEvent, Trace } from './trace.store.ts';

type Schemas = components['schemas'];

export function presentOperation(row: ListedOperation): Schemas['DataflowOperation'] {
  const { span_id: id, occurred_at: at, ...fields } = row;
  return { id, occurred_at: at.toISOString(), ...fields };
}

export function presentExported(event: ExportedEvent): Schemas['ExportedDataflowEvent'] {
  return { ...event, occurred_at: event.occurred_at.toISOString() };
}

export function presentTrace(
  requestId: string,
  { events, browser, isCut }: Trace,
): CamelCased<Schemas['DataflowTrace']> {
  const starts = events.map(({ occurred_at: at }) => at.getTime());
  const ends = events.map((event) => event.occurred_at.getTime() + event.duration_ms);
  return {
    requestId,
    startedAt: events[0]?.occurred_at ?? null,
    durationMs: events.length === 0 ? null : whole(Math.max(...ends) - Math.min(...starts)),
    failed: events.filter(({ status }) => status === 'failed').length,
    isCut,
    events: events.map(presentOperation),
    browserEvents: browser.map(presentBrowserEvent),
  };
}

function presentBrowserEvent(event: BrowserEvent): CamelCased<Schemas['DataflowBrowserEvent']> {
  const text = (name: string): string | null => {
    const value = event.context[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    ...event,
    occurredAt: event.createdAt,
    errorType: text('error_type'),
    errorMessage: text('error_message'),
    url: text('url'),
    route: text('route'),
  };
}

const EIGHTHS = [1, 2, 3, 4, 5, 6, 7, 8];

export function presentHealth(
  health: Health,
  hours: number,
): CamelCased<Schemas['DataflowHealth']> {
  const { period, waiting, queues } = health;
  return {
    ...health,
    hours,
    from: period.from.toISOString(),
    measuredAt: period.to,
    components: health.components.map((component) => ({
      ...component,
      latencyMs: whole(component.latencyMs),
    })),
    stages: PIPELINE_STAGES.map((stage) => presentStage(health, stage)),
    queue: {
      waiting: queues.reduce((sum, queue) => sum + queue.waiting, 0),
      failed: queues.reduce((sum, queue) => sum + queue.failed, 0),
      oldestMs: whole(oldestOf(queues)),
      queues: queues.map((queue) => ({ ...queue, oldestMs: whole(queue.oldestMs) })),
    },
    postings: {
      unknown: waiting.postingsUnknown,
      oldestUnknownMs: whole(waiting.oldestUnknownMs),
    },
    runs: { stuck: waiting.runsStuck },
    webhooks: { waiting: waiting.webhooksWaiting, oldestMs: whole(waiting.oldestWebhookMs) },
    browser: { errors: waiting.browserErrors },
    events: { dropped: waiting.dropped },
    database: { bytes: waiting.databaseBytes, migration: waiting.migration },
  };
}

const NO_FIGURES: Figures = { total: 0, refused: 0, failed: 0, p50Ms: null, p95Ms: null };

function presentStage(
  { stages, trends }: Health,
  stage: (typeof PIPELINE_STAGES)[number],
): CamelCased<Schemas['DataflowStage']> {
  return {
    stage,
    ...(stages.find((one) => one.stage === stage) ?? NO_FIGURES),
    trend: EIGHTHS.map((eighth) => {
      const part = trends.find((one) => one.stage === stage && one.eighth === eighth);
      return { total: part?.total ?? 0, failed: part?.failed ?? 0 };
    }),
  };
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.max(0, Math.round(value));
}
