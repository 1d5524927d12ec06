import type { components } from '@platebook/api-client';
import { PIPELINE_STAGES } from '../../platform/operation-event.ts';
import type { Cleanup } from './cleanup.ts';
import type { ExportedEvent } from './export-events.store.ts';
import type { ListedOperation } from './list-operations.store.ts';
import type { Health } from './read-health.ts';
import { oldestOf } from './health.ts';
import type { Figures, Period, Stats } from './stats.store.ts';
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
): Schemas['DataflowTrace'] {
  const starts = events.map(({ occurred_at: at }) => at.getTime());
  const ends = events.map((event) => event.occurred_at.getTime() + event.duration_ms);
  return {
    request_id: requestId,
    started_at: events[0]?.occurred_at.toISOString() ?? null,
    duration_ms: events.length === 0 ? null : whole(Math.max(...ends) - Math.min(...starts)),
    failed: events.filter(({ status }) => status === 'failed').length,
    is_cut: isCut,
    events: events.map(presentOperation),
    browser_events: browser.map(presentBrowserEvent),
  };
}

function presentBrowserEvent(event: BrowserEvent): Schemas['DataflowBrowserEvent'] {
  const { context } = event;
  const text = (name: string): string | null => {
    const value = context[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    id: event.id,
    occurred_at: event.createdAt.toISOString(),
    operation: event.operation,
    stage: event.stage,
    severity: event.severity,
    error_type: text('error_type'),
    error_message: text('error_message'),
    url: text('url'),
    route: text('route'),
  };
}

export function presentStats({ from, to }: Period, days: number, stats: Stats) {
  return {
    days,
    from: from.toISOString(),
    to: to.toISOString(),
    totals: presentFigures(stats.totals),
    by_day: stats.byDay.map(({ day, ...figures }) => ({ day, ...presentFigures(figures) })),
    by_operation: stats.byOperation.map(({ kind, operation, ...figures }) => ({
      kind,
      operation,
      ...presentFigures(figures),
    })),
    by_tenant: stats.byTenant.map(({ tenantId, tenantName, ...figures }) => ({
      tenant_id: tenantId,
      tenant_name: tenantName,
      ...presentFigures(figures),
    })),
    by_provider: stats.byProvider.map(({ provider, ...figures }) => ({
      provider,
      ...presentFigures(figures),
    })),
    failures: stats.failures.map(({ operation, errorCode, count }) => ({
      operation,
      error_code: errorCode,
      count,
    })),
  } satisfies Schemas['DataflowStats'];
}

function presentFigures({ total, refused, failed, p50, p95 }: Figures): Schemas['DataflowFigures'] {
  return { total, refused, failed, p50_ms: whole(p50), p95_ms: whole(p95) };
}

const EIGHTHS = [1, 2, 3, 4, 5, 6, 7, 8];

export function presentHealth(health: Health, hours: number): Schemas['DataflowHealth'] {
  const { period, waiting, queues } = health;
  return {
    hours,
    from: period.from.toISOString(),
    measured_at: period.to.toISOString(),
    status: health.status,
    findings: [...health.findings],
    components: health.components.map(({ lastAt, latencyMs, ...component }) => ({
      ...component,
      last_at: lastAt?.toISOString() ?? null,
      latency_ms: whole(latencyMs),
    })),
    stages: PIPELINE_STAGES.map((stage) => presentStage(health, stage)),
    queue: {
      waiting: queues.reduce((sum, queue) => sum + queue.waiting, 0),
      failed: queues.reduce((sum, queue) => sum + queue.failed, 0),
      oldest_ms: whole(oldestOf(queues)),
      queues: queues.map(({ oldestMs, ...queue }) => ({ ...queue, oldest_ms: whole(oldestMs) })),
    },
    postings: {
      unknown: waiting.postingsUnknown,
      oldest_unknown_ms: whole(waiting.oldestUnknownMs),
    },
    runs: { stuck: waiting.runsStuck },
    webhooks: { waiting: waiting.webhooksWaiting, oldest_ms: whole(waiting.oldestWebhookMs) },
    browser: { errors: waiting.browserErrors },
    events: { dropped: waiting.dropped },
    database: { bytes: waiting.databaseBytes, migration: waiting.migration },
  };
}

function presentStage(
  { stages, trends }: Health,
  stage: (typeof PIPELINE_STAGES)[number],
): Schemas['DataflowStage'] {
  const figures = stages.find((one) => one.stage === stage);
  return {
    stage,
    ...presentFigures(figures ?? { total: 0, refused: 0, failed: 0, p50: null, p95: null }),
    trend: EIGHTHS.map((eighth) => {
      const part = trends.find((one) => one.stage === stage && one.eighth === eighth);
      return { total: part?.total ?? 0, failed: part?.failed ?? 0 };
    }),
  };
}

export function presentCleanup(
  { before, total, deleted, oldestAt, newestAt, traces }: Cleanup,
  { days, dryRun }: { readonly days: number; readonly dryRun: boolean },
): Schemas['DataflowCleanup'] {
  return {
    days,
    dry_run: dryRun,
    before: before.toISOString(),
    total_events: total,
    deleted_events: deleted,
    oldest_at: oldestAt?.toISOString() ?? null,
    newest_at: newestAt?.toISOString() ?? null,
    traces_lost: traces,
  };
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.max(0, Math.round(value));
}
