import { grantTenantScope } from '../../db/database.ts';
import { tokenReaches } from '../../http/access.ts';
import type { AccessDirectory } from '../../http/access.ts';
import type { Operation } from '../../http/contract.ts';
import { LEVELS } from '../../http/levels.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers, Membership, Principal } from '../../http/operations.ts';
import type { AccountAuth } from '../auth/users/accounts.port.ts';
import { createMyAccess } from './my-access.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { connectedPlatforms } from '../../connectors/connections/connected-platforms.read-model.ts';
import { hasSubscription } from '../../billing/plans/has-subscription.read-model.ts';

type Deps = AuthStateDeps & {
  readonly auth: Pick<AccountAuth, 'memberships'>;
  readonly systemLevelOf: AccessDirectory['systemLevelOf'];
  readonly operations: readonly Operation[];
};

/** The caller's permissions, for pages and programs that check them before they offer an action. */
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

/** Reveals nothing about the tenant to users without access to it. */
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

/** Spec 4: the auth state of the user's current tenant. */
type AuthState = {
  readonly isQBOUser: boolean;
  readonly hasSubscription: boolean;
  readonly hasPlatforms: boolean;
  readonly hasQBOMapping: boolean;
};

/** For users without a tenant, or without access to it. */
const NOTHING_KNOWN: AuthState = {
  isQBOUser: false,
  hasSubscription: false,
  hasPlatforms: false,
  hasQBOMapping: false,
};

type AuthStateDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** In the tenant's scope: whether anything is mapped to an account of the books. */
  readonly hasAccountMapping: (tx: Transaction) => Promise<boolean>;
};

function readAuthState(
  { database, clock, hasAccountMapping }: AuthStateDeps,
  scope: TenantScope,
  { secondStepDone }: { readonly secondStepDone: boolean },
): Promise<AuthState> {
  const { tenantId } = scope;
  return database.inTenant(scope, async (tx) => {
    const tenant = await tx
      .selectFrom('tenants')
      .leftJoin('clients', 'clients.tenant_id', 'tenants.id')
      .select(['tenants.second_step_required', 'clients.client_category'])
      .where('tenants.id', '=', tenantId)
      .executeTakeFirst();
    if (tenant === undefined || (tenant.second_step_required && !secondStepDone)) {
      return NOTHING_KNOWN;
    }
    return {
      isQBOUser: tenant.client_category === 'qbo',
      hasSubscription: await hasSubscription(tx, { tenantId, now: clock.now() }),
      hasPlatforms: (await connectedPlatforms(tx)).length > 0,
      hasQBOMapping: await hasAccountMapping(tx),
    };
  });
}
