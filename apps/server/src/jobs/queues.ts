import type { DeliveryPlatform } from '../db/tables.ts';

/** Every kind of job and what it carries. */
export type Jobs = {
  /** Runs that read and plan; `import.run` is what an older server queued for a run of a file. */
  'sync.run': { readonly tenantId: string; readonly runId: string };
  /** Runs that post; an older server queued them as `sync.run`. */
  'post.run': { readonly tenantId: string; readonly runId: string };
  'sync.schedule': Record<string, never>;
  'live.sweep': Record<string, never>;
  'platform-stores.refresh': {
    readonly tenantId: string;
    readonly provider: DeliveryPlatform;
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
  /** Notifications that were deleted and cannot be restored any more. */
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
  /** Sends the files of an entry to the books that hold it. */
  'entry.attach': { readonly tenantId: string; readonly entryId: string };
  'drift.check-all': Record<string, never>;
  'mail.clean': Record<string, never>;
  'payments.end': { readonly subscriptionRef: string };
  'plans.remind': Record<string, never>;
  'auth.sweep': Record<string, never>;
  'dataflow.sweep': Record<string, never>;
  'dataflow.partitions': Record<string, never>;
  'uploads.sweep': Record<string, never>;
  /** Articles that were planned for an instant that has come. */
  'blog.publish': Record<string, never>;
};

export type JobName = keyof Jobs;

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

export const QUEUES: Readonly<Record<JobName, QueueSpec>> = {
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
  // A batch is a transaction of its own: whoever takes the job over goes on after the last one.
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

/** How often a lane looks for a job, in seconds. Those in reserve do not all look at the same instant. */
export function pollOf(name: JobName, index: number): number {
  const { pollS = POLL_S, eager = Number.POSITIVE_INFINITY } = QUEUES[name];
  return index < eager ? pollS : RESERVE_POLL_S + index / 10;
}
