import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';

export type SignInPolicy = {
  readonly secondStepRequired: boolean;
  /** Members with full access but without a second factor. */
  readonly membersWithout: number;
};

export type SignInPolicyService = {
  readonly load: (scope: TenantScope) => Promise<SignInPolicy>;
  /** Throws unless the caller has done it themselves, so that nobody locks themselves out. */
  readonly require: (
    caller: { readonly scope: TenantScope; readonly principal: Principal },
    isRequired: boolean,
  ) => Promise<SignInPolicy>;
};

type Deps = { readonly database: Database; readonly clock: Clock };

/** The sign-in policy for a client's members, which its owner sets. */
export function createSignInPolicyService({ database, clock }: Deps): SignInPolicyService {
  return {
    // A member's second factor is private: only the number of members without one is returned.
    load: ({ tenantId }) => database.asOwner((tx) => loadPolicy(tx, tenantId)),
    require: ({ scope: { tenantId }, principal }, isRequired) => {
      if (isRequired && principal.credential.level === 'aal1') {
        throw new AppError('second_step_setup_required', {
          message: 'Set up two-step sign-in for your own account first.',
        });
      }
      return database.asOwner(async (tx) => {
        const before = await tx
          .selectFrom('tenants')
          .select('second_step_required')
          .where('id', '=', tenantId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('tenants')
          .set({ second_step_required: isRequired })
          .where('id', '=', tenantId)
          .execute();
        const policy = await loadPolicy(tx, tenantId);
        await recordAudit(tx, {
          actor: actorOf(principal),
          tenantId,
          action: isRequired ? 'sign_in.second_step_required' : 'sign_in.second_step_optional',
          target: { type: 'tenant', id: tenantId },
          before: before.second_step_required,
          after: isRequired,
          at: clock.now(),
        });
        return policy;
      });
    },
  };
}

async function loadPolicy(tx: Transaction, tenantId: string): Promise<SignInPolicy> {
  const tenant = await tx
    .selectFrom('tenants')
    .select('second_step_required')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('level', '!=', 'no_access')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mfa_factors')
            .select('mfa_factors.id')
            .whereRef('mfa_factors.user_id', '=', 'memberships.user_id')
            .where('mfa_factors.status', '=', 'verified'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { secondStepRequired: tenant.second_step_required, membersWithout: Number(count) };
}
