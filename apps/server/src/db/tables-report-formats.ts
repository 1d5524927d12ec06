import type { Platform } from '@platebook/accounting';
import type { JsonColumn } from './stored-json.ts';

/** See `0063_report_formats.sql`. */
export type ReportFormatTables = {
  report_header_sightings: HeaderSightingsTable;
  report_format_trials: TrialsTable;
  report_format_trial_files: TrialFilesTable;
  report_format_versions: VersionsTable;
};

type HeaderSightingsTable = {
  tenant_id: string;
  sha256: string;
  report_type: string;
  column_name: string;
  printed: string;
  platform: Platform;
  has_money: boolean | null;
  is_stopped: boolean;
  first_seen_at: Date;
  last_seen_at: Date;
};

type TrialsTable = {
  id: string;
  base_version: number;
  changes: JsonColumn;
  left_out: number;
  tried_by: string | null;
  tried_at: Date;
};

/** Why a file was tried: it has a header in question, it is stopped, or nothing of it is to change. */
export type TrialChoice = 'with_header' | 'stopped' | 'control';
export type TrialOutcome = 'becomes_readable' | 'unchanged' | 'changes' | 'stops' | 'still_stopped';

type TrialFilesTable = {
  tenant_id: string;
  trial_id: string;
  sha256: string;
  chosen_as: TrialChoice;
  outcome: TrialOutcome;
  report_type: string | null;
  row_count: number;
  payout_count: number;
  set_aside_count: number;
  identities_checked: number;
  identities_broken: number;
  reason_before: string | null;
  reason_after: string | null;
};

type VersionsTable = {
  version: number;
  aliases: JsonColumn;
  changes: JsonColumn;
  reason: string;
  trial_id: string | null;
  restored_version: number | null;
  published_by: string | null;
  published_at: Date;
};
