import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { connectedPlatforms } from '../../connectors/connections/connected-platforms.read-model.ts';
import { hasSubscription } from '../../billing/plans/has-subscription.read-model.ts';

/** Spec 4: what the auth state says of the tenant somebody works in. */
export type AuthState = {
  readonly isQBOUser: boolean;
  readonly hasSubscription: boolean;
  readonly hasPlatforms: boolean;
  readonly hasQBOMapping: boolean;
};

/** Of whoever is in no tenant, or may not look into it. */
export const NOTHING_KNOWN: AuthState = {
  isQBOUser: false,
  hasSubscription: false,
  hasPlatforms: false,
  hasQBOMapping: false,
};

export type AuthStateDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** In the tenant's scope: whether anything is mapped to an account of the books. */
  readonly hasAccountMapping: (tx: Transaction) => Promise<boolean>;
};

export function readAuthState(
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
