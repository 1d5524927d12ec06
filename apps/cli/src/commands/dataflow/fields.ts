import type { components } from '@platebook/api-client';
import { withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

type Schemas = components['schemas'];

export const PERMISSIONS_FIELDS = withHeadings<Schemas['DataflowPermissions']>([
  { name: 'user_id', of: ({ user_id }) => user_id },
  { name: 'is_admin', of: ({ is_admin }) => is_admin },
  { name: 'level', of: ({ level }) => level },
  { name: 'level_label', of: ({ level_label }) => level_label },
  { name: 'capabilities', of: ({ capabilities }) => capabilities },
]);

export const OPERATION_FIELDS: readonly Field<Schemas['DataflowOperation']>[] = [
  { name: 'occurred_at', heading: 'At', of: ({ occurred_at }) => occurred_at },
  { name: 'kind', heading: 'Kind', dispensable: 3, of: ({ kind }) => kind },
  { name: 'operation', heading: 'Operation', of: ({ operation }) => operation },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'duration_ms', heading: 'ms', of: ({ duration_ms }) => duration_ms },
  { name: 'error_code', heading: 'Error', dispensable: 1, of: ({ error_code }) => error_code },
  { name: 'tenant_name', heading: 'Tenant', dispensable: 2, of: ({ tenant_name }) => tenant_name },
  { name: 'request_id', heading: 'Request', of: ({ request_id }) => request_id },
  { name: 'id', of: ({ id }) => id },
  { name: 'parent_id', of: ({ parent_id }) => parent_id },
  { name: 'trace_id', of: ({ trace_id }) => trace_id },
  { name: 'stage', of: ({ stage }) => stage },
  { name: 'tenant_id', of: ({ tenant_id }) => tenant_id },
  { name: 'user_id', of: ({ user_id }) => user_id },
  { name: 'run_id', of: ({ run_id }) => run_id },
  { name: 'provider', of: ({ provider }) => provider },
  { name: 'http_status', of: ({ http_status }) => http_status },
  { name: 'attempt', of: ({ attempt }) => attempt },
  { name: 'bytes_sent', of: ({ bytes_sent }) => bytes_sent },
  { name: 'bytes_received', of: ({ bytes_received }) => bytes_received },
  { name: 'provider_request_id', of: ({ provider_request_id }) => provider_request_id },
];

export const CLEANUP_FIELDS = withHeadings<Schemas['DataflowCleanup']>([
  { name: 'dry_run', of: ({ dry_run }) => dry_run },
  { name: 'days', of: ({ days }) => days },
  { name: 'before', of: ({ before }) => before },
  { name: 'deleted_events', of: ({ deleted_events }) => deleted_events },
  { name: 'total_events', of: ({ total_events }) => total_events },
  { name: 'oldest_at', of: ({ oldest_at }) => oldest_at },
  { name: 'newest_at', of: ({ newest_at }) => newest_at },
  { name: 'traces_lost', of: ({ traces_lost }) => traces_lost },
]);
