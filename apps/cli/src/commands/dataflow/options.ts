import type { components } from '@platebook/api-client';
import type { ListOptions, OnlineOptions } from '../../online/options.ts';

type Schemas = components['schemas'];

export const STATUSES = ['succeeded', 'refused', 'failed', 'aborted'] as const;
export const KINDS = ['request', 'job', 'stage', 'provider_call'] as const;
/** The kinds of log lines. */
export const LINE_KINDS = [...KINDS, 'browser'] as const;
export const GROUPINGS = ['operation', 'tenant', 'day', 'provider', 'failure'] as const;
export const EXPORT_FORMATS = ['ndjson', 'json', 'csv'] as const;

export type Grouping = (typeof GROUPINGS)[number];

export type DataflowHealthOptions = OnlineOptions & {
  readonly hours?: number;
  readonly watch?: boolean;
  /** Seconds between polls. */
  readonly interval?: number;
  readonly exitStatus?: boolean;
  /** Percent. */
  readonly maxErrorRate?: number;
};
export type DataflowStatsOptions = OnlineOptions & {
  readonly days?: number;
  readonly by?: Grouping;
};
export type DataflowTraceOptions = OnlineOptions & {
  readonly errorsOnly?: boolean;
  readonly tree?: boolean;
  readonly waterfall?: boolean;
};
export type DataflowOperationsOptions = ListOptions & {
  readonly operation?: string;
  readonly status?: Schemas['DataflowStatus'];
  readonly kind?: Schemas['DataflowKind'];
  readonly tenant?: string;
  readonly watch?: boolean;
  /** Seconds between polls. */
  readonly interval?: number;
};
export type DataflowErrorsOptions = ListOptions & {
  readonly hours?: number;
  readonly kind?: Schemas['LogKind'];
  readonly tenant?: string;
  /** In the query language of the log analyzer. */
  readonly query?: string;
};
export type DataflowExportOptions = OnlineOptions & {
  readonly days?: number;
  readonly format?: (typeof EXPORT_FORMATS)[number];
  readonly out?: string;
  readonly gzip?: boolean;
};
export type DataflowCleanupOptions = OnlineOptions & {
  readonly days?: number;
  /** Allows fewer than seven days. */
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly confirm?: string;
};
