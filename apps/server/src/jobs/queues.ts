import type { DeliveryPlatform } from '../db/tables.ts';

/** Every kind of job and its data. */
export type Jobs = {
  /** Runs that read and plan; `import.run` is what an older version enqueued for the run of a file. */
  'sync.run': { readonly tenantId: string; readonly runId: string };
  /** Runs that post; an older version enqueued them as `sync.run`. */
  'post.run': { readonly tenantId: string; readonly runId: string };
  'sync.schedule': Record<string, never>;
  'live.sweep': Record<string, never>;
  'platform-stores.refresh': {
    readonly tenantId: string;
    readonly provider: DeliveryPlatform;
  };
  'platform-stores.nightly': Record<string, never>;
  /** Uber Eats sends this store's reports to us depending on whether it is mapped. */
  'platform-stores.integrate': {
    readonly tenantId: string;
    readonly platformStoreId: string;
    readonly tries: number;
  };
  /** Notifies the owners of other tenants that hold the platform store. */
  'platform-stores.claimed': {
    readonly tenantId: string;
    readonly type: DeliveryPlatform;
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
  'notifications.mail': {
    readonly tenantId: string;
    readonly notificationId: string;
  };
  'notifications.broadcast': { readonly broadcastId: string };
  'notifications.digest': Record<string, never>;
  /** Deleted notifications that can no longer be restored. */
  'notifications.sweep': Record<string, never>;
  'notifications.daily': Record<string, never>;
  'report.generate': { readonly tenantId: string; readonly reportId: string };
  'reports.expire': Record<string, never>;
  'batch.tick': { readonly userId: string; readonly batchId: string };
  'webhooks.handle': { readonly provider: 'quickbooks' | 'ubereats'; readonly eventId: string };
  'connections.watch': Record<string, never>;
  'books.refresh': { readonly tenantId: string };
  'books.refresh-all': Record<string, never>;
  'drift.check': { readonly tenantId: string };
  /** Uploads the attachments of an entry to the books that contain it. */
  'entry.attach': { readonly tenantId: string; readonly entryId: string };
  'drift.check-all': Record<string, never>;
  'mail.clean': Record<string, never>;
  'payments.end': { readonly subscriptionRef: string };
  'plans.remind': Record<string, never>;
  'auth.sweep': Record<string, never>;
  'dataflow.sweep': Record<string, never>;
  'dataflow.partitions': Record<string, never>;
  'uploads.sweep': Record<string, never>;
  /** Publishes articles whose scheduled time has come. */
  'blog.publish': Record<string, never>;
};

export type JobName = keyof Jobs;

type QueueSpec = {
  readonly retryLimit: number;
  /** The maximum back-off between two attempts, in seconds; defaults to 60. */
  readonly retryDelayMax?: number;
  readonly expireInSeconds: number;
  readonly localConcurrency: number;
  /** An idle worker's poll interval; defaults to `POLL_S`. */
  readonly pollS?: number;
  /**
   * Workers beyond this number poll less often, and immediately after another has found a job; by default all poll
   * alike.
   */
  readonly eager?: number;
};

const POLL_S = 0.5;
const RESERVE_POLL_S = 2;
/** For latency-insensitive queues: those filled only by a schedule, or by an older version. */
const UNATTENDED = { localConcurrency: 1, pollS: 5 };

export const QUEUES: Readonly<Record<JobName, QueueSpec>> = {
  'sync.run': { retryLimit: 20, expireInSeconds: 900, localConcurrency: 4 },
  // It mostly waits for its company's books: at a company's rate limit, twelve are 50 entries a second.
  'post.run': { retryLimit: 20, expireInSeconds: 900, localConcurrency: 12, eager: 2 },
  'sync.schedule': { retryLimit: 2, expireInSeconds: 300, ...UNATTENDED },
  'platform-stores.refresh': { retryLimit: 5, expireInSeconds: 300, localConcurrency: 2 },
  'platform-stores.nightly': { retryLimit: 2, expireInSeconds: 300, ...UNATTENDED },
  // The job reschedules itself if the platform does not respond.
  'platform-stores.integrate': { retryLimit: 5, expireInSeconds: 120, localConcurrency: 1 },
  'platform-stores.claimed': { retryLimit: 20, expireInSeconds: 60, localConcurrency: 1 },
  'live.sweep': { retryLimit: 2, expireInSeconds: 60, ...UNATTENDED },
  'import.run': { retryLimit: 5, expireInSeconds: 600, ...UNATTENDED },
  // The message's row counts its attempts and gives up before the queue does.
  'mail.deliver': { retryLimit: 20, retryDelayMax: 600, expireInSeconds: 120, localConcurrency: 2 },
  'team.access-request': { retryLimit: 5, expireInSeconds: 60, localConcurrency: 1 },
  'notifications.mail': { retryLimit: 20, expireInSeconds: 60, localConcurrency: 2 },
  // Each batch is its own transaction: a worker that takes over the job continues after the last one.
  'notifications.broadcast': { retryLimit: 20, expireInSeconds: 3_600, localConcurrency: 1 },
  'notifications.sweep': { retryLimit: 2, expireInSeconds: 300, ...UNATTENDED },
  'notifications.digest': { retryLimit: 5, expireInSeconds: 900, ...UNATTENDED },
  'notifications.daily': { retryLimit: 5, expireInSeconds: 900, ...UNATTENDED },
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
  'dataflow.partitions': { retryLimit: 5, expireInSeconds: 60, ...UNATTENDED },
  'uploads.sweep': { retryLimit: 2, expireInSeconds: 300, ...UNATTENDED },
  'blog.publish': { retryLimit: 2, expireInSeconds: 60, ...UNATTENDED },
};

/** A worker's poll interval, in seconds. Reserve workers are staggered so that they do not all poll at once. */
export function pollOf(name: JobName, index: number): number {
  const { pollS = POLL_S, eager = Number.POSITIVE_INFINITY } = QUEUES[name];
  return index < eager ? pollS : RESERVE_POLL_S + index / 10;
}
