import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../db/database.ts';
import type { Logger } from '../platform/logger.ts';

/** Every kind of job and what it carries. */
type Jobs = {
  /** Runs that read and plan; `import.run` is what an older server queued for a run of a file. */
  'sync.run': { readonly tenantId: string; readonly runId: string };
  /** Runs that post; an older server queued them as `sync.run`. */
  'post.run': { readonly tenantId: string; readonly runId: string };
  'sync.schedule': Record<string, never>;
  'live.sweep': Record<string, never>;
  'platform-stores.refresh': {
    readonly tenantId: string;
    readonly provider: 'ubereats' | 'doordash';
  };
  'platform-stores.nightly': Record<string, never>;
  /** Whether Uber Eats reports this store to us follows from whether it is mapped. */
  'platform-stores.integrate': {
    readonly tenantId: string;
    readonly platformStoreId: string;
    readonly tries: number;
  };
  /** Notifies the owners of other tenants that hold the platform store. */
  'platform-stores.claimed': {
    readonly tenantId: string;
    readonly type: 'ubereats' | 'doordash';
    readonly platformStoreId: string;
  };
  'import.run': { readonly tenantId: string; readonly importId: string };
  'mail.deliver': { readonly messageId: string };
  'team.access-request': {
    readonly id: string;
    readonly userId: string;
    readonly clientId: string;
    readonly message: string;
    readonly requestId: string;
  };
  'notifications.mail': { readonly tenantId: string; readonly notificationId: string };
  'notifications.digest': Record<string, never>;
  'report.generate': { readonly tenantId: string; readonly reportId: string };
  'reports.expire': Record<string, never>;
  'batch.tick': { readonly userId: string; readonly batchId: string };
  'webhooks.handle': { readonly provider: 'quickbooks' | 'ubereats'; readonly eventId: string };
  'connections.watch': Record<string, never>;
  'books.refresh': { readonly tenantId: string };
  'books.refresh-all': Record<string, never>;
  'drift.check': { readonly tenantId: string };
  /** Sends the files of an entry to the books that hold it. */
  'entry.attach': { readonly tenantId: string; readonly entryId: string };
  'drift.check-all': Record<string, never>;
  'mail.clean': Record<string, never>;
  'payments.end': { readonly subscriptionRef: string };
  'plans.remind': Record<string, never>;
  'auth.sweep': Record<string, never>;
  'dataflow.sweep': Record<string, never>;
  'uploads.sweep': Record<string, never>;
};

type JobName = keyof Jobs;

/** Jobs that carry nothing. */
type ScheduledJobName = {
  [Name in JobName]: Jobs[Name] extends Record<string, never> ? Name : never;
}[JobName];

type JobOptions = {
  /** At most one job with the same key runs at a time, across all processes. */
  readonly key: string;
  /** Not before this instant. */
  readonly startAfter?: Date;
  /** Higher goes first; 0 unless given. */
  readonly priority?: number;
};

export type Queue = {
  readonly start: () => Promise<void>;
  /** Within the given transaction: the job exists exactly when the rows that caused it do. */
  readonly enqueue: <Name extends JobName>(
    tx: Transaction,
    name: Name,
    data: Jobs[Name],
    options: JobOptions,
  ) => Promise<void>;
  /** Many at once, in one statement. */
  readonly enqueueAll: <Name extends JobName>(
    tx: Transaction,
    name: Name,
    jobs: readonly ({ readonly data: Jobs[Name] } & Pick<JobOptions, 'key' | 'priority'>)[],
  ) => Promise<void>;
  /** Once per time of a cron expression (UTC), however many processes run. */
  readonly schedule: (name: ScheduledJobName, cron: string) => Promise<void>;
  readonly work: <Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name]) => Promise<void>,
  ) => Promise<void>;
  /** Waits for running jobs as long as `timeoutMs` allows; the rest is taken over by another worker. */
  readonly stop: (timeoutMs: number) => Promise<void>;
};

