import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { outageOf } from '../../db/outage.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { OperationEvent, RecordEvent } from '../../platform/operation-event.ts';
import { readHealth } from '../dataflow/read-health.ts';
import type { Health } from '../dataflow/read-health.ts';

export type Metrics = {
  /** Counts what this process did. */
  readonly record: RecordEvent;
  /** All metrics in Prometheus's text format; those from the database are left out while it is unavailable. */
  readonly read: () => Promise<{ readonly contentType: string; readonly text: string }>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly version: string;
};

/** From an indexed read to a report of a million rows. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600];
/** Pending work does not depend on the period; failures are counted within this one. */
const HEALTH_HOURS = 1;

/** Metrics of one process, and of the installation as in `getDataflowHealth`; durations in seconds, sizes in bytes. */
export function createMetrics({ database, clock, log, version }: Deps): Metrics {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  new Gauge({
    name: 'platebook_build_info',
    help: 'The version of Platebook that runs.',
    labelNames: ['version'],
    registers: [own],
  }).set({ version }, 1);
  const reachable = new Gauge({
    name: 'platebook_database_reachable',
    help: 'Whether the database answered when this was read.',
    registers: [own],
  });
  const installation = new Registry();
  const setHealth = healthGauges(installation);
  return {
    record: recordIn(own),
    read: async () => {
      const health = await readHealthUnlessAway({ database, clock, log });
      reachable.set(health === null ? 0 : 1);
      const parts = [await own.metrics()];
      if (health !== null) {
        setHealth(health);
        parts.push(await installation.metrics());
      }
      return { contentType: own.contentType, text: parts.join('\n') };
    },
  };
}

/** Null if the database is unavailable. */
async function readHealthUnlessAway({
  database,
  clock,
  log,
}: Omit<Deps, 'version'>): Promise<Health | null> {
  try {
    return await readHealth({ database, clock }, HEALTH_HOURS);
  } catch (error) {
    if (outageOf(error) === null) {
      throw error;
    }
    log.warn({ err: error }, 'The figures of the installation could not be read.');
    return null;
  }
}

/** One histogram per kind: its `_count` is the number of operations, its labels their outcome. */
function recordIn(registry: Registry): RecordEvent {
  const histogram = (name: string, help: string, labelNames: readonly string[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS_S, registers: [registry] });
  const requests = histogram(
    'platebook_http_request_duration_seconds',
    'Requests by operation of the contract and status code.',
    ['operation', 'status_code', 'status'],
  );
  const jobs = histogram('platebook_job_duration_seconds', 'Jobs by queue.', ['queue', 'status']);
  const stages = histogram('platebook_stage_duration_seconds', 'Stages of runs.', [
    'stage',
    'status',
  ]);
  const calls = histogram(
    'platebook_provider_call_duration_seconds',
    'Calls of QuickBooks, Uber Eats and DoorDash.',
    ['provider', 'operation', 'status'],
  );
  return ({ kind, operation, status, durationMs, ...event }: OperationEvent) => {
    const seconds = durationMs / 1_000;
    if (kind === 'request') {
      const code = String(event.httpStatus ?? '');
      requests.observe({ operation, status_code: code, status }, seconds);
    } else if (kind === 'job') {
      jobs.observe({ queue: operation, status }, seconds);
    } else if (kind === 'stage') {
      stages.observe({ stage: event.stage ?? operation, status }, seconds);
    } else {
      calls.observe({ provider: event.provider ?? 'other', operation, status }, seconds);
    }
  };
}

const STATUSES = ['up', 'degraded', 'down', 'idle'] as const;

function healthGauges(registry: Registry): (health: Health) => void {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `platebook_${name}`, help, labelNames, registers: [registry] });
  const components = gauge(
    'component_status',
    '1 for the status that a part of the system has, 0 for the others.',
    ['component', 'status'],
  );
  const waitingJobs = gauge('queue_jobs_waiting', 'Jobs that are due.', ['queue']);
  const oldestJob = gauge('queue_oldest_job_seconds', 'How long the oldest job is due.', ['queue']);
  const failedJobs = gauge('queue_jobs_failed', 'Jobs given up in the last hour.', ['queue']);
  const databaseBytes = gauge('database_bytes', 'Size of the database.');
  const mail = gauge('mail_waiting', 'Mails that are not sent yet.');
  const unknown = gauge('postings_unknown', 'Postings whose outcome is not known yet.');
  const stuck = gauge('runs_stuck', 'Runs that nobody works on for half an hour.');
  const webhooks = gauge('webhooks_waiting', 'Webhooks of providers that are not handled yet.');
  const dropped = gauge('events_dropped', 'Events lost in the last hour.');
  const browserErrors = gauge('browser_errors', 'Errors of browsers in the last hour.');
  return (health) => {
    for (const { name, status } of health.components) {
      for (const each of STATUSES) {
        components.set({ component: name, status: each }, each === status ? 1 : 0);
      }
    }
    for (const queues of [waitingJobs, oldestJob, failedJobs]) {
      // Drops queues that are empty now.
      queues.reset();
    }
    for (const { name, waiting, oldestMs, failed } of health.queues) {
      waitingJobs.set({ queue: name }, waiting);
      oldestJob.set({ queue: name }, (oldestMs ?? 0) / 1_000);
      failedJobs.set({ queue: name }, failed);
    }
    databaseBytes.set(health.waiting.databaseBytes);
    mail.set(health.waiting.mailQueued);
    unknown.set(health.waiting.postingsUnknown);
    stuck.set(health.waiting.runsStuck);
    webhooks.set(health.waiting.webhooksWaiting);
    dropped.set(health.waiting.dropped);
    browserErrors.set(health.waiting.browserErrors);
  };
}
