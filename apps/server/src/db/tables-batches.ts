import type { JsonColumn, JsonColumnOrNull, StoredJson } from './stored-json.ts';
import type { ColumnType, Generated } from 'kysely';
import type { DeliveryPlatform } from './tables-connections.ts';

export type BatchOperationName =
  | 'sync'
  | 'retry_failed'
  | 'post_ready'
  | 'apply_mapping_template'
  | 'copy_mapping'
  | 'set_schedule'
  | 'export_workpapers';
export type BatchState = 'running' | 'paused' | 'undoing' | 'finished';
export type BatchItemState =
  | 'queued'
  | 'running'
  | 'done'
  | 'skipped'
  | 'failed'
  | 'cancelled'
  | 'undone';
export type GeneratedReportKind =
  | 'payout_summary'
  | 'sales'
  | 'fees'
  | 'tax'
  | 'refunds'
  | 'journal'
  | 'month_end_pack';
export type GeneratedReportFormat = 'csv' | 'xlsx' | 'zip';
/** Whether the days of a report are those of the trade or those of the payout. */
export type ReportDatedBy = 'trade' | 'payout';

/** Migration 0023. */
export type BatchTables = {
  batches: {
    user_id: string;
    id: string;
    operation: BatchOperationName;
    options: JsonColumn;
    idempotency_key: string;
    request_sha256: string;
    state: BatchState;
    request_id: string;
    created_at: Date;
    updated_at: Date;
    finished_at: Date | null;
  };
  batch_items: {
    user_id: string;
    batch_id: string;
    position: number;
    tenant_id: string;
    client_id: string | null;
    client_name: string;
    state: BatchItemState;
    reason: JsonColumnOrNull;
    results: JsonColumnOrNull;
    link: JsonColumnOrNull;
    entries: Generated<number>;
    run_ids: Generated<string[]>;
    report_id: string | null;
    undo: JsonColumnOrNull;
    started_at: Date | null;
    finished_at: Date | null;
  };
  generated_reports: GeneratedReportsTable;
};

type GeneratedReportsTable = {
  tenant_id: string;
  id: string;
  kind: GeneratedReportKind;
  format: GeneratedReportFormat;
  /** Migration 0040. */
  dated_by: ReportDatedBy;
  period_from: string;
  period_to: string;
  platform: DeliveryPlatform | null;
  store_id: string | null;
  state: 'queued' | 'ready' | 'failed' | 'expired';
  failure: string | null;
  file_name: string;
  bytes: Buffer | null;
  size_bytes: number | null;
  sha256: string | null;
  row_count: number | null;
  same_as_previous: Generated<boolean>;
  missing: ColumnType<StoredJson, string | undefined, string>;
  requested_by: string | null;
  created_at: Date;
  finished_at: Date | null;
  expires_at: Date | null;
};