type QueueSpec = {
  readonly retryLimit: number;
  /** The longest pause between two attempts, in seconds; 60 unless given. */
  readonly retryDelayMax?: number;
  readonly expireInSeconds: number;
  readonly localConcurrency: number;
  /** How often an idle lane looks for a job; `POLL_S` unless given. */
  readonly pollS?: number;
  /** Lanes beyond so many look less often, and at once where another has found a job; all look alike unless given. */
  readonly eager?: number;
};

const POLL_S = 0.5;
const RESERVE_POLL_S = 2;
/** Where nobody waits: what only a schedule fills, and what only an older server did. */
const UNATTENDED = { localConcurrency: 1, pollS: 5 };

const QUEUES: Readonly<Record<JobName, QueueSpec>> = {
  'sync.run': { retryLimit: 20, expireInSeconds: 900, localConcurrency: 4 },
  // It waits for the books of its company most of the time: at a company's pace, twelve are 50 entries a second.
  'post.run': { retryLimit: 20, expireInSeconds: 900, localConcurrency: 12, eager: 2 },
  'sync.schedule': { retryLimit: 2, expireInSeconds: 300, ...UNATTENDED },
  'platform-stores.refresh': { retryLimit: 5, expireInSeconds: 300, localConcurrency: 2 },
  'platform-stores.nightly': { retryLimit: 2, expireInSeconds: 300, ...UNATTENDED },
  // The job asks again by itself where the platform does not answer.
  'platform-stores.integrate': { retryLimit: 5, expireInSeconds: 120, localConcurrency: 1 },
  'platform-stores.claimed': { retryLimit: 20, expireInSeconds: 60, localConcurrency: 1 },
  'live.sweep': { retryLimit: 2, expireInSeconds: 60, ...UNATTENDED },
  'import.run': { retryLimit: 5, expireInSeconds: 600, ...UNATTENDED },
  // The row of a message counts its attempts and gives up before the queue does.
  'mail.deliver': { retryLimit: 20, retryDelayMax: 600, expireInSeconds: 120, localConcurrency: 2 },
  'team.access-request': { retryLimit: 5, expireInSeconds: 60, localConcurrency: 1 },
  'notifications.mail': { retryLimit: 20, expireInSeconds: 60, localConcurrency: 2 },
  'notifications.digest': { retryLimit: 5, expireInSeconds: 900, ...UNATTENDED },
  'report.generate': { retryLimit: 3, expireInSeconds: 600, localConcurrency: 2 },
  'reports.expire': { retryLimit: 2, expireInSeconds: 120, ...UNATTENDED },
  'batch.tick': { retryLimit: 20, expireInSeconds: 600, localConcurrency: 4 },
  'webhooks.handle': {
    retryLimit: 20,
    retryDelayMax: 600,
    expireInSeconds: 120,
    localConcurrency: 2,
  },
  'connections.watch': { retryLimit: 2, expireInSeconds: 600, ...UNATTENDED },
  'books.refresh': { retryLimit: 3, expireInSeconds: 300, localConcurrency: 1 },
  'books.refresh-all': { retryLimit: 2, expireInSeconds: 120, ...UNATTENDED },
  'entry.attach': { retryLimit: 20, retryDelayMax: 600, expireInSeconds: 600, localConcurrency: 1 },
  'drift.check': { retryLimit: 5, retryDelayMax: 600, expireInSeconds: 600, localConcurrency: 1 },
  'drift.check-all': { retryLimit: 2, expireInSeconds: 120, ...UNATTENDED },
  'mail.clean': { retryLimit: 2, expireInSeconds: 60, ...UNATTENDED },
  'payments.end': {
    retryLimit: 20,
    retryDelayMax: 3_600,
    expireInSeconds: 60,
    localConcurrency: 1,
  },
  'plans.remind': { retryLimit: 2, expireInSeconds: 120, ...UNATTENDED },
  'auth.sweep': { retryLimit: 2, expireInSeconds: 60, ...UNATTENDED },
  'dataflow.sweep': { retryLimit: 2, expireInSeconds: 60, ...UNATTENDED },
  'uploads.sweep': { retryLimit: 2, expireInSeconds: 300, ...UNATTENDED },
};

