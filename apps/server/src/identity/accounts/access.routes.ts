import { grantTenantScope } from '../../db/database.ts';
import { tokenReaches } from '../../http/access.ts';
import type { AccessDirectory } from '../../http/access.ts';
import type { Operation } from '../../http/contract.ts';
import { LEVELS } from '../../http/levels.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers, Membership, Principal } from '../../http/operations.ts';
import type { AccountAuth } from '../auth/users/accounts.port.ts';
import { NOTHING_KNOWN, readAuthState } from './auth-state.ts';
import type { AuthStateDeps } from './auth-state.ts';
import { createMyAccess } from './my-access.ts';

type Deps = AuthStateDeps & {
  readonly auth: Pick<AccountAuth, 'memberships'>;
  readonly systemLevelOf: AccessDirectory['systemLevelOf'];
  readonly operations: readonly Operation[];
};

/** What the caller may do, for pages and programs that ask before they offer it. */
export function accessRoutes(deps: Deps): Pick<Handlers, 'getMyAccess' | 'getMyPermission'> {
  const { auth, systemLevelOf, operations } = deps;
  const myAccess = createMyAccess(operations);
  const statusOf = async (principal: Principal, membership: Membership | null) => {
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
        const status = await statusOf(principal, membership);
        const state = await authStateOf(deps, principal, status);
        return ok({
          user_id: principal.userId,
          is_admin: status.systemLevel !== null,
          permissions: [...status.permissions],
          tenant_id: status.tenantId,
          tenant_role: status.tenantLevel,
          tenant_role_name: LEVELS[status.tenantLevel].tenantName,
          level: status.level,
          level_label: LEVELS[status.level].label,
          capabilities: [...status.capabilities],
          is_qbo_user: state.isQBOUser,
          has_subscription: state.hasSubscription,
          has_platforms: state.hasPlatforms,
          has_qbo_mapping: state.hasQBOMapping,
        });
      },
    },
    getMyPermission: {
      needs: 'user',
      handle: async ({ principal, membership, path: { permission } }) => {
        const { permissions, capabilities } = await statusOf(principal, membership);
        const held: readonly string[] = [...permissions, ...capabilities];
        return ok({ permission, has_permission: held.includes(permission) });
      },
    },
  };
}

/** Of somebody without access to the tenant nothing is known. */
async function authStateOf(
  deps: AuthStateDeps,
  { userId, requestId, credential }: Principal,
  { tenantId, tenantLevel }: { readonly tenantId: string | null; readonly tenantLevel: string },
) {
  return tenantId === null || tenantLevel === 'no_access'
    ? NOTHING_KNOWN
    : readAuthState(deps, grantTenantScope(tenantId, userId, requestId), {
        secondStepDone: credential.level === 'aal2',
      });
}
