import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Columns as they are in SQL; the crossing to camelCase is in each store. */
export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  tenants: { id: string; name: string; created_at: Date };
  memberships: { tenant_id: string; user_id: string; level: TenantLevel; created_at: Date };
  clients: ClientsTable;
  stores: StoresTable;
  channels: ChannelsTable;
  report_files: ReportFilesTable;
  imports: ImportsTable;
  payouts: PayoutsTable;
  payout_files: { tenant_id: string; payout_id: string; sha256: string; import_id: string };
  entries: EntriesTable;
  outbound_messages: OutboundMessagesTable;
  audit_log: AuditLogTable;
  audit_heads: { chain_id: string; sequence: number; hash: string };
  system_staff: { user_id: string; level: SystemLevel; created_at: Date };
  schema_migrations: { name: string; sha256: string; applied_at: Date };
};

/** Levels that are held on the whole installation, not in a tenant. */
export type SystemLevel = 'system_admin' | 'system_operator';
export type TenantLevel = 'user_owner' | 'user_manager' | 'user_basic' | 'no_access';
export type ChannelType = 'ubereats' | 'doordash';
export type Currency = 'USD' | 'CAD';
export type ClientCategory = 'qbo' | 'delivery_only';
export type PayoutStatus = 'needs_mapping' | 'needs_review' | 'ready';

/** A calendar day stays the text `YYYY-MM-DD`; see `database.ts`. */
type Day = string;
/** JSON is written as text and read as a value. */
type Json = ColumnType<unknown, string, string>;

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
  created_at: Date;
  updated_at: Date;
};

type SessionsTable = {
  id: string;
  user_id: string;
  refresh_key: Buffer;
  refresh_counter: number;
  refreshed_at: Date;
  created_at: Date;
  not_after: Date;
};

type SigningKeysTable = {
  kid: string;
  private_jwk: JSONColumnType<Record<string, unknown>>;
  created_at: ColumnType<Date, never, never>;
};

type ClientsTable = {
  tenant_id: string;
  id: string;
  name: string;
  client_category: ClientCategory;
  created_at: Date;
  updated_at: Date;
};

type StoresTable = {
  tenant_id: string;
  id: string;
  name: string;
  time_zone: string;
  currency: Currency;
  created_at: Date;
  updated_at: Date;
};

type ChannelsTable = {
  tenant_id: string;
  id: string;
  store_id: string;
  channel_type: ChannelType;
  platform_store_id: string | null;
  channel_config: Json;
  qbo_mapping_config: Json;
  created_at: Date;
};

type ReportFilesTable = {
  tenant_id: string;
  sha256: string;
  name: string;
  size_bytes: number;
  bytes: Buffer;
  uploaded_by: string | null;
  created_at: Date;
};

type ImportsTable = {
  tenant_id: string;
  id: string;
  sha256: string;
  state: string;
  sequence: number;
  machine: ColumnType<unknown, string | null, string | null>;
  reports: Json;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
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
  identities_hold: boolean;
  status: PayoutStatus;
  reading: Json;
  created_at: Date;
  updated_at: Date;
};

type EntriesTable = {
  tenant_id: string;
  payout_id: string;
  document_number: string;
  kind: string;
  entry_on: Day;
  currency: Currency;
  debit_cents: number;
  entry: Json;
  created_at: Date;
};

export type MessageStatus = 'queued' | 'sent' | 'failed' | 'kept';

type OutboundMessagesTable = {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  template: string;
  subject: string;
  text_body: string | null;
  html_body: string | null;
  status: MessageStatus;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Date;
  finished_at: Date | null;
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