/** The shortest that pg-boss takes: a dead worker's job is taken over about ten seconds after its last sign of life. */
const HEARTBEAT_S = 10;
const SUPERVISE_S = 5;
function openBoss(database: Database, log: Logger, superviseS: number): PgBoss {
  const boss = new PgBoss({
    // The result as the driver gives it: for several statements at once that is a list, which pg-boss expects.
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

/**
 * A thin layer over pg-boss on our own pool, so that it follows the database through a restart. Every `superviseS` seconds it
 * takes over the jobs of dead workers.
 */
export function createQueue(
  database: Database,
  log: Logger,
  { superviseS = SUPERVISE_S }: { readonly superviseS?: number } = {},
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
      }
    },
    enqueue: (tx, name, data, { key, startAfter, priority = 0 }) =>
      asQueueOwner(tx, async (executeSql) => {
        await boss.send(name, data, {
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
            data,
            singletonKey: key,
            group: { id: key },
            priority,
          })),
          { db: { executeSql } },
        );
      }),
    schedule: (name, cron) => boss.schedule(name, cron),
    work: (name, handle) =>
      openLanes(boss, name, ({ id, data }) => runLogged({ name, id, log }, () => handle(data))),
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs, close: false }),
  };
}

/**
 * pg-boss passes over jobs whose key was running when it last counted, seconds ago. Without that list it asks for each job
 * whether its key runs now, which is what a group is for; that two workers ask at once is what the policy `singleton` is for.
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

type Job<Name extends JobName> = { readonly id: string; readonly data: Jobs[Name] };

/** As many lanes as the queue has; where some look less often than others, one that finds a job wakes the rest. */
async function openLanes<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handle: (job: Job<Name>) => Promise<void>,
): Promise<void> {
  const { localConcurrency, eager } = QUEUES[name];
  const lanes: string[] = [];
  const onFound = (): void => {
    for (const lane of eager === undefined ? [] : lanes) {
      boss.notifyWorker(lane);
    }
  };
  for (let lane = 0; lane < localConcurrency; lane += 1) {
    lanes.push(await openLane(boss, { name, lane, onFound }, handle));
  }
}

/** Those in reserve do not all look at the same instant. */
function pollOf(name: JobName, lane: number): number {
  const { pollS = POLL_S, eager = Number.POSITIVE_INFINITY } = QUEUES[name];
  return lane < eager ? pollS : RESERVE_POLL_S + lane / 10;
}

type Lane = {
  readonly name: JobName;
  readonly lane: number;
  readonly onFound: () => void;
};

/** Takes one job after the other, at once while there are any and else at the pace of its queue. Answers its id. */
async function openLane<Name extends JobName>(
  boss: PgBoss,
  { name, lane, onFound }: Lane & { readonly name: Name },
  handle: (job: Job<Name>) => Promise<void>,
): Promise<string> {
  let worker: string | undefined;
  worker = await boss.work<Jobs[Name]>(
    name,
    { pollingIntervalSeconds: pollOf(name, lane), groupConcurrency: 1 },
    async (jobs) => {
      onFound();
      for (const job of jobs) {
        await handle(job);
      }
      // Else it would sit out what is left of its pause, which is longer than most jobs.
      if (worker !== undefined) {
        boss.notifyWorker(worker);
      }
    },
  );
  return worker;
}

/** The application role does not see the queue's tables; the transaction takes it off for one statement. */
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

async function runLogged(
  { name, id, log }: { name: JobName; id: string; log: Logger },
  run: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  try {
    await run();
    log.info(
      { job: name, job_id: id, duration_ms: Math.round(performance.now() - startedAt) },
      'job',
    );
  } catch (error) {
    log.error({ job: name, job_id: id, err: error }, 'A job failed and will be tried again.');
    throw error;
  }
}
