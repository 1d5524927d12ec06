import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../db/database.ts';
import type { Logger } from '../platform/logger.ts';
import { codeOfError, RECORD_NOTHING } from '../platform/operation-event.ts';
import type { RecordEvent } from '../platform/operation-event.ts';
import { inSpan } from '../platform/span.ts';
import { readJob, withTrace } from './job-span.ts';
import type { StoredJob } from './job-span.ts';
import { QUEUES, pollOf } from './queues.ts';
import type { JobName, Jobs } from './queues.ts';

/** Jobs without data. */
type ScheduledJobName = {
  [Name in JobName]: Jobs[Name] extends Record<string, never> ? Name : never;
}[JobName];

type JobOptions = {
  /** At most one job with the same key runs at a time, across all processes. */
  readonly key: string;
  /** Not before this instant. */
  readonly startAfter?: Date;
  /** Higher runs first; defaults to 0. */
  readonly priority?: number;
};

export type Queue = {
  readonly start: () => Promise<void>;
  /** In the given transaction: the job exists exactly if the rows that caused it do. */
  readonly enqueue: <Name extends JobName>(
    tx: Transaction,
    name: Name,
    data: Jobs[Name],
    options: JobOptions,
  ) => Promise<void>;
  /** Enqueues many in one statement. */
  readonly enqueueAll: <Name extends JobName>(
    tx: Transaction,
    name: Name,
    jobs: readonly ({ readonly data: Jobs[Name] } & Pick<JobOptions, 'key' | 'priority'>)[],
  ) => Promise<void>;
  /** Once per occurrence of a cron expression (UTC), however many processes run. */
  readonly schedule: (name: ScheduledJobName, cron: string) => Promise<void>;
  readonly work: <Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name]) => Promise<void>,
  ) => Promise<void>;
  /** Waits for running jobs for at most `timeoutMs`; another worker takes over the rest. */
  readonly stop: (timeoutMs: number) => Promise<void>;
};

/** The shortest that pg-boss accepts: a dead worker's job is taken over about ten seconds after its last heartbeat. */
const HEARTBEAT_S = 10;
const SUPERVISE_S = 5;
const NOBODYS_JOB = '00000000-0000-0000-0000-000000000000';

function openBoss(database: Database, log: Logger, superviseS: number): PgBoss {
  const boss = new PgBoss({
    // The driver's result: for several statements it is a list, which pg-boss expects.
    db: {
      executeSql: async (text, values) => forgetActiveKeys(await database.pool.query(text, values)),
    },
    superviseIntervalSeconds: superviseS,
    monitorIntervalSeconds: superviseS,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue met an error and goes on.'));
  return boss;
}

type QueueOptions = {
  readonly superviseS?: number;
  /** Records the outcome of each job. */
  readonly record?: RecordEvent;
};

/**
 * A thin layer over pg-boss on our own pool, so that it follows the database through a restart. Every `superviseS`
 * seconds it takes over the jobs of dead workers. A job belongs to its enqueuer's trace.
 */
export function createQueue(
  database: Database,
  log: Logger,
  { superviseS = SUPERVISE_S, record = RECORD_NOTHING }: QueueOptions = {},
): Queue {
  const boss = openBoss(database, log, superviseS);
  return {
    start: async () => {
      await boss.start();
      for (const [name, { retryLimit, retryDelayMax = 60, expireInSeconds }] of Object.entries(
        QUEUES,
      )) {
        await boss.createQueue(name, {
          policy: 'singleton',
          retryLimit,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax,
          expireInSeconds,
          heartbeatSeconds: HEARTBEAT_S,
        });
        // pg-boss loads a queue on another connection when it first needs it: transactions that hold all of them would
        // deadlock.
        await boss.getJobById(name, NOBODYS_JOB);
      }
    },
    enqueue: (tx, name, data, { key, startAfter, priority = 0 }) =>
      asQueueOwner(tx, async (executeSql) => {
        await boss.send(name, withTrace(data), {
          db: { executeSql },
          singletonKey: key,
          group: { id: key },
          priority,
          ...(startAfter === undefined ? {} : { startAfter }),
        });
      }),
    enqueueAll: (tx, name, jobs) =>
      asQueueOwner(tx, async (executeSql) => {
        await boss.insert(
          name,
          jobs.map(({ data, key, priority = 0 }) => ({
            data: withTrace(data),
            singletonKey: key,
            group: { id: key },
            priority,
          })),
          { db: { executeSql } },
        );
      }),
    schedule: (name, cron) => boss.schedule(name, cron),
    work: (name, handle) =>
      openWorkers(boss, name, (job) => runLogged({ name, job, log, record }, handle)),
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs, close: false }),
  };
}

