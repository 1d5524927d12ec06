import type { OnlineOptions } from '../../online/options.ts';

export type JobOptions = OnlineOptions & { readonly client?: string };
export type JobsListOptions = JobOptions & {
  readonly active?: boolean;
  readonly limit?: number;
  readonly all?: boolean;
};
export type JobWatchOptions = JobOptions & {
  /** Seconds between polls. */
  readonly interval?: number;
  readonly exitStatus?: boolean;
};
export type JobCancelOptions = JobOptions & {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
