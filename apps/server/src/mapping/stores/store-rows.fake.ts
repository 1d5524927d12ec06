import { SCOPE } from '../shared/database.fake.ts';

const AT = new Date('2026-11-20T14:02:00Z');

type Row = Readonly<Record<string, unknown>>;

/** A row of `store_mappings`: Harbor is pending on Uber Eats. */
export function mappingRow(over: Row = {}): Row {
  return {
    tenant_id: SCOPE.tenantId,
    id: 'mapping',
    channel_type: 'ubereats',
    store_id: 'harbor',
    platform_store_id: null,
    state: 'pending',
    effective_from: null,
    effective_to: null,
    reason: null,
    decided_by: null,
    decided_at: null,
    created_at: AT,
    ...over,
  };
}

/** A row of `platform_stores`: one that an Uber Eats connection lists. */
export function platformStoreRow(over: Row = {}): Row {
  return {
    tenant_id: SCOPE.tenantId,
    id: 'row-1',
    provider: 'ubereats',
    connection_id: 'connection',
    platform_store_id: 'uber-1',
    name: 'Harbor Kitchen',
    previous_name: null,
    external_ref: null,
    address: null,
    time_zone: 'America/New_York',
    currency: 'USD',
    status: 'active',
    integration: null,
    integration_failure: null,
    integration_at: null,
    ignored_at: null,
    ignored_reason: null,
    first_seen_at: AT,
    last_seen_at: AT,
    ...over,
  };
}
