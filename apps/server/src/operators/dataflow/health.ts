import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { CalledProvider } from '../../platform/operation-event.ts';
import { findingsOf as portalFindingsOf } from '../portal/portal-health.ts';
import type { HealthFinding as PortalFinding } from '../portal/portal-health.ts';
import type { PartFigures, QueueFigures, Waiting } from './health.store.ts';

export type ComponentName = 'api' | 'database' | 'queue' | 'workers' | 'mail' | CalledProvider;

/** `idle`: no recent activity, so its status is unknown. */
export type ComponentStatus = 'up' | 'degraded' | 'down' | 'idle';

export type Component = {
  readonly name: ComponentName;
  readonly status: ComponentStatus;
  readonly lastAt: Date | null;
  /** The 95th percentile; for the database, the latency just now. */
  readonly latencyMs: number | null;
  /** In the whole period. */
  readonly total: number;
  readonly failed: number;
};

export type HealthFinding =
  | PortalFinding
  | 'runs_stuck'
  | 'webhooks_waiting'
  | 'mail_waiting'
  | 'events_dropped';

export type Verdict = {
  readonly status: 'healthy' | 'degraded' | 'down';
  readonly findings: readonly HealthFinding[];
  readonly components: readonly Component[];
};

const MINUTE_MS = 60_000;
/** The latency that readiness tolerates, too. */
const SLOW_DATABASE_MS = 250;
const LONGEST_WEBHOOK_MS = 15 * MINUTE_MS;
const LONGEST_MAIL_MS = 15 * MINUTE_MS;
/** A few failures among many are what retries are for. */
const DEGRADED_RATE = 0.02;
const DOWN_RATE = 0.5;

type Facts = {
  readonly waiting: Waiting;
  readonly queues: readonly QueueFigures[];
  /** For the whole period, and for its last hour, which alone determines the current status. */
  readonly parts: readonly PartFigures[];
  readonly recent: readonly PartFigures[];
  readonly databaseMs: number;
};

/** Determines the status of each part, and which findings need a person. */
export function judgeHealth(facts: Facts): Verdict {
  const { waiting } = facts;
  const oldestJobMs = oldestOf(facts.queues);
  const findings: HealthFinding[] = [
    ...portalFindingsOf({ oldestJobMs, oldestUnknownMs: waiting.oldestUnknownMs }),
    ...(waiting.runsStuck > 0 ? (['runs_stuck'] as const) : []),
    ...((waiting.oldestWebhookMs ?? 0) > LONGEST_WEBHOOK_MS ? (['webhooks_waiting'] as const) : []),
    ...((waiting.oldestMailMs ?? 0) > LONGEST_MAIL_MS ? (['mail_waiting'] as const) : []),
    ...(waiting.dropped > 0 ? (['events_dropped'] as const) : []),
  ];
  const components = componentsOf(facts, findings);
  const isDown = components.some(({ name, status }) => status === 'down' && OWN.includes(name));
  const isWell =
    findings.length === 0 && components.every(({ status }) => status === 'up' || status === 'idle');
  return {
    status: isDown ? 'down' : isWell ? 'healthy' : 'degraded',
    findings,
    components,
  };
}

/** The parts we run; a provider outage does not affect what needs no provider. */
const OWN: readonly ComponentName[] = ['api', 'database', 'queue', 'workers'];

export function oldestOf(queues: readonly QueueFigures[]): number | null {
  const ages = queues.flatMap(({ oldestMs }) => oldestMs ?? []);
  return ages.length === 0 ? null : Math.max(...ages);
}

function componentsOf(facts: Facts, findings: readonly HealthFinding[]): Component[] {
  const { waiting, queues, databaseMs } = facts;
  const jobs = partOf(facts, 'workers', 'job');
  const isStalled = findings.includes('jobs_waiting');
  return [
    partOf(facts, 'api', 'request'),
    {
      name: 'database',
      status: databaseMs > SLOW_DATABASE_MS ? 'degraded' : 'up',
      lastAt: null,
      latencyMs: databaseMs,
      total: 0,
      failed: 0,
    },
    {
      name: 'queue',
      status: isStalled ? 'degraded' : 'up',
      lastAt: null,
      latencyMs: oldestOf(queues),
      total: queues.reduce((sum, queue) => sum + queue.waiting, 0),
      failed: queues.reduce((sum, queue) => sum + queue.failed, 0),
    },
    // No job was taken for an hour although jobs are due.
    { ...jobs, status: isStalled && jobs.status === 'idle' ? 'down' : jobs.status },
    ...(['quickbooks', ...DELIVERY_PLATFORMS] as const).map((name) => partOf(facts, name, name)),
    {
      name: 'mail',
      status: mailStatusOf(waiting, findings),
      lastAt: waiting.mailAt,
      latencyMs: waiting.oldestMailMs,
      total: waiting.mailQueued,
      failed: waiting.mailFailed,
    },
  ];
}

function mailStatusOf(waiting: Waiting, findings: readonly HealthFinding[]): ComponentStatus {
  if (findings.includes('mail_waiting') || waiting.mailFailed > 0) {
    return 'degraded';
  }
  return waiting.mailAt === null ? 'idle' : 'up';
}

function partOf(
  { parts, recent }: Facts,
  name: ComponentName,
  part: PartFigures['part'],
): Component {
  const whole = parts.find((one) => one.part === part);
  const lately = recent.find((one) => one.part === part);
  return {
    name,
    status: lately === undefined ? 'idle' : statusOf(lately),
    lastAt: whole?.lastAt ?? null,
    latencyMs: whole?.p95Ms ?? null,
    total: whole?.total ?? 0,
    failed: whole?.failed ?? 0,
  };
}

function statusOf({ total, failed }: Pick<PartFigures, 'total' | 'failed'>): ComponentStatus {
  const rate = total === 0 ? 0 : failed / total;
  if (rate >= DOWN_RATE) {
    return 'down';
  }
  return rate > DEGRADED_RATE ? 'degraded' : 'up';
}
