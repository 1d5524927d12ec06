import { grantTenantScope } from '../db/database.ts';
import type { TenantScope } from '../db/database.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The scope of a job, which acts for a tenant and not for a person. */
export function jobScope(tenantId: string, requestId: string): TenantScope {
  return grantTenantScope(tenantId, NOBODY, requestId);
}
