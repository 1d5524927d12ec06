import { grantTenantScope } from '../../db/database.ts';
import type { TenantScope } from '../../db/database.ts';

/** Jobs act for a tenant, not for a person. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export function jobScope(tenantId: string, requestId: string): TenantScope {
  return grantTenantScope(tenantId, NOBODY, requestId);
}
