import type { TenantLevel } from '../../db/tables.ts';

/** Spec 6: the labels of the permission levels. */
export const LEVEL_LABELS = {
  user_owner: 'Tenant Owner',
  user_manager: 'Tenant Manager',
  user_basic: 'Tenant User',
  no_access: 'No Access',
} as const satisfies Record<TenantLevel, string>;
