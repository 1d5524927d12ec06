import { describe, expect, test } from 'vitest';
import { judgeHealth } from './health.ts';
import type { PartFigures, Waiting } from './health.store.ts';

const MINUTE_MS = 60_000;
const AT = new Date('2026-11-21T09:00:00.000Z');

const NOTHING_WAITS: Waiting = {
  migration: '0061_operation_events',
  databaseBytes: 1,
  mailQueued: 0,
  oldestMailMs: null,
  mailFailed: 0,
  mailAt: null,
  postingsUnknown: 0,
  oldestUnknownMs: null,
  runsStuck: 0,
  webhooksWaiting: 0,
  oldestWebhookMs: null,
  dropped: 0,
  browserErrors: 0,
};

function part(name: PartFigures['part'], total: number, failed: number): PartFigures {
  return { part: name, total, failed, refused: 0, p50Ms: 10, p95Ms: 20, lastAt: AT };
}

function verdictOf({
  waiting = {},
  recent = [],
  oldestJobMs = null,
  databaseMs = 3,
}: {
  waiting?: Partial<Waiting>;
  recent?: readonly PartFigures[];
  oldestJobMs?: number | null;
  databaseMs?: number;
}) {
  const { status, findings, components } = judgeHealth({
    waiting: { ...NOTHING_WAITS, ...waiting },
    queues:
      oldestJobMs === null
        ? []
        : [{ name: 'post.run', waiting: 1, failed: 0, oldestMs: oldestJobMs }],
    parts: recent,
    recent,
    databaseMs,
  });
  const statuses = Object.fromEntries(components.map((one) => [one.name, one.status]));
  return { status, findings, statuses };
}

describe('the installation', () => {
  test('that is idle with nothing pending is healthy', () => {
    expect(verdictOf({})).toEqual({
      status: 'healthy',
      findings: [],
      statuses: {
        api: 'idle',
        database: 'up',
        queue: 'up',
        workers: 'idle',
        quickbooks: 'idle',
        ubereats: 'idle',
        doordash: 'idle',
        mail: 'idle',
      },
    });
  });

  test.each([
    ['postings_unknown', { oldestUnknownMs: 15 * MINUTE_MS + 1 }],
    ['runs_stuck', { runsStuck: 1 }],
    ['webhooks_waiting', { oldestWebhookMs: 15 * MINUTE_MS + 1 }],
    ['mail_waiting', { oldestMailMs: 15 * MINUTE_MS + 1 }],
    ['events_dropped', { dropped: 1 }],
  ] as const)('is degraded by %s', (finding, waiting) => {
    expect(verdictOf({ waiting })).toMatchObject({ status: 'degraded', findings: [finding] });
  });

  test.each([
    [{ oldestUnknownMs: 15 * MINUTE_MS }],
    [{ oldestWebhookMs: 15 * MINUTE_MS }],
    [{ oldestMailMs: 15 * MINUTE_MS }],
  ])('is not degraded by recently queued work: %j', (waiting) => {
    expect(verdictOf({ waiting }).status).toBe('healthy');
  });

  test.each([
    [100, 2, 'up', 'healthy'],
    [100, 3, 'degraded', 'degraded'],
    [100, 49, 'degraded', 'degraded'],
    [100, 50, 'down', 'down'],
  ])('with %s failed API requests in %s cases', (total, failed, api, status) => {
    const verdict = verdictOf({ recent: [part('request', total, failed)] });
    expect([verdict.statuses['api'], verdict.status]).toEqual([api, status]);
  });

  test('is degraded, not down, by an unavailable provider', () => {
    const verdict = verdictOf({ recent: [part('quickbooks', 4, 4)] });
    expect([verdict.statuses['quickbooks'], verdict.status]).toEqual(['down', 'degraded']);
  });

  test('is down if no worker has taken due jobs for an hour', () => {
    const due = 5 * MINUTE_MS + 1;
    expect(verdictOf({ oldestJobMs: due })).toMatchObject({
      status: 'down',
      findings: ['jobs_waiting'],
      statuses: { queue: 'degraded', workers: 'down' },
    });
    expect(verdictOf({ oldestJobMs: due, recent: [part('job', 1, 0)] })).toMatchObject({
      status: 'degraded',
      statuses: { queue: 'degraded', workers: 'up' },
    });
  });

  test('is degraded by a slow database', () => {
    expect(verdictOf({ databaseMs: 250 }).status).toBe('healthy');
    expect(verdictOf({ databaseMs: 251 })).toMatchObject({
      status: 'degraded',
      statuses: { database: 'degraded' },
    });
  });

  test.each([
    [{ mailAt: AT }, 'up'],
    [{ mailAt: AT, mailFailed: 1 }, 'degraded'],
  ])('has a mail status that depends on what was sent: %j', (waiting, mail) => {
    expect(verdictOf({ waiting }).statuses['mail']).toBe(mail);
  });
});
