import type { JsonColumn, JsonColumnOrNull, StoredJson } from './stored-json.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BytesInPieces } from './bytes-in-pieces.ts';
import type { AccountTables } from './tables-accounts.ts';
import type { BatchTables } from './tables-batches.ts';
import type { CodeTables } from './tables-codes.ts';
import type { DataflowTables } from './tables-dataflow.ts';
import type { MessageTables } from './tables-messages.ts';
import type { ConnectionTables, DeliveryPlatform } from './tables-connections.ts';
import type { ReportFormatTables } from './tables-report-formats.ts';
import type { SyncTables } from './tables-sync.ts';
import type { SupportTables } from './tables-support.ts';
import type { SecondFactorMethod, SecondFactorTables } from './tables-second-factors.ts';
import type { SiteTables } from './tables-site.ts';
import type { TeamTables } from './tables-team.ts';
import type { PlanTables } from './tables-plans.ts';

type CoreTables = {
  users: UsersTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  flow_states: FlowStatesTable;
  one_time_tokens: OneTimeTokensTable;
  auth_sends: { key_sha256: string; sent_at: Date };
  profiles: ProfilesTable;
  tenants: {
    id: string;
    name: string;
    created_at: Date;
    second_step_required: Generated<boolean>;
  };
  memberships: MembershipsTable;
  clients: ClientsTable;
  stores: StoresTable;
  channels: ChannelsTable;
  tenant_settings: { tenant_id: string; settings: JsonColumn; updated_at: Date };
  setup_choices: { tenant_id: string; choice: SetupChoice; skipped_at: Date };
  report_files: ReportFilesTable;
  report_uploads: ReportUploadsTable;
  report_parts: ReportPartsTable;
  payouts: PayoutsTable;
  payout_files: { tenant_id: string; payout_id: string; sha256: string; import_id: string };
  audit_log: AuditLogTable;
  audit_heads: { chain_id: string; sequence: number; hash: string };
  system_staff: { user_id: string; level: SystemLevel; created_at: Date };
  schema_migrations: { name: string; sha256: string; applied_at: Date };
};

/** Columns as they are in SQL; the crossing to camelCase is in each store. */
export type Tables = CoreTables &
  AccountTables &
  MessageTables &
  CodeTables &
  DataflowTables &
  TeamTables &
  SecondFactorTables &
  PlanTables &
  ConnectionTables &
  ReportFormatTables &
  SyncTables &
  BatchTables &
  SiteTables &
  SupportTables;

/** Levels that are held on the whole installation, not in a tenant. */
export type SystemLevel = 'system_admin' | 'system_operator';
export type TenantLevel = 'user_owner' | 'user_manager' | 'user_basic' | 'no_access';
export type ChannelType = DeliveryPlatform;
export type Currency = 'USD' | 'CAD';
export type Country = 'US' | 'CA';
/** What of a set-up can be skipped. */
export type SetupChoice =
  | 'connect'
  | 'match'
  | 'accounts'
  | 'first_payout'
  | 'list'
  | DeliveryPlatform;
export type ClientCategory = 'qbo' | 'delivery_only';
export type PayoutStatus = 'needs_mapping' | 'needs_review' | 'ready';

/** A calendar day stays the text `YYYY-MM-DD`; see `database.ts`. */
type Day = string;
/** JSON is written as text and read as a value. */

type UsersTable = {
  id: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  banned_until: Date | null;
  last_sign_in_at: Date | null;
  user_metadata: JSONColumnType<Record<string, unknown>>;
  app_metadata: ColumnType<Record<string, unknown>, string | undefined, string>;
  invited_at: ColumnType<Date | null, Date | null | undefined>;
  confirmation_sent_at: ColumnType<Date | null, Date | null | undefined>;
  recovery_sent_at: ColumnType<Date | null, Date | null | undefined>;
  new_email: ColumnType<string | null, string | null | undefined>;
  email_change_sent_at: ColumnType<Date | null, Date | null | undefined>;
  email_change_halves: Generated<number>;
  new_phone: ColumnType<string | null, string | null | undefined>;
  phone_change_sent_at: ColumnType<Date | null, Date | null | undefined>;
  reauthentication_sent_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Date;
  updated_at: Date;
};

