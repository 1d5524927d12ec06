import type { ListOptions, OnlineOptions, OutputFormat } from '../../online/options.ts';

type ChannelType = 'ubereats' | 'doordash';

export const RUN_STATUSES = [
  'queued',
  'running',
  'waiting',
  'partial',
  'succeeded',
  'failed',
  'cancelled',
] as const;
type RunStatus = (typeof RUN_STATUSES)[number];

export const DATE_RANGES = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const;

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;

type InClient = { readonly client?: string };

export type WatchOptions = OnlineOptions & {
  /** Seconds between polls. */
  readonly interval?: number;
  readonly exitStatus?: boolean;
};

export type SyncTriggerOptions = WatchOptions &
  InClient & {
    readonly store?: readonly string[];
    readonly channel?: ChannelType;
    /** `YYYY-MM-DD`. */
    readonly since?: string;
    readonly until?: string;
    readonly backfill?: boolean;
    readonly dryRun?: boolean;
    readonly yes?: boolean;
    readonly watch?: boolean;
  };

export type SyncUploadOptions = WatchOptions &
  InClient & {
    readonly watch?: boolean;
    readonly dryRun?: boolean;
    /** As `output`. */
    readonly format?: OutputFormat;
  };

export type SyncHistoryOptions = ListOptions &
  InClient & {
    readonly store?: string;
    readonly channel?: ChannelType;
    readonly status?: RunStatus;
    readonly days?: number;
  };

export type SyncStatusOptions = OnlineOptions & InClient;

export type SyncRetryOptions = WatchOptions &
  InClient & {
    readonly watch?: boolean;
    readonly failed?: boolean;
    readonly since?: Date;
    readonly max?: number;
    readonly concurrency?: number;
    readonly dryRun?: boolean;
    readonly yes?: boolean;
  };

export const DOCUMENT_FORMATS = ['xlsx', 'json'] as const;

export type SyncReportOptions = SyncWorkpapersOptions & {
  /** A folder for the journal document and the raw files. */
  readonly proof?: string;
};

export type SyncWorkpapersOptions = OnlineOptions & {
  readonly out?: string;
  readonly format?: (typeof DOCUMENT_FORMATS)[number];
};

export type SyncExportOptions = OnlineOptions &
  InClient & {
    readonly range?: (typeof DATE_RANGES)[number];
    readonly since?: string;
    readonly until?: string;
    readonly format?: (typeof EXPORT_FORMATS)[number];
    readonly out?: string;
  };
