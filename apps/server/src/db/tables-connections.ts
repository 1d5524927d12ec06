import type { JsonColumn, JsonColumnOrNull, StoredJson } from './stored-json.ts';
import type { ColumnType, Generated } from 'kysely';

type Day = string;

/** As rows, requests and reports name them, in the order in which they are shown. */
export const DELIVERY_PLATFORMS = ['ubereats', 'doordash'] as const;
export type DeliveryPlatform = (typeof DELIVERY_PLATFORMS)[number];
export type Provider = DeliveryPlatform | 'quickbooks';
export type ConnectionStatus =
  | 'connected'
  | 'expiring'
  | 'expired'
  | 'revoked'
  | 'error'
  | 'disconnected';
export type StoreMappingState = 'pending' | 'confirmed' | 'ignored' | 'ended';
/** Lost: the platform lists it no longer. */
export type PlatformStoreStatus = 'active' | 'inactive' | 'lost';
export type BooksObjectKind =
  | 'account'
  | 'class'
  | 'department'
  | 'vendor'
  | 'customer'
  | 'tax_code';

/** Connections, the stores they show, and where components are posted: migrations 0018 and 0019. */
export type ConnectionTables = {
  connections: ConnectionsTable;
  connection_events: {
    tenant_id: string;
    id: string;
    connection_id: string;
    kind: string;
    details: JsonColumn;
    created_at: Date;
  };
  consent_states: {
    tenant_id: string;
    state_sha256: string;
    provider: Provider;
    user_id: string;
    expected_external_id: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  provider_webhooks: {
    provider: string;
    event_id: string;
    body: JsonColumn;
    received_at: Date;
    handled_at: Date | null;
  };
  platform_stores: PlatformStoresTable;
  platform_store_refreshes: PlatformStoreRefreshesTable;
  store_mappings: StoreMappingsTable;
  books_objects: BooksObjectsTable;
  account_mappings: {
    tenant_id: string;
    id: string;
    platform: DeliveryPlatform | null;
    store_id: string | null;
    component: string;
    target: JsonColumn;
    version: Generated<number>;
    updated_by: string | null;
    updated_at: Date;
  };
  account_mapping_changes: {
    tenant_id: string;
    id: string;
    platform: DeliveryPlatform | null;
    store_id: string | null;
    component: string;
    before: JsonColumnOrNull;
    after: JsonColumnOrNull;
    effective_from: Day | null;
    position: Generated<number>;
    changed_by: string | null;
    changed_at: Date;
  };
};

type ConnectionsTable = {
  tenant_id: string;
  id: string;
  provider: Provider;
  external_id: string;
  external_name: string;
  status: ConnectionStatus;
  paused_at: Date | null;
  scopes: Generated<string[]>;
  details: ColumnType<StoredJson, string | undefined, string>;
  access_token: string | null;
  access_expires_at: Date | null;
  refresh_token: string | null;
  refresh_expires_at: Date | null;
  credentials: string | null;
  token_version: Generated<number>;
  refresh_owner: string | null;
  refresh_until: Date | null;
  warned_days: number | null;
  last_error: JsonColumnOrNull;
  last_error_at: Date | null;
  last_used_at: Date | null;
  connected_by: string | null;
  connected_at: Date;
  disconnected_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

type PlatformStoresTable = {
  tenant_id: string;
  id: string;
  provider: DeliveryPlatform;
  connection_id: string | null;
  platform_store_id: string;
  name: string;
  previous_name: string | null;
  external_ref: string | null;
  address: JsonColumnOrNull;
  time_zone: string | null;
  currency: string | null;
  status: PlatformStoreStatus;
  integration: Generated<'on' | 'off' | 'failed' | null>;
  integration_failure: JsonColumnOrNull;
  integration_at: Generated<Date | null>;
  ignored_at: Date | null;
  ignored_reason: string | null;
  first_seen_at: Date;
  last_seen_at: Date;
};

type PlatformStoreRefreshesTable = {
  tenant_id: string;
  provider: DeliveryPlatform;
  state: 'queued' | 'waiting' | 'done' | 'failed';
  report_id: string | null;
  asks: Generated<number>;
  failure: JsonColumnOrNull;
  requested_at: Date;
  finished_at: Date | null;
};

type StoreMappingsTable = {
  tenant_id: string;
  id: string;
  channel_type: DeliveryPlatform;
  store_id: string;
  platform_store_id: string | null;
  state: StoreMappingState;
  effective_from: Day | null;
  effective_to: Day | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
};

type BooksObjectsTable = {
  tenant_id: string;
  connection_id: string;
  kind: BooksObjectKind;
  external_id: string;
  name: string;
  full_name: string;
  active: boolean;
  account_type: string | null;
  account_sub_type: string | null;
  classification: string | null;
  account_number: string | null;
  currency: string | null;
  parent_id: string | null;
  fetched_at: Date;
};