type SessionsTable = {
  id: string;
  user_id: string;
  /** Of a session an older server opened, until its next refresh. */
  refresh_key: ColumnType<Buffer | null, null | undefined, null>;
  sealed_refresh_key: string | null;
  authenticated_by: string;
  user_agent: ColumnType<string | null, string | null | undefined>;
  address: ColumnType<string | null, string | null | undefined>;
  second_factor_id: ColumnType<string | null, string | null | undefined>;
  second_factor_by: ColumnType<SecondFactorMethod | null, SecondFactorMethod | null | undefined>;
  second_factor_at: ColumnType<Date | null, Date | null | undefined>;
  refresh_counter: number;
  refreshed_at: Date;
  created_at: Date;
  not_after: Date;
};

type SigningKeysTable = {
  kid: string;
  /** Of a key an older server made, until it is sealed. */
  private_jwk: ColumnType<Record<string, unknown> | null, never, null>;
  sealed_private_jwk: string | null;
  created_at: Date;
  activated_at: Date;
  retired_at: Date | null;
};

type FlowStatesTable = {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  authenticated_by: string;
  auth_code_sha256: string | null;
  auth_code_expires_at: Date | null;
  created_at: Date;
};

export type OneTimePurpose =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_confirmation'
  | 'phone_change'
  | 'reauthentication';

type OneTimeTokensTable = {
  user_id: string;
  purpose: OneTimePurpose;
  sent_to: string;
  link_sha256: string;
  code_sha256: string;
  code_failures: Generated<number>;
  flow_id: string | null;
  link_expires_at: Date;
  code_expires_at: Date;
};

type ProfilesTable = {
  id: string;
  full_name: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type ClientsTable = {
  tenant_id: string;
  id: string;
  name: string;
  number: ColumnType<string | null, string | null | undefined>;
  client_category: ClientCategory;
  time_zone: Generated<string>;
  currency: Generated<Currency>;
  country: Generated<Country>;
  archived_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Date;
  updated_at: Date;
};

type StoresTable = {
  tenant_id: string;
  id: string;
  name: string;
  number: ColumnType<string | null, string | null | undefined>;
  time_zone: string;
  currency: Currency;
  business_day_cutoff: Generated<string>;
  address: JsonColumnOrNull;
  tax_profile: ColumnType<StoredJson, string | undefined, string>;
  contract_rates: ColumnType<StoredJson, string | undefined, string>;
  deactivated_on: ColumnType<Day | null, Day | null | undefined>;
  created_at: Date;
  updated_at: Date;
};

type ChannelsTable = {
  tenant_id: string;
  id: string;
  store_id: string;
  channel_type: ChannelType;
  platform_store_id: string | null;
  channel_config: JsonColumn;
  qbo_mapping_config: JsonColumn;
  created_at: Date;
};

type ReportFilesTable = {
  tenant_id: string;
  sha256: string;
  name: string;
  size_bytes: number;
  bytes: ColumnType<Buffer, Buffer | BytesInPieces>;
  uploaded_by: string | null;
  created_at: Date;
  cut_from: Generated<string | null>;
  parts_of: Generated<string | null>;
};

type ReportUploadsTable = {
  tenant_id: string;
  id: string;
  created_by: string | null;
  file_name: string;
  size_bytes: number;
  received_bytes: Generated<number>;
  sha256: Generated<string | null>;
  completed_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
};

type ReportPartsTable = {
  tenant_id: string;
  upload_id: string;
  from_byte: number;
  bytes: ColumnType<Buffer, Buffer | BytesInPieces>;
};

type PayoutsTable = {
  tenant_id: string;
  id: string;
  import_id: string;
  platform: ChannelType;
  payout_ref: string;
  platform_store_id: string;
  channel: string;
  platform_store_name: string;
  payout_on: Day;
  period_start_on: Day;
  period_end_on: Day;
  currency: Currency;
  gross_sales_cents: number;
  net_cents: number;
  tips_cents: GeneratedAlways<number>;
  identities_hold: boolean;
  status: PayoutStatus;
  reading: JsonColumn;
  findings: ColumnType<StoredJson, string | undefined, string>;
  findings_by: JsonColumnOrNull;
  created_at: Date;
  updated_at: Date;
};

type MembershipsTable = {
  tenant_id: string;
  user_id: string;
  level: TenantLevel;
  created_at: Date;
  invited_by: ColumnType<string | null, string | null | undefined>;
};

type AuditLogTable = {
  /** Zeros are the installation. */
  tenant_id: string;
  sequence: number;
  actor_user_id: string | null;
  actor_kind: string;
  action: string;
  target_type: string;
  target_id: string;
  before_sha256: string | null;
  after_sha256: string | null;
  details: JSONColumnType<Record<string, string | number | boolean | null>>;
  request_id: string;
  recorded_at: Date;
  prev_hash: string;
  hash: string;
};
