import type { SystemLevel, TenantLevel } from '../db/tables.ts';

/** Spec 4: the permission levels. */
export type Level = SystemLevel | TenantLevel;

/** Spec 6: the capabilities. */
export const CAPABILITIES = [
  'view_system_health',
  'view_operation_logs',
  'view_error_analysis',
  'view_performance_data',
  'view_request_traces',
  'manage_configurations',
  'cleanup_data',
  'export_data',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

type LevelSpec = {
  /** Spec 6: the label; `system_operator` has none there. */
  readonly label: string;
  /** The name that people read: on screens, in mails and in notifications. */
  readonly name: string;
  /** Spec 4: the name the same level is also referred to by. */
  readonly tenantName: 'tenant_owner' | 'tenant_manager' | 'tenant_user' | null;
  readonly capabilities: readonly Capability[];
};

/**
 * Every level, highest first, with its label, its other name and its capabilities. A system level grants nothing in a
 * tenant: an operator reads a tenant's books only as its member, or while its owner lets support view it.
 */
export const LEVELS: Readonly<Record<Level, LevelSpec>> = {
  system_admin: {
    label: 'System Administrator',
    name: 'System Administrator',
    tenantName: null,
    capabilities: CAPABILITIES,
  },
  system_operator: {
    label: 'System Operator',
    name: 'System Operator',
    tenantName: null,
    capabilities: [
      'view_system_health',
      'view_operation_logs',
      'view_error_analysis',
      'view_performance_data',
      'view_request_traces',
      'export_data',
    ],
  },
  user_owner: {
    label: 'Tenant Owner',
    name: 'Owner',
    tenantName: 'tenant_owner',
    capabilities: [
      'view_operation_logs',
      'view_error_analysis',
      'view_request_traces',
      'export_data',
    ],
  },
  user_manager: {
    label: 'Tenant Manager',
    name: 'Manager',
    tenantName: 'tenant_manager',
    capabilities: ['view_operation_logs', 'view_request_traces', 'export_data'],
  },
  user_basic: { label: 'Tenant User', name: 'User', tenantName: 'tenant_user', capabilities: [] },
  no_access: { label: 'No Access', name: 'No access', tenantName: null, capabilities: [] },
};

const ORDER = Object.keys(LEVELS).reverse();

/** Whether a level includes another one; an unknown level is never reached, and `no_access` reaches nothing. */
export function isAtLeast(level: Level, minimum: string): boolean {
  const needed = ORDER.indexOf(minimum);
  return needed > 0 && ORDER.indexOf(level) >= needed;
}

export function isSystemLevel(level: string): level is SystemLevel {
  return level === 'system_admin' || level === 'system_operator';
}
