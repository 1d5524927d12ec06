import { tokenReaches } from '../../http/access.ts';
import type { AccessDirectory } from '../../http/access.ts';
import type { Operation } from '../../http/contract.ts';
import { LEVELS } from '../../http/levels.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers, Membership, Principal } from '../../http/operations.ts';
import type { AccountAuth } from '../auth/accounts.port.ts';
import { createMyAccess } from './my-access.ts';

type Deps = {
  readonly auth: Pick<AccountAuth, 'memberships'>;
  readonly systemLevelOf: AccessDirectory['systemLevelOf'];
  readonly operations: readonly Operation[];
};

/** What the caller may do, for pages and programs that ask before they offer it. */
export function accessRoutes({
  auth,
  systemLevelOf,
  operations,
}: Deps): Pick<Handlers, 'getMyAccess' | 'getMyPermission'> {
  const myAccess = createMyAccess(operations);
  const standingOf = async (principal: Principal, membership: Membership | null) => {
    const tenant =
      membership === null
        ? (await auth.memberships(principal.userId)).find(({ tenantId }) =>
            tokenReaches(principal, tenantId),
          )
        : { tenantId: membership.scope.tenantId, level: membership.level };
    const tenantLevel = tenant?.level ?? 'no_access';
    const systemLevel = await systemLevelOf(principal.userId);
    return {
      tenantId: tenant?.tenantId ?? null,
      tenantLevel,
      systemLevel,
      ...myAccess({ systemLevel, tenantLevel, credential: principal.credential }),
    };
  };
  return {
    getMyAccess: {
      needs: 'user',
      handle: async ({ principal, membership }) => {
        const standing = await standingOf(principal, membership);
        return ok({
          user_id: principal.userId,
          is_admin: standing.systemLevel !== null,
          permissions: [...standing.permissions],
          tenant_id: standing.tenantId,
          tenant_role: standing.tenantLevel,
          tenant_role_name: LEVELS[standing.tenantLevel].tenantName,
          level: standing.level,
          level_label: LEVELS[standing.level].label,
          capabilities: [...standing.capabilities],
        });
      },
    },
    getMyPermission: {
      needs: 'user',
      handle: async ({ principal, membership, path: { permission } }) => {
        const { permissions, capabilities } = await standingOf(principal, membership);
        const held: readonly string[] = [...permissions, ...capabilities];
        return ok({ permission, has_permission: held.includes(permission) });
      },
    },
  };
}
