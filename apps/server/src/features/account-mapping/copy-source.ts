import type { Database, TenantScope } from '../../db/database.ts';
import { grantTenantScope } from '../../db/database.ts';
import { tokenReaches } from '../../http/access.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';

/**
 * A scope of another tenant that the caller may read, by a membership read now. Throws `mapping_source_not_found` for one
 * they are not in, one their token does not reach and one that does not exist alike.
 */
export async function sourceScope(
  database: Database,
  principal: Principal,
  tenantId: string,
): Promise<TenantScope> {
  const isMember = await database.asUser(principal.userId, async (tx) => {
    const row = await tx
      .selectFrom('memberships')
      .select('level')
      .where('user_id', '=', principal.userId)
      .where('tenant_id', '=', tenantId)
      .where('level', '<>', 'no_access')
      .executeTakeFirst();
    return row !== undefined;
  });
  if (!isMember || !tokenReaches(principal, tenantId)) {
    throw new AppError('mapping_source_not_found');
  }
  return grantTenantScope(tenantId, principal.userId, principal.requestId);
}
