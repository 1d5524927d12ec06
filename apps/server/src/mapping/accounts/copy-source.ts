import type { Database, TenantScope } from '../../db/database.ts';
import { grantTenantScope } from '../../db/database.ts';
import { checkTenantSecondStep, tokenReaches } from '../../http/access.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';

/**
 * A scope of another tenant that the caller may read, by current membership. Throws `mapping_source_not_found` alike for
 * a tenant that the caller is not in, that their token does not cover, and that does not exist.
 */
export async function sourceScope(
  database: Database,
  principal: Principal,
  tenantId: string,
): Promise<TenantScope> {
  const tenant = await database.asUser(principal.userId, (tx) =>
    tx
      .selectFrom('memberships')
      .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
      .select('tenants.second_step_required')
      .where('memberships.user_id', '=', principal.userId)
      .where('memberships.tenant_id', '=', tenantId)
      .where('memberships.level', '<>', 'no_access')
      .executeTakeFirst(),
  );
  if (tenant === undefined || !tokenReaches(principal, tenantId)) {
    throw new AppError('mapping_source_not_found');
  }
  checkTenantSecondStep(principal, { secondStepRequired: tenant.second_step_required });
  return grantTenantScope(tenantId, principal.userId, principal.requestId);
}
