import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, JsonColumnOrNull, StoredJson } from './stored-json.ts';
import type { DeliveryPlatform } from './tables-connections.ts';

type Day = string;

export type RunKind = 'file' | 'fetch' | 'post';
export type RunTrigger =
  | 'upload'
  | 'manual'
  | 'schedule'
  | 'backfill'
  | 'watch'
  | 'retry'
  | 'batch';
export type RunStatusWord =
  | 'queued'
  | 'running'
  | 'waiting'
  | 'partial'
  | 'succeeded'
  | 'failed'
  | 'cancelled';
export type EntryStatus =
  | 'needs_mapping'
  | 'needs_review'
  | 'ready'
  | 'posting'
  | 'posted'
  | 'skipped'
  | 'failed'
  | 'reversed';
export type BooksEntryKind = 'payout' | 'bank_transfer' | 'adjustment' | 'reversal' | 'manual';
export type PostingOperation = 'create' | 'update' | 'delete';
export type PostingState = 'pending' | 'posting' | 'unknown' | 'posted' | 'blocked' | 'cancelled';
export type PostingAction = 'send' | 'ask' | 'read_back';

type ColumnDecisionsTable = {
  tenant_id: string;
  id: string;
  column_name: string;
  printed: string;
  report_type: string;
  version: number;
  decision: 'subtotal' | 'component' | 'not_money';
  component: string | null;
  factor: 1 | -1;
  parts: JsonColumn;
  run_id: string | null;
  decided_by: string | null;
  decided_at: Date;
  revoked_by: ColumnType<string | null, string | null | undefined, string | null>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type DepositExceptionsTable = {
  tenant_id: string;
  id: string;
  payout_id: string;
  entry_id: string | null;
  difference_cents: number;
  printed_cents: number;
  rows_of_unknown_amount: number;
  currency: 'USD' | 'CAD';
  reason: string;
  recorded_by: string | null;
  recorded_by_name: string;
  recorded_at: Date;
  resolved_how: ColumnType<
    'person' | 'rows_read' | 'replaced' | null,
    undefined,
    'person' | 'rows_read' | 'replaced'
  >;
  resolution: ColumnType<string | null, undefined, string>;
  resolved_by: ColumnType<string | null, undefined, string | null>;
  resolved_by_name: ColumnType<string | null, undefined, string | null>;
  resolved_at: ColumnType<Date | null, undefined, Date>;
};

/** Runs, entries, the outbox and what people are told: migrations 0020 to 0022. */
export type SyncTables = {
  sync_runs: SyncRunsTable;
  sync_run_files: { tenant_id: string; run_id: string; sha256: string; position: number };
  platform_reports: PlatformReportsTable;
  sync_schedules: {
    tenant_id: string;
    channel_id: string;
    next_run_at: Date | null;
    paused_at: Date | null;
    last_run_id: string | null;
    updated_at: Date;
  };
  journal_entries: JournalEntriesTable;
  postings: PostingsTable;
  posting_attempts: PostingAttemptsTable;
  realms: RealmsTable;
  provider_turns: { provider: DeliveryPlatform; next_at: Date };
  drift_checks: { tenant_id: string; checked_at: Date };
  column_decisions: ColumnDecisionsTable;
  deposit_exceptions: DepositExceptionsTable;
  entry_drafts: {
    tenant_id: string;
    id: string;
    store_id: string;
    draft: JsonColumn;
    changed_by: string | null;
    created_at: Date;
    updated_at: Date;
  };
  entry_attachments: EntryAttachmentsTable;
  notifications: NotificationsTable;
  notification_reads: {
    tenant_id: string;
    notification_id: string;
    user_id: string;
    read_at: Date;
    dismissed_at: Date | null;
  };
  live_events: {
    tenant_id: string;
    id: Generated<number>;
    topic: 'run' | 'entry' | 'connection' | 'mapping' | 'notification' | 'batch' | 'store_mapping';
    subject_id: string;
    created_at: Date;
  };
};

type SyncRunsTable = {
  tenant_id: string;
  id: string;
  sha256: string | null;
  state: string;
  sequence: number;
  machine: JsonColumnOrNull;
  reports: JsonColumn;
  kind: Generated<RunKind>;
  trigger: Generated<RunTrigger>;
  store_id: Generated<string | null>;
  channel_id: Generated<string | null>;
  channel_type: Generated<DeliveryPlatform | null>;
  period_from: Generated<Day | null>;
  period_to: Generated<Day | null>;
  dry_run: Generated<boolean>;
  requested_by: Generated<string | null>;
  batch_id: Generated<string | null>;
  status: Generated<RunStatusWord>;
  asked: Generated<'cancel' | 'retry' | null>;
  created_at: Date;
  updated_at: Date;
  waits_until: Generated<Date | null>;
  finished_at: Date | null;
};

export type PlatformReportsTable = {
  tenant_id: string;
  id: string;
  run_id: string;
  provider: DeliveryPlatform;
  external_id: string | null;
  report_type: string;
  platform_store_ids: string[];
  period_from: Day;
  period_to: Day;
  state: 'requested' | 'ready' | 'downloaded' | 'failed';
  sections: JsonColumn;
  sha256s: Generated<string[]>;
  failure: string | null;
  requested_at: Date;
  ready_at: Date | null;
  downloaded_at: Date | null;
  turn_at: Generated<Date | null>;
  asking_run: Generated<string | null>;
  asking_until: Generated<Date | null>;
};

type EntryAttachmentsTable = {
  tenant_id: string;
  id: string;
  entry_id: string;
  file_name: string;
  media_type: string;
  size_bytes: number;
  sha256: string;
  content: Buffer;
  sent_at: Date | null;
  books_entry_id: string | null;
  external_id: string | null;
  in_books_at: Date | null;
  failure: string | null;
  created_by: string | null;
  created_at: Date;
};

type JournalEntriesTable = {
  tenant_id: string;
  id: string;
  run_id: string | null;
  payout_id: string | null;
  store_id: string | null;
  channel_id: string | null;
  platform: DeliveryPlatform | null;
  kind: BooksEntryKind;
  entry_key: string;
  version: Generated<number>;
  document_number: string;
  entry_on: Day;
  currency: 'USD' | 'CAD';
  debit_cents: number;
  entry: JsonColumn;
  plan_rules: JsonColumnOrNull;
  status: EntryStatus;
  status_reason: JsonColumnOrNull;
  relates_to: string | null;
  realm_id: string | null;
  approved_by: string | null;
  approved_at: Date | null;
  external_id: string | null;
  sync_token: string | null;
  posted_at: Date | null;
  verified_at: Date | null;
  posted_elsewhere: JsonColumnOrNull;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
};

type PostingsTable = {
  tenant_id: string;
  id: string;
  position: Generated<number>;
  entry_id: string;
  run_id: string | null;
  realm_id: string;
  operation: PostingOperation;
  key: string;
  request_id: string;
  document_number: string;
  payload: JsonColumn;
  payload_sha256: string;
  lines: JsonColumnOrNull;
  state: PostingState;
  lease_owner: string | null;
  lease_until: Date | null;
  fence: Generated<number>;
  last_send_at: Date | null;
  next_attempt_at: Date | null;
  sends: Generated<number>;
  asks: Generated<number>;
  external_id: string | null;
  sync_token: string | null;
  outcome: JsonColumnOrNull;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
};

type PostingAttemptsTable = {
  tenant_id: string;
  id: string;
  position: Generated<number>;
  posting_id: string;
  action: PostingAction;
  request_id: string;
  fence: number;
  worker: string;
  http_status: number | null;
  code: string | null;
  intuit_tid: string | null;
  outcome: string;
  message: string | null;
  wording: JsonColumnOrNull;
  duration_ms: number;
  created_at: Date;
};

type RealmsTable = {
  realm_id: string;
  next_call_at: Generated<Date>;
  paused_until: Date | null;
  lease_owner: string | null;
  lease_until: Date | null;
};

type NotificationsTable = {
  tenant_id: string;
  id: string;
  user_id: string | null;
  min_level: Generated<string>;
  type: 'error' | 'warning' | 'success' | 'info';
  event: string;
  title: string;
  message: string;
  wording: JsonColumnOrNull;
  action: JsonColumnOrNull;
  subject: ColumnType<StoredJson, string | undefined, string>;
  dedupe_key: string | null;
  times: Generated<number>;
  mailed_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Date;
  priority: Generated<string>;
};
