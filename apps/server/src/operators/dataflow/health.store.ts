import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { CalledProvider, PipelineStage } from '../../platform/operation-event.ts';
import { FIGURES, within } from './stats.store.ts';
import type { Figures, Period } from './stats.store.ts';

/** Figures of one part of the system, and its last activity. */
export type PartFigures = Figures & {
  readonly part: 'request' | 'job' | CalledProvider;
  readonly lastAt: Date;
};

export type StageFigures = Figures & { readonly stage: PipelineStage };

/** A stage's success in one eighth of the period; the first eighth is 1. */
export type StageTrend = {
  readonly stage: PipelineStage;
  readonly eighth: number;
  readonly total: number;
  readonly failed: number;
};

export type QueueFigures = {
  readonly name: string;
  readonly waiting: number;
  readonly oldestMs: number | null;
  readonly failed: number;
};

export type Waiting = {
  readonly migration: string;
  readonly databaseBytes: number;
  readonly mailQueued: number;
  readonly oldestMailMs: number | null;
  readonly mailFailed: number;
  readonly mailAt: Date | null;
  readonly postingsUnknown: number;
  readonly oldestUnknownMs: number | null;
  readonly runsStuck: number;
  readonly webhooksWaiting: number;
  readonly oldestWebhookMs: number | null;
  readonly dropped: number;
  readonly browserErrors: number;
};

export async function readParts(tx: Transaction, period: Period): Promise<PartFigures[]> {
  const { rows } = await sql<PartFigures>`
    select coalesce(provider, kind) as "part", ${FIGURES}, max(occurred_at) as "lastAt"
    from operation_events
    where ${within(period)} and (kind in ('request', 'job') or provider is not null)
    group by 1 order by 1`.execute(tx);
  return rows;
}

export async function readStages(tx: Transaction, period: Period): Promise<StageFigures[]> {
  const { rows } = await sql<StageFigures>`
    select stage as "stage", ${FIGURES} from operation_events
    where ${within(period)} and stage is not null group by 1`.execute(tx);
  return rows;
}

export async function readTrends(tx: Transaction, period: Period): Promise<StageTrend[]> {
  const { from, to } = period;
  const seconds = sql`extract(epoch from occurred_at)::double precision`;
  const { rows } = await sql<StageTrend>`
    select stage as "stage",
      width_bucket(${seconds}, ${from.getTime() / 1_000}::double precision,
        ${to.getTime() / 1_000}::double precision, 8) as "eighth",
      count(*)::integer as "total",
      (count(*) filter (where status = 'failed'))::integer as "failed"
    from operation_events where ${within(period)} and stage is not null
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/** Queues with due jobs, or with jobs that were given up within the period. */
export async function readQueues(tx: Transaction, { from, to }: Period): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select name as "name",
      (count(*) filter (where state in ('created', 'retry')))::integer as "waiting",
      extract(epoch from ${to}::timestamptz - min(start_after) filter (where state in ('created', 'retry')))
        ::double precision * 1000 as "oldestMs",
      (count(*) filter (where state = 'failed'))::integer as "failed"
    from pgboss.job
    where (state in ('created', 'retry') and start_after <= ${to})
      or (state = 'failed' and completed_on >= ${from})
    group by 1 order by 1`.execute(tx);
  return rows;
}

type Limits = { readonly period: Period; readonly stuckBefore: Date };

/** Pending work, each with the age of the oldest in ms. */
export async function readWaiting(
  tx: Transaction,
  { period: { from, to }, stuckBefore }: Limits,
): Promise<Waiting> {
  const age = (column: string) =>
    sql`extract(epoch from ${to}::timestamptz - min(${sql.ref(column)}))::double precision * 1000`;
  const { rows } = await sql<Waiting>`
    select
      (select max(name) from schema_migrations) as "migration",
      pg_database_size(current_database()) as "databaseBytes",
      mail.queued as "mailQueued", mail.oldest_ms as "oldestMailMs",
      (select count(*)::integer from outbound_messages where status = 'failed' and finished_at >= ${from}) as "mailFailed",
      (select max(finished_at) from outbound_messages where status = 'sent') as "mailAt",
      unknown.postings as "postingsUnknown", unknown.oldest_ms as "oldestUnknownMs",
      (select count(*)::integer from sync_runs where finished_at is null and updated_at < ${stuckBefore}
        and coalesce(waits_until, updated_at) < ${stuckBefore}) as "runsStuck",
      webhooks.waiting as "webhooksWaiting", webhooks.oldest_ms as "oldestWebhookMs",
      (select coalesce(sum(events), 0)::integer from dropped_events where dropped_at >= ${from}) as "dropped",
      (select count(*)::integer from dataflow_events
        where operation = 'frontend_api_error' and created_at >= ${from}) as "browserErrors"
    from
      (select count(*)::integer as queued, ${age('created_at')} as oldest_ms
        from outbound_messages where status = 'queued') mail,
      (select count(*)::integer as postings, ${age('updated_at')} as oldest_ms
        from postings where state = 'unknown') unknown,
      (select count(*)::integer as waiting, ${age('received_at')} as oldest_ms
        from provider_webhooks where handled_at is null) webhooks`.execute(tx);
  const [waiting] = rows;
  if (waiting === undefined) {
    throw new Error('A count has one row.');
  }
  return waiting;
}
