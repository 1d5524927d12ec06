import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { grantTenantScope } from '../../db/database.ts';
import { checkTenantSecondStep, tokenReaches } from '../../http/access.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import { listPlans } from './plans.store.ts';
import type { Plan } from './plans.store.ts';
import { subscriptionStatusOf } from './subscription-status.ts';
import type { SubscriptionStatus, Subscription } from './subscription-status.ts';
import { countUsage, findSubscription } from './subscriptions.store.ts';
import type { PlanUsage } from './subscriptions.store.ts';

/** A subscription, its status, and the usage of its plan. */
export type Entitlement = SubscriptionStatus & {
  readonly subscription: Subscription;
  readonly usage: PlanUsage;
};

export type SubscriptionsService = {
  readonly plans: () => Promise<Plan[]>;
  readonly entitlementOf: (scope: TenantScope) => Promise<Entitlement>;
  /** The default tenant of a caller who names none: the first one they have access to. */
  readonly firstScope: (principal: Principal) => Promise<TenantScope>;
};

type Deps = { readonly database: Database; readonly clock: Clock };

export function createSubscriptionsService({ database, clock }: Deps): SubscriptionsService {
  return {
    plans: () => database.asOwner(listPlans),
    entitlementOf: (scope) =>
      database.inTenant(scope, (tx) => readEntitlement(tx, scope.tenantId, clock.now())),
    firstScope: async (principal) => {
      const tenants = await database.asUser(principal.userId, (tx) =>
        listTenants(tx, principal.userId),
      );
      const first = tenants.find(({ tenantId }) => tokenReaches(principal, tenantId));
      if (first === undefined) {
        throw new AppError('client_access_denied');
      }
      checkTenantSecondStep(principal, first);
      return grantTenantScope(first.tenantId, principal.userId, principal.requestId);
    },
  };
}

async function readEntitlement(tx: Transaction, tenantId: string, now: Date): Promise<Entitlement> {
  const subscription = await findSubscription(tx, tenantId);
  return {
    subscription,
    ...subscriptionStatusOf(subscription, now),
    usage: await countUsage(tx, tenantId),
  };
}

async function listTenants(
  tx: Transaction,
  userId: string,
): Promise<{ tenantId: string; secondStepRequired: boolean }[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['memberships.tenant_id', 'tenants.second_step_required'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.level', '!=', 'no_access')
    .orderBy('memberships.created_at')
    .orderBy('memberships.tenant_id')
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    secondStepRequired: row.second_step_required,
  }));
}