/**
 * pg-boss skips jobs whose key was active at its last count, seconds ago. Without that list it checks for each job
 * whether its key is active now, which is what a group is for; two workers that check concurrently are prevented by the
 * policy `singleton`.
 */
function forgetActiveKeys<Result extends { readonly rows: unknown[] }>(result: Result): Result {
  for (const answer of [result].flat()) {
    for (const row of answer.rows) {
      if (typeof row === 'object' && row !== null && 'singletonsActive' in row) {
        row.singletonsActive = null;
      }
    }
  }
  return result;
}

type Job<Name extends JobName> = StoredJob<Jobs[Name]>;

/** As many workers as the queue's concurrency; if some poll less often, one that finds a job wakes the others. */
async function openWorkers<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handle: (job: Job<Name>) => Promise<void>,
): Promise<void> {
  const { localConcurrency, eager } = QUEUES[name];
  const workers: string[] = [];
  const onFound = (): void => {
    for (const index of eager === undefined ? [] : workers) {
      boss.notifyWorker(index);
    }
  };
  for (let index = 0; index < localConcurrency; index += 1) {
    workers.push(await openWorker(boss, { name, index, onFound }, handle));
  }
}

type Worker = {
  readonly name: JobName;
  readonly index: number;
  readonly onFound: () => void;
};

/** Runs jobs back to back while there are any, otherwise polls at the queue's interval. Returns the worker's id. */
async function openWorker<Name extends JobName>(
  boss: PgBoss,
  { name, index, onFound }: Worker & { readonly name: Name },
  handle: (job: Job<Name>) => Promise<void>,
): Promise<string> {
  let worker: string | undefined;
  worker = await boss.work(
    name,
    { pollingIntervalSeconds: pollOf(name, index), groupConcurrency: 1, includeMetadata: true },
    async (jobs: readonly Job<Name>[]) => {
      onFound();
      for (const job of jobs) {
        await handle(job);
      }
      // Otherwise it would sleep for the rest of its poll interval, which is longer than most jobs take.
      if (worker !== undefined) {
        boss.notifyWorker(worker);
      }
    },
  );
  return worker;
}

/** The application role cannot access the queue's tables; the transaction drops that role for one statement. */
async function asQueueOwner(
  tx: Transaction,
  work: (executeSql: ReturnType<typeof inTransaction>) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(tx);
  await sql`set local role none`.execute(tx);
  await work(inTransaction(tx));
  await sql`select set_config('role', ${rows[0]?.role}, true)`.execute(tx);
}

function inTransaction(tx: Transaction) {
  return async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  };
}

type Attempt<Name extends JobName> = {
  readonly name: Name;
  readonly job: Job<Name>;
  readonly log: Logger;
  readonly record: RecordEvent;
};

async function runLogged<Name extends JobName>(
  { name, job, log, record }: Attempt<Name>,
  handle: (data: Jobs[Name]) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const { data, span } = readJob(job);
  const recorded = (failure: { readonly errorCode: string } | null): number => {
    const durationMs = performance.now() - startedAt;
    const status = failure === null ? 'succeeded' : 'failed';
    record({ span, kind: 'job', operation: name, status, durationMs, ...failure });
    return Math.round(durationMs);
  };
  try {
    await inSpan(span, () => handle(data));
    log.info({ job: name, job_id: job.id, duration_ms: recorded(null) }, 'job');
  } catch (error) {
    recorded({ errorCode: codeOfError(error) });
    log.error({ job: name, job_id: job.id, err: error }, 'A job failed and will be tried again.');
    throw error;
  }
}
